import { isIntrospectionType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Answer } from './start-api.js';
import { fieldsIn, walkOperation, walkTo, type Named, type WalkOperation } from './walk-document.js';

/** One operation, called by one role. */
export interface Walked {
  readonly field: string;
  readonly role: string;
  /** The roster that was named. Null if the operation takes none. */
  readonly target: string | null;
  /** What was sent: the answers to two documents are not alike. */
  readonly query: string;
  readonly answer: Answer;
}

export type RootField = readonly [root: 'Query' | 'Mutation', name: string];

export type Steps = Generator<() => Promise<Walked>>;

const AT_ONCE = 8;

export const operationsOf = (schema: GraphQLSchema): readonly RootField[] => [
  ...Object.keys(schema.getQueryType()?.getFields() ?? {}).map((name) => ['Query', name] as const),
  ...Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) => ['Mutation', name] as const),
];

/** Every field of every object type, such as `Roster.name`. */
const fieldsOf = (schema: GraphQLSchema): readonly string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !isIntrospectionType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );

/** The fields that none of the documents requests. */
export function neverRequested(schema: GraphQLSchema, documents: readonly WalkOperation[]): ReadonlySet<string> {
  const requested = new Set(documents.flatMap((document) => [...fieldsIn(schema, document)]));
  return new Set(fieldsOf(schema).filter((field) => !requested.has(field)));
}

/** The fields that no operation of the walk has room for. */
export function leftOver(schema: GraphQLSchema): ReadonlySet<string> {
  const requested = operationsOf(schema).map(([root, name]) => walkOperation(schema, root, name, {}));
  return neverRequested(schema, requested);
}

/** An operation that requests as much as there is room for, and for a query another one that requests what was left over everywhere. */
export function documentsOf(
  schema: GraphQLSchema,
  [root, name]: RootField,
  named: Named,
  left: ReadonlySet<string>,
): readonly WalkOperation[] {
  const rest = root === 'Query' ? walkTo(schema, root, name, named, left) : null;
  return [walkOperation(schema, root, name, named), ...(rest ? [rest] : [])];
}

/** Calls the operation for each roster, or once if it takes no roster. */
export function* stepsOf(
  schema: GraphQLSchema,
  operation: RootField,
  named: Named,
  left: ReadonlySet<string>,
  rosters: Readonly<Record<string, string>>,
  walk: (target: string | null, operation: WalkOperation) => Promise<Walked>,
): Steps {
  const documents = (roster: string): readonly WalkOperation[] => documentsOf(schema, operation, { ...named, roster, id: roster }, left);
  const [one, other] = ['A', 'B'].map((roster) => JSON.stringify(documents(roster)[0]?.variables));
  const targets = one === other ? [[null, rosters['nowhere'] ?? ''] as const] : Object.entries(rosters);
  for (const [target, roster] of targets) for (const document of documents(roster)) yield () => walk(target, document);
}

export async function walkAll(queue: Steps): Promise<readonly Walked[]> {
  const done: Walked[] = [];
  const walkOn = async (): Promise<void> => {
    for (const step of queue) done.push(await step());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
  return done;
}

/** The responses for rosters of each state, by step of the walk. Ids that differ in every response are removed. */
export function answersByStep(walked: readonly Walked[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byStep = new Map<string, Set<string>>();
  for (const { field, role, target, query, answer } of walked) {
    if (target === null) continue;
    const step = `${field} by ${role}: ${query}`;
    const said = byStep.get(step) ?? new Set();
    byStep.set(step, said.add(plain(answer)));
  }
  return byStep;
}

/**
 * A response without values that differ each time, and without the position of errors in the document, which cached operations do not have.
 */
export function plain({ status, body: { data, errors } }: Answer): string {
  const said = errors?.map(({ message, path, extensions }) => ({ message, path, ...extensions }));
  return `${status} ${JSON.stringify({ data, said }).replaceAll(/"(?:requestId|id)":"[^"]*"/g, '')}`;
}

export const inShort = ({ field, role, target, answer }: Walked): string =>
  `${field} by ${role} of ${target}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`;

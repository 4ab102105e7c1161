import type { GraphQLSchema } from 'graphql';
import type { Answer } from './start-api.js';
import { walkOperation, type Named, type WalkOperation } from './walk-document.js';

/** One operation, called by one role. */
export interface Walked {
  readonly field: string;
  readonly role: string;
  /** The roster that was named. Null if the operation takes none. */
  readonly target: string | null;
  readonly answer: Answer;
}

export type RootField = readonly [root: 'Query' | 'Mutation', name: string];

export type Steps = Generator<() => Promise<Walked>>;

const AT_ONCE = 8;

export const operationsOf = (schema: GraphQLSchema): readonly RootField[] => [
  ...Object.keys(schema.getQueryType()?.getFields() ?? {}).map((name) => ['Query', name] as const),
  ...Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) => ['Mutation', name] as const),
];

/** Calls the operation for each roster, or once if it takes no roster. */
export function* stepsOf(
  schema: GraphQLSchema,
  [root, name]: RootField,
  named: Named,
  rosters: Readonly<Record<string, string>>,
  walk: (target: string | null, operation: WalkOperation) => Promise<Walked>,
): Steps {
  const operation = (roster: string): WalkOperation => walkOperation(schema, root, name, { ...named, roster, id: roster });
  const takesRoster = JSON.stringify(operation('A').variables) !== JSON.stringify(operation('B').variables);
  const targets = takesRoster ? Object.entries(rosters) : [[null, rosters['nowhere'] ?? ''] as const];
  for (const [target, roster] of targets) yield () => walk(target, operation(roster));
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
  for (const { field, role, target, answer } of walked) {
    if (target === null) continue;
    const step = `${field} by ${role}`;
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

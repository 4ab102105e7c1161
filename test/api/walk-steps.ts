import type { GraphQLSchema } from 'graphql';
import type { Answer } from './start-api.js';
import { walkOperation, type Named, type WalkOperation } from './walk-document.js';

/** One operation, asked for by somebody. */
export interface Walked {
  readonly field: string;
  readonly role: string;
  /** Which roster was named; null: the operation takes none. */
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

/** The operation for each of the rosters; once where it takes none. */
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

/** What was said of each standing of a roster, in one step of the walk: ids that are new in each answer do not count. */
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

/** Without what differs each time, and without where in the document an error stands: a compiled operation no longer tells. */
export function plain({ status, body: { data, errors } }: Answer): string {
  const said = errors?.map(({ message, path, extensions }) => ({ message, path, ...extensions }));
  return `${status} ${JSON.stringify({ data, said }).replaceAll(/"(?:requestId|id)":"[^"]*"/g, '')}`;
}

export const inShort = ({ field, role, target, answer }: Walked): string =>
  `${field} by ${role} of ${target}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`;

import type { PhaseTime } from '#muster/checks';
import type { StatementTime, UnknownNameCount } from '#muster/persistence';
import type { Given, Work } from './work.js';

/** The data that a thread is started with. */
export interface ThreadOrder {
  readonly databaseUrl: string;
  /** A streaming replica, or null. */
  readonly replicaUrl: string | null;
  /** Whether the process wants to know the statements of its tasks. */
  readonly isTraced: boolean;
  /** Whether it judges lists of its own before the first task, so that nothing waits for its code and data. */
  readonly warmsUp: boolean;
}

/** A task for a thread: the name of the work and its arguments. */
export interface Task<Name extends keyof Work = keyof Work> {
  readonly name: Name;
  readonly given: Given<Name>;
  /** The number of changes that the process has heard of: a thread that has seen fewer reads releases and aliases again. */
  readonly changes: number;
}

/** A task as it is sent to a thread, perhaps while the thread is at work on another one. */
export interface SentTask {
  readonly number: number;
  readonly task: Task;
  /** One number that both sides change atomically: until the thread begins the task, it can be taken back. */
  readonly stage: Int32Array<SharedArrayBuffer>;
}

const STAGE = { sent: 0, begun: 1, takenBack: 2 } as const;

/** For the thread. False if the task was taken back. */
export const begin = ({ stage }: SentTask): boolean => Atomics.compareExchange(stage, 0, STAGE.sent, STAGE.begun) === STAGE.sent;

/** For the process. False if the thread has begun the task. */
export const takeBack = ({ stage }: SentTask): boolean => Atomics.compareExchange(stage, 0, STAGE.sent, STAGE.takenBack) !== STAGE.begun;

/** What the process counts of the tasks of its threads. */
export interface Observed {
  /** The names that checks did not know. */
  readonly unknownNames: readonly UnknownNameCount[];
  readonly phaseTimes: readonly PhaseTime[];
  readonly statementTimes: readonly StatementTime[];
  /** The number of releases that the thread keeps compiled. */
  readonly releasesReady: number;
}

/** How a task ended. */
export type TaskEnd<Value> =
  | { readonly kind: 'done'; readonly value: Value; readonly observed: Observed }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed'; readonly error: Error };

/** A message from a thread: it can take tasks, an internal error occurred, or the task of this number has ended. */
export type ThreadMessage<Value = unknown> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'fault'; readonly error: Error }
  | { readonly kind: 'end'; readonly of: number; readonly end: TaskEnd<Value> };

export function parseThreadOrder(data: unknown): ThreadOrder {
  if (typeof data === 'object' && data !== null && 'databaseUrl' in data && typeof data.databaseUrl === 'string')
    return {
      databaseUrl: data.databaseUrl,
      replicaUrl: 'replicaUrl' in data && typeof data.replicaUrl === 'string' ? data.replicaUrl : null,
      isTraced: 'isTraced' in data && data.isTraced === true,
      warmsUp: 'warmsUp' in data && data.warmsUp === true,
    };
  throw new Error('A thread was started without an order.');
}

export const STOP = 'stop';

import type { CheckingService, EngineFiles, RosterComparison, VerdictsOverTime } from '#muster/checks';
import type { GivenSubject } from '#muster/checking';
import type { Json, NewCheckResult, TakenRun } from '#muster/persistence';

/** Everything that may run in a thread. Arguments and results are data, which can be sent from thread to thread. */
export interface Work {
  readonly check: CheckingService['checkAgainst'];
  readonly legalWhen: VerdictsOverTime['legalWhen'];
  readonly drift: VerdictsOverTime['drift'];
  readonly compareLists: VerdictsOverTime['compare'];
  readonly compareRosters: RosterComparison['compare'];
  /** Makes a file for checks without a server. */
  readonly makeEngineFile: EngineFiles['make'];
  /** Judges a list by the stored question of its job. The process stores the results, many of them at once. */
  readonly judgeList: (subject: GivenSubject, question: Json) => Promise<NewCheckResult>;
  /** Judges a saved roster under the release of a run and saves the result. */
  readonly judgeRoster: (run: TakenRun, roster: string) => Promise<void>;
}

export type Given<Name extends keyof Work> = Parameters<Work[Name]>;
export type Value<Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>;

/** The same as `Work`, in the form that a caller with any name can use. */
export type WorkByName = { readonly [Name in keyof Work]: (...given: Given<Name>) => Promise<Value<Name>> };

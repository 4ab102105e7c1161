import type { Json } from '../json.js';

/** A line or file of an upload that does not belong to any list. */
export interface LeftOut {
  /** Name of the file, or null if the text was pasted. */
  readonly source: string | null;
  /** Line number from 1, or null for the whole file. */
  readonly line: number | null;
  readonly text: string;
}

/** A job of lists to be checked together, with its progress. Anyone who has the token can read it. */
export interface CheckJob {
  readonly id: string;
  readonly question: Json;
  readonly leftOut: readonly LeftOut[];
  readonly total: number;
  /** Number of lists with a result; never decreases. */
  readonly done: number;
  /** Number of lists whose result is a failure instead of a report. */
  readonly failed: number;
  /** Number of lists that are being judged. */
  readonly running: number;
  readonly basedOnId: string | null;
  readonly createdAt: string;
  /** When the last list was judged, or null if the job has not finished. */
  readonly finishedAt: string | null;
  /** The job cannot be read after this time. */
  readonly expiresAt: string;
}

/** `file` stands for binary content such as a .rosz. */
export type GivenKind = 'text' | 'file';

/** One list as submitted. */
export interface GivenList {
  readonly player: string | null;
  /** Name of the file that contained the list. */
  readonly source: string | null;
  readonly kind: GivenKind;
  readonly content: Uint8Array;
  /** The organiser's other columns, by heading. */
  readonly columns: Readonly<Record<string, string>>;
}

export interface NewCheckJob {
  /** SHA-256 of the token. */
  readonly tokenHash: Uint8Array;
  readonly question: Exclude<Json, null>;
  readonly leftOut: readonly LeftOut[];
  readonly lists: readonly GivenList[];
  /** Number of seconds the job is stored. */
  readonly keptFor: number;
}

/** Identifies a list by its job and its position there. */
export interface ListPlace {
  readonly jobId: string;
  /** Counted from 1. */
  readonly position: number;
}

/** A list that a worker has to judge. */
export interface TakenList extends Omit<GivenList, 'columns'>, ListPlace {
  readonly question: Json;
}

/** The columns of a result that tables show. */
export interface ResultColumns {
  /** The reason why there is no report, or null if there is one. */
  readonly failure: string | null;
  readonly verdict: string | null;
  readonly faction: string | null;
  readonly detachment: string | null;
  readonly statedPoints: number | null;
  readonly computedPoints: number | null;
  readonly findings: number;
  readonly format: string | null;
  readonly release: string | null;
}

export interface NewCheckResult extends ResultColumns {
  /** A hash of everything in the report that a reader would notice, except the release's name. */
  readonly fingerprint: Uint8Array;
  /** The whole report as JSON. */
  readonly report: string | null;
}

export interface CheckResult extends ResultColumns {
  readonly position: number;
  readonly player: string | null;
  readonly source: string | null;
  /** The organiser's other columns, by heading. */
  readonly columns: Readonly<Record<string, string>>;
  /** The result of the same list in the job that this one repeats, or null if there is none. */
  readonly before: ResultColumns | null;
}

export interface ResultFilter {
  readonly verdict?: string | null;
  /** Full name of the faction. */
  readonly faction?: string | null;
  /** Part of the player's name, the file name, the faction or the detachment. */
  readonly text?: string | null;
  readonly failed?: boolean | null;
  /** Only results that differ from those of the job that this one repeats. */
  readonly changed?: boolean | null;
}

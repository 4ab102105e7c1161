import type { Json } from '../json.js';

/** Something given that belongs to no list: a line, or a file that holds none. */
export interface LeftOut {
  /** Name of the file; null where it was pasted. */
  readonly source: string | null;
  /** From 1; null: the whole file. */
  readonly line: number | null;
  readonly text: string;
}

/** Lists to be checked together, and how far that is. Who knows the token may see it. */
export interface CheckJob {
  readonly id: string;
  readonly question: Json;
  readonly leftOut: readonly LeftOut[];
  readonly total: number;
  /** Lists with a result. It never goes back. */
  readonly done: number;
  /** Of those, how many have no report. */
  readonly failed: number;
  /** Lists that a worker is at. */
  readonly running: number;
  readonly basedOnId: string | null;
  readonly createdAt: string;
  /** When the last list was judged; null before. */
  readonly finishedAt: string | null;
  /** From then on it is gone. */
  readonly expiresAt: string;
}

/** `file`: bytes that are no text, such as a .rosz. */
export type GivenKind = 'text' | 'file';

/** One list as it was given. */
export interface GivenList {
  readonly player: string | null;
  /** Name of the file it came in. */
  readonly source: string | null;
  readonly kind: GivenKind;
  readonly content: Uint8Array;
}

export interface NewCheckJob {
  /** SHA-256 of the token. */
  readonly tokenHash: Uint8Array;
  readonly question: Exclude<Json, null>;
  readonly leftOut: readonly LeftOut[];
  readonly lists: readonly GivenList[];
  /** Seconds it is kept. */
  readonly keptFor: number;
}

/** Which list of which job. */
export interface ListPlace {
  readonly jobId: string;
  /** From 1. */
  readonly position: number;
}

/** A list that is to be judged. */
export interface TakenList extends GivenList, ListPlace {
  readonly question: Json;
}

/** What is told of a list in a row of a table. */
export interface ResultColumns {
  /** Why there is no report; null where there is one. */
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
  /** Changes when anything changes that a reader would notice, but for the release's name. */
  readonly fingerprint: Uint8Array;
  readonly report: Json;
}

export interface CheckResult extends ResultColumns {
  readonly position: number;
  readonly player: string | null;
  readonly source: string | null;
  /** What the same list came to in the job this one is based on; null where there is none. */
  readonly before: ResultColumns | null;
}

export interface ResultFilter {
  readonly verdict?: string | null;
  /** The whole name. */
  readonly faction?: string | null;
  /** Part of the player, the file, the faction or the detachment. */
  readonly text?: string | null;
  readonly failed?: boolean | null;
  /** Only what came out otherwise than in the job this one is based on. */
  readonly changed?: boolean | null;
}

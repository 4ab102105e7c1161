import type { EditionId } from '#muster/roster';

/** Which of the two known engines the release's files were written for. Found at import. */
export type Dialect = 'battlescribe' | 'newrecruit';

export type ReleaseStatus = 'draft' | 'published' | 'withdrawn';

/** What the game's data were on a day. Immutable once published; a withdrawn one stays readable by its label. */
export interface Release {
  readonly id: string;
  readonly edition: EditionId;
  /** Unique: what people name it by, "2026-06-14". */
  readonly label: string;
  /** `battlescribe`, `native` (authored by hand), `sample` (the invented game of a new installation) or `draft` (an administrator's edit of another release). */
  readonly source: string;
  /** The source's own revision: a commit, a file version. Null where it has none. */
  readonly sourceRevision: string | null;
  /** ISO date from which the release is the one in force. */
  readonly effectiveFrom: string;
  readonly status: ReleaseStatus;
  readonly dialect: Dialect;
  /** SHA-256 over files and overlays. Two releases with one hash hold the same data. */
  readonly contentHash: string;
}

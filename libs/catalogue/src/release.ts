import type { EditionId } from '#muster/roster';

/** The engine for which the release's files were written, as detected at import. */
export type Dialect = 'battlescribe' | 'newrecruit';

export type ReleaseStatus = 'draft' | 'published' | 'withdrawn';

/** The data of a game from a certain date on. Immutable once published. A withdrawn release can still be selected by its label. */
export interface Release {
  readonly id: string;
  readonly edition: EditionId;
  /** The unique name of the release, such as "2026-06-14". */
  readonly label: string;
  /**
   * `battlescribe`, `native` (created manually), `sample` (the invented game of a new installation) or `draft` (an administrator's edit of
   * another release).
   */
  readonly source: string;
  /** Revision of the source: a commit or a file version. Null if it has none. */
  readonly sourceRevision: string | null;
  /** ISO date from which the release is in force. */
  readonly effectiveFrom: string;
  readonly status: ReleaseStatus;
  readonly dialect: Dialect;
  /** SHA-256 of files and overlays. Two releases with the same hash contain the same data. */
  readonly contentHash: string;
}

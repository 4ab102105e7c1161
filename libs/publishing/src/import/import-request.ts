import type { Diagnostic } from '#muster/diagnostics';
import type { StoredRelease } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import type { Source } from '../source/source-files.js';
import type { ImportSummary } from './import-summary.js';

/** What to make a release of. */
export interface ImportRequest {
  readonly edition: EditionId;
  readonly label: string;
  /** ISO date. */
  readonly effectiveFrom: string;
  /** A commit of the source, a file's version. */
  readonly sourceRevision: string | null;
  readonly source: Source;
  /** Who asked for it: for the audit log. */
  readonly actor: string;
  /** Without one: `publish`. */
  readonly mode?: ImportMode;
}

/** `draft`: the release is written and not yet in force. `dryRun`: nothing is written but the comparison that answers. */
export type ImportMode = 'publish' | 'draft' | 'dryRun';

export type ImportStage = 'waiting' | 'reading' | 'translating' | 'storing' | 'comparing' | 'finished';

export type OnImportProgress = (stage: ImportStage, done: number, total: number) => void;

/** Outcome of an import. Only `imported` has changed anything. */
export type ImportResult =
  | {
      readonly outcome: 'imported';
      readonly release: StoredRelease;
      readonly summary: ImportSummary;
      readonly diagnostics: readonly Diagnostic[];
    }
  /** What a dry run would have made. */
  | { readonly outcome: 'compared'; readonly summary: ImportSummary; readonly diagnostics: readonly Diagnostic[] }
  /** The label already holds exactly these data. */
  | { readonly outcome: 'unchanged'; readonly release: StoredRelease; readonly diagnostics: readonly Diagnostic[] }
  /** `LABEL_TAKEN`: the label holds other data. `UNREADABLE`: the diagnostics say what is wrong with the files. */
  | { readonly outcome: 'refused'; readonly fault: 'LABEL_TAKEN' | 'UNREADABLE'; readonly diagnostics: readonly Diagnostic[] };

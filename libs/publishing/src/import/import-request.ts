import type { Diagnostic } from '#muster/diagnostics';
import type { Author, StoredRelease } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import type { Source } from '../source/source-files.js';
import type { ImportSummary } from './import-summary.js';

/** The data to import, and the release that the import creates. */
export interface ImportRequest {
  readonly edition: EditionId;
  readonly label: string;
  /** ISO date. */
  readonly effectiveFrom: string;
  /** For example a commit of the source or a file version. */
  readonly sourceRevision: string | null;
  readonly source: Source;
  /** Who requested the import; recorded in the audit log. */
  readonly actor: Author;
  /** True to import catalogues although files that they link to are missing. By default such data is refused. */
  readonly incomplete?: boolean;
  /** The default is `publish`. */
  readonly mode?: ImportMode;
}

/** `draft` writes the release without putting it in force. `dryRun` writes nothing and returns only a comparison. */
export type ImportMode = 'publish' | 'draft' | 'dryRun';

/** The stages of an import, in their order. */
export const IMPORT_STAGES = ['waiting', 'reading', 'translating', 'storing', 'comparing', 'finished'] as const;
export type ImportStage = (typeof IMPORT_STAGES)[number];

/** `file` is the data file that is being worked on, if the stage is about one file. */
export type OnImportProgress = (stage: ImportStage, done: number, total: number, file?: string) => void;

/** The outcome of an import. Only `imported` has changed anything. */
export type ImportResult =
  | {
      readonly outcome: 'imported';
      readonly release: StoredRelease;
      readonly summary: ImportSummary;
      readonly diagnostics: readonly Diagnostic[];
    }
  /** What a dry run would have created. */
  | { readonly outcome: 'compared'; readonly summary: ImportSummary; readonly diagnostics: readonly Diagnostic[] }
  /** A release with this label already contains exactly this data. */
  | { readonly outcome: 'unchanged'; readonly release: StoredRelease; readonly diagnostics: readonly Diagnostic[] }
  /** `LABEL_TAKEN`: the label holds other data. `UNREADABLE`: the files have errors, which the diagnostics list. */
  | { readonly outcome: 'refused'; readonly fault: 'LABEL_TAKEN' | 'UNREADABLE'; readonly diagnostics: readonly Diagnostic[] };

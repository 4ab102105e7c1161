export { aliasMessages, type AliasFault } from './aliases/alias.messages.js';
export { aliasTranslations } from './aliases/alias.messages.fr.js';
export { AliasTeacher, type LineOutcome } from './aliases/alias-teacher.service.js';
export { CanonicalNames, type Candidate } from './aliases/canonical-names.service.js';
export { UnresolvedNames, type UnresolvedName } from './aliases/unresolved-names.service.js';
export type { WrittenAlias } from './aliases/check-alias.js';
export { CompareReleases } from './compare/compare-releases.service.js';
export { ReleaseDrifts, type ReleaseDrift } from './compare/release-drifts.service.js';
export type { FieldChange } from './compare/field-changes.js';
export type { ChangedEntry, EntryName, KindComparison, ReleaseComparison } from './compare/release-comparison.js';
export { ImportFolder } from './import/import-folder.js';
export { ImportWatch } from './import/import-watch.service.js';
export { importOrderOf, ImportWorker, MOST_DIAGNOSTICS, type ImportOrder } from './import/import-worker.service.js';
export { ImportService } from './import/import.service.js';
export type { ProcessOptions } from './import/import-process.js';
export { type DiagnosticGroup, groupDiagnostics } from './import/group-diagnostics.js';
export {
  IMPORT_STAGES,
  type ImportMode,
  type ImportRequest,
  type ImportResult,
  type ImportStage,
  type OnImportProgress,
} from './import/import-request.js';
export { summaryCountsOf, type KindCounts, type SummaryCounts } from './import/summary-counts.js';
export type { ImportSummary, KindSummary, PriceChange } from './import/import-summary.js';
export { BulkFiles } from './bulk-file/bulk-files.service.js';
export type { EntryIdentity, EntryMigration } from './migrations/entry-migration.js';
export { Migrations, type Migration } from './migrations/migrations.service.js';
export { PublishingModule } from './publishing.module.js';
export { openArchive, openSource, openSources, type Source, type SourceFile } from './source/source-files.js';
export { isFault, type DraftEdit, type EditOutcome, type InvalidEdits } from './drafts/draft-edit.js';
export { LABEL } from './drafts/label.js';
export { DraftService } from './drafts/draft.service.js';
export { PUBLISHING_MESSAGES } from './messages.js';
export { NativeImportService } from './import/native-import.service.js';
export { SampleService } from './sample/sample.service.js';
export { DataDifferences, type DataDifferenceOf } from './field-manual/data-differences.service.js';
export { openManualFolder, type ManualFolder } from './field-manual/manual-folder.js';
export { ManualImportService, type ManualRequest, type ManualResult } from './field-manual/manual-import.service.js';

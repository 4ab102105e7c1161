export { CompareReleases } from './compare/compare-releases.service.js';
export type { FieldChange } from './compare/field-changes.js';
export type { ChangedEntry, EntryName, KindComparison, ReleaseComparison } from './compare/release-comparison.js';
export { ImportService } from './import/import.service.js';
export type { ImportRequest, ImportResult, ImportStage, OnImportProgress } from './import/import-request.js';
export type { ImportSummary, KindSummary, PriceChange } from './import/import-summary.js';
export { PublishingModule } from './publishing.module.js';
export { openArchive, openSource, type Source, type SourceFile } from './source/source-files.js';

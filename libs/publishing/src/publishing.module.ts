import { Module } from '@nestjs/common';
import { AliasTeacher } from './aliases/alias-teacher.service.js';
import { CanonicalNames } from './aliases/canonical-names.service.js';
import { UnresolvedNames } from './aliases/unresolved-names.service.js';
import { BulkFiles } from './bulk-file/bulk-files.service.js';
import { CompareReleases } from './compare/compare-releases.service.js';
import { ReleaseDrifts } from './compare/release-drifts.service.js';
import { DraftEditor } from './drafts/draft-editor.service.js';
import { DraftFilesService } from './drafts/draft-files.service.js';
import { DraftService } from './drafts/draft.service.js';
import { DataDifferences } from './field-manual/data-differences.service.js';
import { ManualImportService } from './field-manual/manual-import.service.js';
import { ImportWatch } from './import/import-watch.service.js';
import { ImportWorker } from './import/import-worker.service.js';
import { ImportService } from './import/import.service.js';
import { NativeImportService } from './import/native-import.service.js';
import { Migrations } from './migrations/migrations.service.js';
import { SampleService } from './sample/sample.service.js';

const DOORS = [
  AliasTeacher,
  BulkFiles,
  CanonicalNames,
  CompareReleases,
  DraftService,
  ImportService,
  ImportWatch,
  ImportWorker,
  DataDifferences,
  ManualImportService,
  Migrations,
  NativeImportService,
  ReleaseDrifts,
  SampleService,
  UnresolvedNames,
];

/** Services for creating, comparing and exporting releases. The application's root module must import PersistenceModule. */
@Module({ providers: [...DOORS, DraftEditor, DraftFilesService], exports: DOORS })
export class PublishingModule {}

import { Module } from '@nestjs/common';
import { CompareReleases } from './compare/compare-releases.service.js';
import { DraftEditor } from './drafts/draft-editor.service.js';
import { DraftFilesService } from './drafts/draft-files.service.js';
import { DraftService } from './drafts/draft.service.js';
import { ImportWorker } from './import/import-worker.service.js';
import { ImportService } from './import/import.service.js';
import { NativeImportService } from './import/native-import.service.js';
import { SampleService } from './sample/sample.service.js';

const DOORS = [CompareReleases, DraftService, ImportService, ImportWorker, NativeImportService, SampleService];

/** How releases come to be. Needs PersistenceModule at the root. */
@Module({ providers: [...DOORS, DraftEditor, DraftFilesService], exports: DOORS })
export class PublishingModule {}

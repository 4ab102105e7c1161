import { Module } from '@nestjs/common';
import { CompareReleases } from './compare/compare-releases.service.js';
import { DraftEditor } from './drafts/draft-editor.service.js';
import { DraftFilesService } from './drafts/draft-files.service.js';
import { DraftService } from './drafts/draft.service.js';
import { ImportService } from './import/import.service.js';

const PROVIDERS = [CompareReleases, ImportService, DraftFilesService, DraftEditor, DraftService];

/** How releases come to be. Needs PersistenceModule at the root. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class PublishingModule {}

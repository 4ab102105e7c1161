import { Module } from '@nestjs/common';
import { CompareReleases } from './compare/compare-releases.service.js';
import { ImportService } from './import/import.service.js';

const PROVIDERS = [CompareReleases, ImportService];

/** How releases come to be. Needs PersistenceModule at the root. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class PublishingModule {}

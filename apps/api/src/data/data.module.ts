import { Module } from '@nestjs/common';
import { BulkModule } from '#muster/bulk';
import { ChecksModule } from '#muster/checks';
import { PublishingModule } from '#muster/publishing';
import { ReleaseModule } from '../releases/release.module.js';
import { BulkDataController } from './bulk-data.controller.js';
import { BulkDataResolver } from './bulk-data.resolver.js';
import { BulkData } from './bulk-data.service.js';
import { DataDifferenceResolver } from './data-difference.resolver.js';
import { EngineData } from './engine-data.service.js';
import { EngineFileController } from './engine-file.controller.js';
import { MigrationResolver } from './migration.resolver.js';
import { MigrationService } from './migration.service.js';

export const DATA_RESOLVERS = [BulkDataResolver, DataDifferenceResolver, MigrationResolver] as const;

@Module({
  imports: [BulkModule, ChecksModule, PublishingModule, ReleaseModule],
  controllers: [BulkDataController, EngineFileController],
  providers: [BulkData, EngineData, MigrationService, ...DATA_RESOLVERS],
  exports: [EngineData],
})
export class DataModule {}

import { BulkModule as BulkRoom } from '#muster/bulk';
import { EventsModule } from '#muster/events';
import { UpkeepModule } from '#muster/upkeep';
import { Module } from '@nestjs/common';
import { ReleaseModule } from '../releases/release.module.js';
import { CheckModule } from '../checking/check.module.js';
import { BulkJobs } from './bulk-jobs.service.js';
import { CheckJobController } from './check-job.controller.js';
import { CheckedListResolver, CheckJobResolver, ListResultResolver, ReleaseOfListResolver } from './check-job.resolver.js';
import { CheckJobService } from './check-job.service.js';
import { CheckAnswers } from './check-answer.service.js';
import { CheckTextController } from './check-text.controller.js';
import { JobExport } from './job-export.service.js';

export const BULK_RESOLVERS = [CheckJobResolver, CheckedListResolver, ListResultResolver, ReleaseOfListResolver] as const;

@Module({
  imports: [BulkRoom, EventsModule, UpkeepModule, CheckModule, ReleaseModule],
  controllers: [CheckJobController, CheckTextController],
  providers: [BulkJobs, CheckAnswers, CheckJobService, JobExport, ...BULK_RESOLVERS],
  exports: [CheckJobService],
})
export class BulkModule {}

import { RostersModule } from '#muster/rosters';
import { ChecksModule } from '#muster/checks';
import { Module } from '@nestjs/common';
import { CheckJobs } from './check-jobs.service.js';
import { BulkWorker } from './judge/bulk-worker.service.js';
import { ListJudge } from './judge/list-judge.service.js';
import { RosterCheckWorker } from './rosters/roster-check-worker.service.js';
import { RosterJudge } from './rosters/roster-judge.service.js';
import { JobWatch } from './progress/job-watch.service.js';
import { CheckThreads } from './threads/check-threads.service.js';
import { WorkDesk } from './threads/work-desk.service.js';

const DOORS = [CheckJobs, BulkWorker, JobWatch, RosterCheckWorker, CheckThreads, WorkDesk];

/**
 * Checks many lists as one job, and checks saved rosters when a release is published. The application's root module must import
 * PersistenceModule.
 */
@Module({ imports: [ChecksModule, RostersModule], providers: [...DOORS, ListJudge, RosterJudge], exports: DOORS })
export class BulkModule {}

import { BulkModule as BulkRoom } from '#muster/bulk';
import { EventsModule } from '#muster/events';
import { Module } from '@nestjs/common';
import { BulkModule } from '../bulk/bulk.module.js';
import { CheckModule } from '../checking/check.module.js';
import { DataModule } from '../data/data.module.js';
import { BulkPageController } from './bulk/bulk-page.controller.js';
import { BulkPages } from './bulk/bulk-pages.service.js';
import { JobTables } from './bulk/job-tables.service.js';
import { CheckPageController } from './check/check-page.controller.js';
import { BuilderPageController } from './builder/builder-page.controller.js';
import { CheckPages } from './check/check-pages.service.js';
import { KeptReports } from './check/kept-reports.service.js';
import { EnginePageController } from './engine/engine-page.controller.js';
import { EntryPageController } from './events/entry-page.controller.js';
import { EntryPages } from './events/entry-pages.service.js';
import { RevealPageController } from './events/reveal-page.controller.js';
import { FormOptionsService } from './form/form-options.service.js';
import { AssetsController } from './layout/assets.controller.js';
import { ReleaseMatrix } from './report/release-matrix.service.js';
import { ReportViews } from './report/report-views.service.js';

@Module({
  imports: [BulkRoom, BulkModule, CheckModule, DataModule, EventsModule],
  controllers: [
    CheckPageController,
    BulkPageController,
    EnginePageController,
    BuilderPageController,
    EntryPageController,
    RevealPageController,
    AssetsController,
  ],
  providers: [BulkPages, CheckPages, EntryPages, FormOptionsService, JobTables, KeptReports, ReleaseMatrix, ReportViews],
})
export class CheckPagesModule {}

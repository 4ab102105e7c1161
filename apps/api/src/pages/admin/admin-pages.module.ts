import { PublishingModule } from '#muster/publishing';
import { Module } from '@nestjs/common';
import { Visitors } from '../sign-in/visitors.service.js';
import { AdminDesks } from './frame/admin-desks.service.js';
import { OverviewController } from './frame/overview.controller.js';
import { ReleasesController } from './releases/releases.controller.js';

/** The administrator's desk. */
@Module({
  imports: [PublishingModule],
  controllers: [OverviewController, ReleasesController],
  providers: [Visitors, AdminDesks],
})
export class AdminPagesModule {}

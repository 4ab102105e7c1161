import { EventsModule } from '#muster/events';
import { PublishingModule } from '#muster/publishing';
import { Module } from '@nestjs/common';
import { AccountModule } from '../../accounts/account.module.js';
import { AdministrationModule } from '../../administration/administration.module.js';
import { Visitors } from '../sign-in/visitors.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { KeysController } from './accounts/keys.controller.js';
import { AuditController } from './audit/audit.controller.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { EntryController } from './drafts/entry.controller.js';
import { OpenDrafts } from './drafts/open-drafts.service.js';
import { EventsController } from './events/events.controller.js';
import { AdminDesks } from './frame/admin-desks.service.js';
import { OverviewController } from './frame/overview.controller.js';
import { ImportsController } from './imports/imports.controller.js';
import { JobsController } from './jobs/jobs.controller.js';
import { AliasesController } from './names/aliases.controller.js';
import { NamesController } from './names/names.controller.js';
import { ReleaseFates } from './releases/release-fates.service.js';
import { ReleasesController } from './releases/releases.controller.js';

/** The administrator's desk. */
@Module({
  imports: [AccountModule, AdministrationModule, EventsModule, PublishingModule],
  controllers: [
    OverviewController,
    ReleasesController,
    DraftsController,
    EntryController,
    ImportsController,
    AccountsController,
    KeysController,
    AuditController,
    EventsController,
    JobsController,
    NamesController,
    AliasesController,
  ],
  providers: [Visitors, AdminDesks, OpenDrafts, ReleaseFates],
})
export class AdminPagesModule {}

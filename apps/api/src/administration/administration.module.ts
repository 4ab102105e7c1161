import { Module } from '@nestjs/common';
import { EventsModule } from '#muster/events';
import { ImportFolder, PublishingModule } from '#muster/publishing';
import { Config } from '../platform/config.js';
import { ReleaseModule } from '../releases/release.module.js';
import { AliasResolver } from './aliases/alias.resolver.js';
import { AliasAdministration } from './aliases/alias.service.js';
import { NameCandidateResolver, UnresolvedNameResolver } from './aliases/unresolved-name.resolver.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { AuditLog } from './audit/audit.service.js';
import { DataVersionResolver } from './data-versions/data-version.resolver.js';
import { DataVersionAdministration } from './data-versions/data-version.service.js';
import { DraftAdministration } from './drafts/draft-admin.service.js';
import { DraftResolver } from './drafts/draft.resolver.js';
import { EventHandOverResolver } from './events/event-hand-over.resolver.js';
import { EventHandOver } from './events/event-hand-over.service.js';
import { ImportAdministration } from './imports/import-admin.service.js';
import { ImportJobs } from './imports/import-jobs.service.js';
import { ImportResolver } from './imports/import.resolver.js';
import { QueueJobResolver } from './jobs/queue-job.resolver.js';
import { QueueJobs } from './jobs/queue-jobs.service.js';

export const ADMINISTRATION_RESOLVERS = [
  AliasResolver,
  AuditResolver,
  DataVersionResolver,
  DraftResolver,
  EventHandOverResolver,
  ImportResolver,
  QueueJobResolver,
  UnresolvedNameResolver,
  NameCandidateResolver,
] as const;

@Module({
  imports: [EventsModule, PublishingModule, ReleaseModule],
  providers: [
    { provide: ImportFolder, inject: [Config], useFactory: ({ importFolder }: Config) => new ImportFolder(importFolder) },
    AliasAdministration,
    ImportJobs,
    AuditLog,
    DataVersionAdministration,
    DraftAdministration,
    EventHandOver,
    ImportAdministration,
    QueueJobs,
    ...ADMINISTRATION_RESOLVERS,
  ],
  exports: [AliasAdministration, EventHandOver, ImportFolder, QueueJobs],
})
export class AdministrationModule {}

import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { KeptAnswers, type KeptAnswersOptions } from './answers/kept-answers.js';
import { AccountExportRepository } from './account/account-export.repository.js';
import { AccountRepository } from './account/account.repository.js';
import { AdministratorKeyRepository } from './account/administrator-key.repository.js';
import { ApiKeyRepository } from './account/api-key.repository.js';
import { RateBudgetRepository } from './account/rate-budget.repository.js';
import { PageSessionRepository } from './account/page-session.repository.js';
import { AliasRepository } from './aliases/alias.repository.js';
import { KnownAliasesService } from './aliases/known-aliases.service.js';
import { NamesAside } from './aliases/names-aside.js';
import { UnknownNameRepository } from './aliases/unknown-name.repository.js';
import { AuditRepository } from './audit/audit.repository.js';
import { BulkFileRepository } from './bulk-file/bulk-file.repository.js';
import { EngineFileRepository } from './bulk-file/engine-file.repository.js';
import { CheckJobRepository } from './bulk/check-job.repository.js';
import { CheckListRepository } from './bulk/check-list.repository.js';
import { CheckResultRepository } from './bulk/check-result.repository.js';
import { CatalogueRepository } from './catalogue/catalogue.repository.js';
import { EntryBodies } from './catalogue/entry-bodies.js';
import { DataVersionRepository } from './data-version/data-version.repository.js';
import { DATABASE_OPTIONS, type DatabaseOptions, databaseOptions } from './database-options.js';
import { EventDirectoryRepository } from './event/event-directory.repository.js';
import { EventLinkRepository } from './event/event-link.repository.js';
import { EventPartRepository } from './event/event-part.repository.js';
import { EventPlayerRepository } from './event/event-player.repository.js';
import { EventRepository } from './event/event.repository.js';
import { RevealRepository } from './event/reveal.repository.js';
import { ReviewQueueRepository } from './event/review-queue.repository.js';
import { SubmissionRepository } from './event/submission.repository.js';
import { WebhookRepository } from './event/webhook.repository.js';
import { ImportJobRepository } from './import-job.repository.js';
import { JobQueue } from './jobs/job-queue.service.js';
import { QueueJobRepository } from './jobs/queue-job.repository.js';
import { DatabaseListener } from './notifications/database-listener.service.js';
import { HeardChanges } from './notifications/heard-changes.service.js';
import { OverlayRepository } from './overlay.repository.js';
import { PrismaService } from './prisma.service.js';
import { DraftRepository } from './release/draft.repository.js';
import { KeptReleases, type KeptReleasesOptions } from './release/kept-releases.js';
import { KnownReleasesService } from './release/known-releases.service.js';
import { PackedReleases } from './release/packed-release.repository.js';
import { ReleaseListener } from './release/release-listener.service.js';
import { ReleasePacker } from './release/release-packer.service.js';
import { ReleaseRepository } from './release/release.repository.js';
import { RosterCheckRunRepository } from './roster/roster-check-run.repository.js';
import { RosterCheckRepository } from './roster/roster-check.repository.js';
import { RosterNewsListener } from './roster/roster-news.service.js';
import { RosterRepository } from './roster/roster.repository.js';
import { RosterShareRepository } from './roster/roster-share.repository.js';
import { ContentSweeper } from './store/content-sweeper.service.js';
import { ImportSessions } from './store/import-session.service.js';
import { PartitionRepository } from './store/partition.repository.js';
import { ReadModelStore } from './store/read-model.store.js';
import { TreeStore } from './store/tree.store.js';

const PROVIDERS: Provider[] = [
  PrismaService,
  DatabaseListener,
  HeardChanges,
  JobQueue,
  QueueJobRepository,
  ReleaseListener,
  KnownReleasesService,
  TreeStore,
  ReadModelStore,
  ImportSessions,
  ContentSweeper,
  PartitionRepository,
  PackedReleases,
  ReleaseRepository,
  ReleasePacker,
  DraftRepository,
  EntryBodies,
  CatalogueRepository,
  OverlayRepository,
  AuditRepository,
  DataVersionRepository,
  ImportJobRepository,
  CheckJobRepository,
  CheckListRepository,
  CheckResultRepository,
  AdministratorKeyRepository,
  AccountRepository,
  ApiKeyRepository,
  PageSessionRepository,
  RateBudgetRepository,
  RosterRepository,
  RosterShareRepository,
  RosterCheckRepository,
  RosterCheckRunRepository,
  RosterNewsListener,
  AccountExportRepository,
  BulkFileRepository,
  EngineFileRepository,
  KnownAliasesService,
  AliasRepository,
  UnknownNameRepository,
  EventRepository,
  EventDirectoryRepository,
  EventLinkRepository,
  EventPartRepository,
  EventPlayerRepository,
  SubmissionRepository,
  ReviewQueueRepository,
  RevealRepository,
  WebhookRepository,
];

/** The only library that uses Prisma and SQL. Import this module once, at the root of an application. */
@Module({})
export class PersistenceModule {
  /** A short-lived process may keep the content of releases and other answers of the database on disk. */
  static forRoot(
    options: Partial<DatabaseOptions> = {},
    kept: KeptReleasesOptions | null = null,
    answers: KeptAnswersOptions | null = null,
  ): DynamicModule {
    const providers = [
      { provide: DATABASE_OPTIONS, useFactory: () => databaseOptions(options) },
      { provide: KeptReleases, useFactory: () => new KeptReleases(kept) },
      { provide: KeptAnswers, useFactory: () => new KeptAnswers(answers) },
      { provide: NamesAside, useFactory: () => new NamesAside(answers?.folder ?? null) },
      ...PROVIDERS,
    ];
    return { module: PersistenceModule, global: true, providers, exports: providers };
  }
}

export { AccountExportRepository } from './account/account-export.repository.js';
export { AdministratorKeyRepository } from './account/administrator-key.repository.js';
export { AccountRepository, type Account, type AccountChange, type AccountFilter, type AccountRole } from './account/account.repository.js';
export {
  ApiKeyRepository,
  KEYS_IN_FORCE,
  type ApiKey,
  type ApiKeyChange,
  type ApiKeyFilter,
  type KeyInForce,
  type NewApiKey,
} from './account/api-key.repository.js';
export { PageSessionRepository, type OpenSession, type SessionEnds } from './account/page-session.repository.js';
export { RateBudgetRepository, type SpentBudget } from './account/rate-budget.repository.js';
export { AliasRepository } from './aliases/alias.repository.js';
export { KnownAliasesService, type KnownAliases } from './aliases/known-aliases.service.js';
export { MOST_ALIASES, type AliasFilter, type NewAlias, type StoredAlias, type Taught } from './aliases/stored-alias.js';
export {
  DAYS_KEPT,
  UnknownNameRepository,
  type FrequentName,
  type UnknownNameFilter,
  type FrequentNames,
} from './aliases/unknown-name.repository.js';
export type { UnknownName, UnknownNameCount } from './aliases/unknown-name.js';
export type { KeptAnswersOptions } from './answers/kept-answers.js';
export {
  TARGET_KINDS,
  type AuditEntry,
  type AuditFilter,
  type AuditRecord,
  type AuditTarget,
  type TargetKind,
} from './audit/audit-entry.js';
export { AuditRepository, MOST_COUNTED } from './audit/audit.repository.js';
export type { Author } from './audit/author.js';
export type {
  CheckJob,
  CheckResult,
  GivenKind,
  GivenList,
  LeftOut,
  ListPlace,
  NewCheckJob,
  NewCheckResult,
  ResultColumns,
  ResultFilter,
  TakenList,
} from './bulk/check-job.js';
export { CheckJobRepository } from './bulk/check-job.repository.js';
export { CheckListRepository } from './bulk/check-list.repository.js';
export { CheckResultRepository } from './bulk/check-result.repository.js';
export { CatalogueRepository, type DisputedEntry } from './catalogue/catalogue.repository.js';
export type { Leaders } from './catalogue/leaders.js';
export { ENTRY_BODIES } from './catalogue/entry-bodies.js';
export { ENTRY_KINDS, entriesOf, type AnyEntry, type EntryKind, type EntryOf } from './catalogue/entry-kind.js';
export { LARGEST_PAGE, parseCursor, type Page, type PageRequest, type Position } from './catalogue/page.js';
export { EngineFileRepository, type EngineFile, type EngineFileKey, type NewEngineFile } from './bulk-file/engine-file.repository.js';
export { BulkFileRepository, type BulkFile, type NewBulkFile } from './bulk-file/bulk-file.repository.js';
export type { EntryFilter, EntryOrder, FilterFault } from './catalogue/entry-filter.js';
export type { EntryName } from './catalogue/release-index.js';
export { HeardChanges } from './notifications/heard-changes.service.js';
export { DataVersionRepository, type DataVersion } from './data-version/data-version.repository.js';
export { databaseOptions, type DatabaseOptions } from './database-options.js';
export { DatabaseUnavailableError } from './database-unavailable.error.js';
export {
  EVENT_STATES,
  EventDirectoryRepository,
  type EventFilter,
  type EventState,
  type HandOver,
  type ListedEvent,
} from './event/event-directory.repository.js';
export { EventPartRepository, type EventPart, type EventPartPlace } from './event/event-part.repository.js';
export { EventLinkRepository, type NewEventLink } from './event/event-link.repository.js';
export { EventPlayerRepository, type Entered } from './event/event-player.repository.js';
export { EventRepository } from './event/event.repository.js';
export { RevealRepository, type RevealedEvent, type RevealedList } from './event/reveal.repository.js';
export {
  WebhookRepository,
  type DeliveryToSend,
  type DeliveryTry,
  type EventWebhook,
  type WebhookDelivery,
} from './event/webhook.repository.js';
export { ReviewQueueRepository } from './event/review-queue.repository.js';
export type {
  Deciding,
  Decision,
  EventLink,
  EventLinkKind,
  EventPlayer,
  EventRecord,
  EventRole,
  EventSettings,
  EventStaff,
  FindingOverride,
  NewPlayer,
  NewSubmissionCheck,
  PlayerState,
  QueuedPlayer,
  QueueCount,
  QueueFilter,
  StoredEvent,
  Submission,
  SubmissionCheck,
  SubmissionPlace,
  Submitted,
} from './event/stored-event.js';
export { SubmissionRepository, type SubmittedContent } from './event/submission.repository.js';
export {
  ImportJobRepository,
  type ImportJob,
  type ImportOutcome,
  type ImportProgress,
  type ImportStatus,
} from './import-job.repository.js';
export { JobQueue, type FailedJob, type JobHandler, type QueueDepth, type TakenJob } from './jobs/job-queue.service.js';
export type { QueueName } from './jobs/queue-statements.js';
export {
  QueueJobRepository,
  type CancelledQueue,
  QUEUES,
  type QueueJob,
  type QueueJobFilter,
  type QueueJobState,
} from './jobs/queue-job.repository.js';
export { toJson, type Json, type JsonObject } from './json.js';
export { DatabaseListener } from './notifications/database-listener.service.js';
export { watchRow, type WatchedRow } from './notifications/watch-row.js';
export { opaqueId } from './opaque-id.js';
export { OverlayRepository } from './overlay.repository.js';
export { PersistenceModule } from './persistence.module.js';
export { PrismaService, type PoolUse, type Statement } from './prisma.service.js';
export { ReleaseListener } from './release/release-listener.service.js';
export { KeptReleases, type KeptReleasesOptions } from './release/kept-releases.js';
export { ReleasePacker } from './release/release-packer.service.js';
export { ReleaseRepository, type ReleaseFilter } from './release/release.repository.js';
export { isSample, type StoredRelease } from './release/stored-release.js';
export { ContentSession, toStoredRows, type StoredEntries, type StoredFile } from './store/content-session.js';
export { ContentSweeper, type Swept } from './store/content-sweeper.service.js';
export { PartitionRepository } from './store/partition.repository.js';
export { ImportSessions } from './store/import-session.service.js';
export { hashFile, hashHashes, hashText } from './store/content-hash.js';
export type { NewRelease } from './release/new-release.js';
export type { AuthoredEntry } from './release/authored-entry.js';
export type { DraftFault } from './release/draft-fault.js';
export {
  DraftRepository,
  type DraftAt,
  type DraftChange,
  type DraftContent,
  type DraftOutcome,
  type NewDraft,
} from './release/draft.repository.js';
export type { EntryRowId } from './store/read-model.store.js';
export type { FileLayer } from './store/tree.store.js';
export { RosterCheckRunRepository } from './roster/roster-check-run.repository.js';
export { RosterCheckRepository, type AffectedFilter } from './roster/roster-check.repository.js';
export type { NewRosterCheck, RosterCheck, RosterCheckRun, RosterCheckTotals, RosterToCheck, TakenRun } from './roster/roster-check.js';
export { RosterNewsListener, type RosterNews } from './roster/roster-news.service.js';
export { ROSTER_OF_OWNER, RosterRepository } from './roster/roster.repository.js';
export { RosterShareRepository } from './roster/roster-share.repository.js';
export type {
  NewStoredRoster,
  RosterChange,
  RosterFilter,
  RosterOwner,
  RosterRevision,
  RosterShare,
  RosterSummary,
  StoredRoster,
} from './roster/stored-roster.js';
export type { JobContext, StatementTime, Tracing } from './tracing.js';
export { DISK_IS_FULL, type Unreachable } from './unreachable.js';

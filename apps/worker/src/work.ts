import 'reflect-metadata';
import { BulkModule, BulkWorker, RosterCheckWorker, THREAD_SETTINGS, type ThreadSettings } from '#muster/bulk';
import { EventCheckWorker, EventsModule, WEBHOOK_SETTINGS, WebhookWorker, type WebhookSettings } from '#muster/events';
import { Metrics, MetricsModule, serveMetrics, stateOf } from '#muster/metrics';
import { CheckTimings } from '#muster/checks';
import { startTracing } from '#muster/tracing';
import { UPKEEP_SETTINGS, UpkeepModule, UpkeepWorker, type UpkeepSettings } from '#muster/upkeep';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PersistenceModule, PrismaService } from '#muster/persistence';
import { ImportFolder, ImportWorker, type ProcessOptions, PublishingModule } from '#muster/publishing';
import type { Settings } from './settings.js';
import { watchDatabase } from './watch-database.js';

/** Notifications of a worker. */
export interface WorkerNews {
  /** The database is usable for the first time. */
  readonly onReached: () => void;
  /** What keeps the database from working, as a sentence, at most once a minute each. */
  readonly onTrouble: (sentence: string) => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Runs the imports and checks that the API queues until `stopped` is aborted, and finishes the current job first. Any number of workers can
 * share one queue. Returns null once stopped, or the reason why the worker cannot work.
 */
export async function work(
  {
    databaseUrl,
    replicaUrl,
    importFolder,
    checkThreads,
    webhooksReachPrivate,
    keepsAuditMonths,
    traces,
    metricsPort,
    host,
  }: Omit<Settings, 'logLevel'>,
  stopped: AbortSignal,
  { onReached, onTrouble, onFault }: WorkerNews,
  importing: ProcessOptions = {},
): Promise<string | null> {
  const tracing = traces && (await startTracing(traces, 'muster worker'));
  const persistence = PersistenceModule.forRoot({
    url: databaseUrl,
    replicaUrl,
    applicationName: 'muster worker',
    poolSize: 4,
    tracing,
    onTrouble,
  });
  const threads: ThreadSettings = { threads: checkThreads, areKept: true, areWarm: true };
  const webhooks: WebhookSettings = { reachPrivate: webhooksReachPrivate };
  const upkeep: UpkeepSettings = { auditMonths: keepsAuditMonths };
  @Global()
  @Module({
    imports: [persistence, PublishingModule, BulkModule, EventsModule, UpkeepModule, MetricsModule],
    providers: [
      { provide: THREAD_SETTINGS, useValue: threads },
      { provide: WEBHOOK_SETTINGS, useValue: webhooks },
      { provide: UPKEEP_SETTINGS, useValue: upkeep },
    ],
    exports: [THREAD_SETTINGS, WEBHOOK_SETTINGS, UPKEEP_SETTINGS],
  })
  class WorkerModule {}
  const context = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
  if (tracing) context.get(CheckTimings, { strict: false }).listen(tracing.onPhase);
  const database = context.get(PrismaService);
  const shown = { metrics: context.get(Metrics), state: () => stateOf(database) };
  const observing = metricsPort === null ? null : await serveMetrics(shown, metricsPort, host);
  const cannot = new AbortController();
  const ending = AbortSignal.any([stopped, cannot.signal]);
  try {
    const working = Promise.all([
      context.get(ImportWorker).run(new ImportFolder(importFolder), ending, onFault, importing),
      context.get(BulkWorker).run(ending, onFault),
      context.get(RosterCheckWorker).run(ending, onFault),
      context.get(EventCheckWorker).run(ending, onFault),
      context.get(WebhookWorker).run(ending, onFault),
      context.get(UpkeepWorker).run(ending, onFault),
    ]);
    const why = await watchDatabase(database, stopped, onReached);
    cannot.abort();
    await working;
    return why;
  } finally {
    observing?.close();
    await context.close();
    await tracing?.stop();
  }
}

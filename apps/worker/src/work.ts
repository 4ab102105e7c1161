import 'reflect-metadata';
import { BulkModule, BulkWorker, RosterCheckWorker } from '#muster/bulk';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PersistenceModule, PrismaService } from '#muster/persistence';
import { ImportFolder, ImportWorker, type ProcessOptions, PublishingModule } from '#muster/publishing';
import type { Settings } from './settings.js';
import { watchDatabase } from './watch-database.js';

/** What a worker says of itself. */
export interface WorkerNews {
  /** The database can be worked with, for the first time. */
  readonly onReached: () => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Imports and judges what the api queues until it is told to stop; what is under way is finished first. As many workers as wanted share one
 * queue. Null when it was told to stop, else the sentence that says why it cannot work.
 */
export async function work(
  { databaseUrl, importFolder }: Omit<Settings, 'logLevel'>,
  stopped: AbortSignal,
  { onReached, onFault }: WorkerNews,
  importing: ProcessOptions = {},
): Promise<string | null> {
  const persistence = PersistenceModule.forRoot({ url: databaseUrl, applicationName: 'muster worker', poolSize: 4 });
  @Module({ imports: [persistence, PublishingModule, BulkModule] })
  class WorkerModule {}
  const context = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
  const cannot = new AbortController();
  const ending = AbortSignal.any([stopped, cannot.signal]);
  try {
    const working = Promise.all([
      context.get(ImportWorker).run(new ImportFolder(importFolder), ending, onFault, importing),
      context.get(BulkWorker).run(ending, onFault),
      context.get(RosterCheckWorker).run(ending, onFault),
    ]);
    const why = await watchDatabase(context.get(PrismaService), stopped, onReached);
    cannot.abort();
    await working;
    return why;
  } finally {
    await context.close();
  }
}

import 'reflect-metadata';
import { BulkModule, BulkWorker, RosterCheckWorker } from '@muster/bulk';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PersistenceModule } from '@muster/persistence';
import { ImportFolder, ImportWorker, PublishingModule } from '@muster/publishing';
import type { Settings } from './settings.js';

/** Imports and judges what the api queues until it is told to stop; what is under way is finished first. As many workers as wanted share one queue. */
export async function work(
  { databaseUrl, importFolder }: Settings,
  stopped: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<void> {
  const persistence = PersistenceModule.forRoot({ url: databaseUrl, applicationName: 'muster worker', poolSize: 4 });
  @Module({ imports: [persistence, PublishingModule, BulkModule] })
  class WorkerModule {}
  const context = await NestFactory.createApplicationContext(WorkerModule, { logger: ['error'], abortOnError: false });
  try {
    const imports = context.get(ImportWorker).run(new ImportFolder(importFolder), stopped, onFault);
    await Promise.all([imports, context.get(BulkWorker).run(stopped, onFault), context.get(RosterCheckWorker).run(stopped, onFault)]);
  } finally {
    await context.close();
  }
}

import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PersistenceModule } from '@muster/persistence';
import { ImportFolder, ImportWorker, PublishingModule } from '@muster/publishing';
import type { Settings } from './settings.js';

/** Does what the api queues until it is told to stop; a job under way is finished first. As many workers as wanted share one queue. */
export async function work(
  { databaseUrl, importFolder }: Settings,
  stopped: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<void> {
  const persistence = PersistenceModule.forRoot({ url: databaseUrl, applicationName: 'muster worker', poolSize: 4 });
  @Module({ imports: [persistence, PublishingModule] })
  class WorkerModule {}
  const context = await NestFactory.createApplicationContext(WorkerModule, { logger: ['error'], abortOnError: false });
  try {
    await context.get(ImportWorker).run(new ImportFolder(importFolder), stopped, onFault);
  } finally {
    await context.close();
  }
}

// The entry point of the import process; see import-process.ts.
import 'reflect-metadata';
import { once } from 'node:events';
import { DatabaseUnavailableError, PersistenceModule } from '#muster/persistence';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PublishingModule } from '../publishing.module.js';
import { openSource } from '../source/source-files.js';
import type { ProcessMessage, ProcessOrder } from './import-process.js';
import { ImportService } from './import.service.js';

// If the parent process is gone, there is nobody to receive the result.
process.once('disconnect', () => process.exit(1));

await say({ kind: 'ready' });
await say(await answer(await nextOrder()));
process.exit(0);

async function nextOrder(): Promise<ProcessOrder> {
  const received: ProcessOrder[] = await once(process, 'message');
  const [order] = received;
  if (!order) throw new Error('The process was started without an order.');
  return order;
}

async function answer({ databaseUrl, location, ...request }: ProcessOrder): Promise<ProcessMessage> {
  try {
    const source = await openSource(location);
    if (!source) return { kind: 'noSource' };
    const persistence = PersistenceModule.forRoot({
      url: databaseUrl,
      applicationName: 'muster import',
      poolSize: 4,
      statementTimeout: 60_000,
    });
    @Module({ imports: [persistence, PublishingModule] })
    class ProcessModule {}
    const context = await NestFactory.createApplicationContext(ProcessModule, { logger: false, abortOnError: false });
    const imports = context.get(ImportService);
    return { kind: 'result', result: await imports.import({ ...request, source }, (...note) => void say({ kind: 'progress', note })) };
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return { kind: 'databaseAway' };
    return { kind: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function say(message: ProcessMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}

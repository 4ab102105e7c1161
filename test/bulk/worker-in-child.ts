// A worker in a process of its own, for a test to kill. Arguments: URL of the database; seconds after which a silent worker is lost.
import 'reflect-metadata';
import { BulkModule, BulkWorker } from '@muster/bulk';
import { PersistenceModule } from '@muster/persistence';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { inThreadOf } from './threads.js';

const [url = '', lostAfter = ''] = process.argv.slice(3);
class WorkerModule {}
Module({ imports: [PersistenceModule.forRoot({ url }), BulkModule] })(WorkerModule);
const context = await NestFactory.createApplicationContext(WorkerModule, { logger: ['error'], abortOnError: false });
const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
process.stdout.write('working\n');
await context.get(BulkWorker).run(stopping.signal, (fault) => process.stderr.write(`${String(fault)}\n`), {
  ...inThreadOf('tampered-thread.ts'),
  ...{ poll: 50, heartbeat: 250, lostAfter: Number(lostAfter) },
});
await context.close();

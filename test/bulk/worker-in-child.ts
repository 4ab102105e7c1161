// Runs a worker in a separate process, so that a test can kill it. Argument: URL of the database.
import 'reflect-metadata';
import { BulkModule, BulkWorker } from '#muster/bulk';
import { PersistenceModule } from '#muster/persistence';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { inThreadOf } from './threads.js';

const [url = ''] = process.argv.slice(3);
class WorkerModule {}
Module({ imports: [PersistenceModule.forRoot({ url }), BulkModule] })(WorkerModule);
const context = await NestFactory.createApplicationContext(WorkerModule, { logger: ['error'], abortOnError: false });
const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
process.stdout.write('working\n');
const worker = context.get(BulkWorker);
await worker.run(stopping.signal, (fault) => process.stderr.write(`${String(fault)}\n`), inThreadOf('tampered-thread.ts'));
await context.close();

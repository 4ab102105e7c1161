// Runs a worker for saved rosters in a separate process, so that a test can kill it. Argument: URL of the database.
import 'reflect-metadata';
import { BulkModule, RosterCheckWorker } from '#muster/bulk';
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
const worker = context.get(RosterCheckWorker, { strict: false });
await worker.run(stopping.signal, (fault) => process.stderr.write(`${String(fault)}\n`), inThreadOf('slow-rosters-thread.ts'));
await context.close();

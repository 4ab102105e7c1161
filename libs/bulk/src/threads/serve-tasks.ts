import type { MessagePort } from 'node:worker_threads';
import { DatabaseUnavailableError, HeardChanges, PersistenceModule, type StatementTime } from '#muster/persistence';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { BulkModule } from '../bulk.module.js';
import { STOP, type Task, type ThreadMessage, type ThreadOrder } from './thread-messages.js';
import { WorkDesk } from './work-desk.service.js';

/** Does the tasks that arrive, until it is told to stop. */
export async function serveTasks({ databaseUrl, replicaUrl, isTraced }: ThreadOrder, port: MessagePort): Promise<void> {
  const say = (message: ThreadMessage): void => port.postMessage(message, []);
  const statementTimes: StatementTime[] = [];
  // One task at a time: the statements since the last one are this one's. Their spans are made by the process, which knows the trace.
  const onStatement = (time: StatementTime): void => void statementTimes.push(time);
  const tracing = isTraced ? { onStatement, inJob: <T>(_queue: string, _carried: unknown, work: () => Promise<T>) => work() } : null;
  const persistence = PersistenceModule.forRoot({ url: databaseUrl, replicaUrl, applicationName: 'muster thread', poolSize: 2, tracing });
  @Module({ imports: [persistence, BulkModule] })
  class ThreadModule {}
  const context = await NestFactory.createApplicationContext(ThreadModule, { logger: ['error'], abortOnError: false });
  const desk = context.get(WorkDesk);
  const heard = context.get(HeardChanges);
  desk.onFault = (error) => say({ kind: 'fault', error: toError(error) });
  const answer = async ({ name, given, changes }: Task): Promise<ThreadMessage> => {
    try {
      heard.catchUp(changes);
      statementTimes.length = 0;
      const value = await desk.perform(name, given);
      return { kind: 'done', value, observed: { ...desk.observed(), statementTimes: statementTimes.splice(0) } };
    } catch (error) {
      return error instanceof DatabaseUnavailableError ? { kind: 'unavailable' } : { kind: 'failed', error: toError(error) };
    }
  };
  let working = Promise.resolve();
  await new Promise<void>((resolve) => {
    port.on('message', (message: Task | typeof STOP) => {
      if (message === STOP) void working.then(resolve);
      else working = answer(message).then(say);
    });
    say({ kind: 'ready' });
  });
  await context.close();
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error('Not an error was thrown.'));

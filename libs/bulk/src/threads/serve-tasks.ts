import type { MessagePort } from 'node:worker_threads';
import { WarmUp } from '#muster/checks';
import { DatabaseUnavailableError, HeardChanges, PersistenceModule, type StatementTime } from '#muster/persistence';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { BulkModule } from '../bulk.module.js';
import { begin, STOP, type SentTask, type Task, type TaskEnd, type ThreadMessage, type ThreadOrder } from './thread-messages.js';
import { WorkDesk } from './work-desk.service.js';

/** Does the tasks that arrive, until it is told to stop. */
export async function serveTasks({ databaseUrl, replicaUrl, isTraced, warmsUp }: ThreadOrder, port: MessagePort): Promise<void> {
  const say = (message: ThreadMessage): void => port.postMessage(message, []);
  const statementTimes: StatementTime[] = [];
  // One task at a time: the statements since the last one are this one's. Their spans are made by the process, which knows the trace.
  const onStatement = (time: StatementTime): void => void statementTimes.push(time);
  const tracing = isTraced ? { onStatement, inJob: <T>(_queue: string, _carried: unknown, work: () => Promise<T>) => work() } : null;
  const persistence = PersistenceModule.forRoot({
    url: databaseUrl,
    replicaUrl,
    // The process tells of changes with each task. PostgreSQL would wake another listener at every commit with a notification.
    listens: false,
    applicationName: 'muster thread',
    poolSize: 2,
    tracing,
  });
  @Module({ imports: [persistence, BulkModule] })
  class ThreadModule {}
  const context = await NestFactory.createApplicationContext(ThreadModule, { logger: ['error'], abortOnError: false });
  const desk = context.get(WorkDesk);
  const heard = context.get(HeardChanges);
  desk.onFault = (error) => say({ kind: 'fault', error: toError(error) });
  const endOf = async ({ name, given, changes }: Task): Promise<TaskEnd<unknown>> => {
    try {
      heard.catchUp(changes);
      statementTimes.length = 0;
      const value = await desk.perform(name, given);
      return { kind: 'done', value, observed: { ...desk.observed(), statementTimes: statementTimes.splice(0) } };
    } catch (error) {
      return error instanceof DatabaseUnavailableError ? { kind: 'unavailable' } : { kind: 'failed', error: toError(error) };
    }
  };
  const answer = async (sent: SentTask): Promise<void> => {
    if (begin(sent)) say({ kind: 'end', of: sent.number, end: await endOf(sent.task) });
  };

  const steps = context.get(WarmUp).steps();
  /** Tasks that have arrived come before the next step. An unavailable database only ends the steps: the tasks will tell. */
  const warmUp = async (): Promise<void> => {
    try {
      const { done } = await steps.next();
      if (done === true || isStopped) return;
      setImmediate(() => {
        working = working.then(warmUp);
      });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) desk.onFault(error);
    }
  };

  let isStopped = false;
  let working = Promise.resolve();
  await new Promise<void>((resolve) => {
    port.on('message', (message: SentTask | typeof STOP) => {
      if (message === STOP) {
        isStopped = true;
        void working.then(resolve);
      } else working = working.then(() => answer(message));
    });
    say({ kind: 'ready' });
    if (warmsUp) working = working.then(warmUp);
  });
  await context.close();
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error('Not an error was thrown.'));

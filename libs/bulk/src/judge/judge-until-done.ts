import { setTimeout as sleep } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { DatabaseUnavailableError, PersistenceModule } from '@muster/persistence';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { STOP, type ThreadMessage, type ThreadOrder, type ThreadWorker } from './thread-messages.js';

/** Milliseconds between two looks for work. */
const POLL = 500;
/** So many looks without any end the thread, and with it the memory that releases take. */
const MOST_IDLE = 60;

/** What a thread does, piece by piece. */
export interface Judge {
  /** Whether there was something to do. `onTaken` hears of each piece before it is done, `onFault` of faults of ours. */
  judgeNext(worker: ThreadWorker, onTaken: () => void, onFault: (error: unknown) => void): Promise<boolean>;
}

export interface Judges {
  readonly judge: Type<Judge>;
  /** That it needs, besides the database. */
  readonly room: Type<unknown>;
}

/** Judges until there was nothing to do for a while, or it is told to stop. */
export async function judgeUntilDone(
  { databaseUrl, ...worker }: ThreadOrder,
  port: MessagePort,
  { judge: kind, room }: Judges,
): Promise<void> {
  const say = (message: ThreadMessage): void => port.postMessage(message, []);
  const stopping = new AbortController();
  port.on('message', (message: unknown) => {
    if (message === STOP) stopping.abort();
  });
  const persistence = PersistenceModule.forRoot({ url: databaseUrl, applicationName: 'muster judge', poolSize: 2 });
  @Module({ imports: [persistence, room], providers: [kind] })
  class JudgeModule {}
  const context = await NestFactory.createApplicationContext(JudgeModule, { logger: ['error'], abortOnError: false });
  const judge = context.get(kind);
  const onFault = (error: unknown): void => say({ kind: 'fault', error: toError(error) });
  let idle = 0;
  while (!stopping.signal.aborted && idle < MOST_IDLE) {
    const worked = await judge
      .judgeNext(worker, () => say({ kind: 'taken' }), onFault)
      .catch((error: unknown) => {
        // What was taken stays as it is: without signs of life it is taken again.
        if (!(error instanceof DatabaseUnavailableError)) onFault(error);
        return false;
      });
    say({ kind: worked ? 'working' : 'idle' });
    idle = worked ? 0 : idle + 1;
    if (!worked) await sleep(POLL);
  }
  await context.close();
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error('Not an error was thrown.'));

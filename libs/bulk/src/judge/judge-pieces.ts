import type { MessagePort } from 'node:worker_threads';
import { DatabaseUnavailableError, PersistenceModule, toJson, type Json } from '#muster/persistence';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { STOP, type ThreadMessage, type ThreadOrder } from './thread-messages.js';

/** What a thread does, piece by piece. */
export interface Judge {
  /** `onPart` hears of each part of the piece before it is done, `onFault` of faults of ours. What is stored of the piece is not done again. */
  judge(piece: Json, onPart: (part: Json) => void, onFault: (error: unknown) => void): Promise<void>;
}

export interface Judges {
  readonly judge: Type<Judge>;
  /** That it needs, besides the database. */
  readonly room: Type<unknown>;
}

/** Judges one piece after the other, as they come, until it is told to stop. */
export async function judgePieces({ databaseUrl }: ThreadOrder, port: MessagePort, { judge: kind, room }: Judges): Promise<void> {
  const say = (message: ThreadMessage): void => port.postMessage(message, []);
  const persistence = PersistenceModule.forRoot({ url: databaseUrl, applicationName: 'muster judge', poolSize: 2 });
  @Module({ imports: [persistence, room], providers: [kind] })
  class JudgeModule {}
  const context = await NestFactory.createApplicationContext(JudgeModule, { logger: ['error'], abortOnError: false });
  const judge = context.get(kind);
  const work = async (piece: Json): Promise<ThreadMessage> => {
    try {
      await judge.judge(
        piece,
        (part) => say({ kind: 'at', part }),
        (error) => say({ kind: 'fault', error: toError(error) }),
      );
      return { kind: 'done' };
    } catch (error) {
      return error instanceof DatabaseUnavailableError ? { kind: 'unavailable' } : { kind: 'failed', error: toError(error) };
    }
  };
  await new Promise<void>((resolve) => {
    port.on('message', (message: unknown) => {
      if (message === STOP) resolve();
      else void work(toJson(message)).then(say);
    });
  });
  await context.close();
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error('Not an error was thrown.'));

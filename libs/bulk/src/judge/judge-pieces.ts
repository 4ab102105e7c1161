import type { MessagePort } from 'node:worker_threads';
import { DatabaseUnavailableError, PersistenceModule, toJson, type Json } from '#muster/persistence';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { STOP, type ThreadMessage, type ThreadOrder } from './thread-messages.js';

/** The work of a judging thread, done in pieces. */
export interface Judge {
  /**
   * `onPart` is called with each part of the piece before it is judged, and `onFault` with internal errors. Parts that already have a
   * stored result are not judged again.
   */
  judge(piece: Json, onPart: (part: Json) => void, onFault: (error: unknown) => void): Promise<void>;
}

export interface Judges {
  readonly judge: Type<Judge>;
  /** The module that the judge needs, in addition to the database. */
  readonly room: Type<unknown>;
}

/** Judges pieces in the order in which they arrive, until it is told to stop. */
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

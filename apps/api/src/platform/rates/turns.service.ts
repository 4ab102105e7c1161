import { Injectable } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';
import type { Caller } from './caller.js';
import { FairQueue, Overloaded } from './fair-queue.js';

/** Judging runs on the one thread that answers all others: so much of it goes on at once, and callers take turns. */
@Injectable()
export class Turns {
  readonly #queue: FairQueue;

  constructor({ turns }: Config) {
    this.#queue = new FairQueue(turns);
  }

  /** Waits for a turn, which ends with the answer. @throws ApiError UNAVAILABLE when the process is behind. */
  async take(caller: Caller, response: ServerResponse): Promise<void> {
    const leave = await this.#queue.enter(caller.id).catch(refuse);
    // Who has hung up while waiting needs no turn.
    if (response.closed || response.destroyed) leave();
    else response.once('close', leave);
  }
}

function refuse(error: unknown): never {
  if (error instanceof Overloaded) throw new ApiError('UNAVAILABLE', 'Too much is being checked just now. Try again in a moment.');
  throw error;
}

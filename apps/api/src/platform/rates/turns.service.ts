import { Injectable } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';
import type { Caller } from './caller.js';
import { FairQueue, Overloaded } from './fair-queue.js';

/** Checks run on the same thread that answers all other requests. This limits how many run at once, and callers take turns. */
@Injectable()
export class Turns {
  readonly #queue: FairQueue;

  constructor({ turns }: Config) {
    this.#queue = new FairQueue(turns);
  }

  /**
   * Waits for a turn, which ends with the answer.
   * @throws ApiError UNAVAILABLE if the process is overloaded.
   */
  async take(caller: Caller, response: ServerResponse): Promise<void> {
    const leave = await this.#queue.enter(caller.id).catch(refuse);
    // A caller that has disconnected while waiting needs no turn.
    if (response.closed || response.destroyed) leave();
    else response.once('close', leave);
  }
}

function refuse(error: unknown): never {
  if (error instanceof Overloaded) throw new ApiError('UNAVAILABLE', 'Too much is being checked just now. Try again in a moment.');
  throw error;
}

import type { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import type { Caller } from '../rates/caller.js';
import { SOCKET_LIMITS } from './socket-limits.js';

const RETRY_AFTER_SECONDS = 10;

/** Counts the long-lived connections of each IP address: WebSockets and event streams together. */
@Injectable()
export class OpenConnections {
  readonly #open = new Map<string, number>();
  #streams = 0;

  /**
   * Counts a WebSocket until its TCP connection is closed.
   * @throws ApiError RATE_LIMITED
   */
  admit({ id }: Caller, connection: EventEmitter): void {
    const count = this.#open.get(id) ?? 0;
    if (count >= SOCKET_LIMITS.connectionsOfAddress)
      throw new ApiError('RATE_LIMITED', `An address may have ${SOCKET_LIMITS.connectionsOfAddress} subscriptions' connections open.`, {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    this.#open.set(id, count + 1);
    connection.once('close', () => {
      const left = (this.#open.get(id) ?? 1) - 1;
      if (left > 0) this.#open.set(id, left);
      else this.#open.delete(id);
    });
  }

  /**
   * Counts an event stream until its response is closed.
   * @throws ApiError RATE_LIMITED, UNAVAILABLE
   */
  admitStream(caller: Caller, response: EventEmitter): void {
    if (this.#streams >= SOCKET_LIMITS.connections)
      throw new ApiError('UNAVAILABLE', 'Too many event streams are open. Try again in a moment.', { retryAfter: RETRY_AFTER_SECONDS });
    this.admit(caller, response);
    this.#streams += 1;
    response.once('close', () => (this.#streams -= 1));
  }
}

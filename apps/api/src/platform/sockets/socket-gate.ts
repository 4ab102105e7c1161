import type { WebSocket } from '@fastify/websocket';
import { ApiError } from '../errors/api-error.js';
import { describeHttpError } from '../errors/error-formatter.js';
import type { PersistedDocuments } from '../graphql/documents/persisted-documents.service.js';
import type { Caller } from '../rates/caller.js';
import type { RateLimits } from '../rates/rate-limits.service.js';
import { checkSubscription, readEnd, readMessage, type SocketMessage } from './socket-message.js';
import { CLOSE, SOCKET_LIMITS, type CloseReason } from './socket-limits.js';

/** Returns the caller that pays for a connection: its IP address, until connection_init identifies an account. */
export type Payer = () => Caller;

/**
 * Filters the messages between one WebSocket and Mercurius, which has no limits of its own: each message is charged to its sender, messages
 * are handled in order, and the number of open subscriptions is limited.
 */
export class SocketGate {
  readonly #socket: WebSocket;
  readonly #payer: Payer;
  readonly #rates: RateLimits;
  readonly #documents: PersistedDocuments;
  readonly #emit: (event: string | symbol, ...given: readonly unknown[]) => boolean;
  readonly #send: (...given: readonly unknown[]) => unknown;
  /** Ids of the subscriptions that Mercurius has not ended yet. */
  readonly #open = new Set<string>();
  readonly #initTimer: NodeJS.Timeout;
  #isInitialised = false;
  #waiting = 0;
  #turn: Promise<void> = Promise.resolve();

  /** Applies for as long as the socket is open. */
  static guard(socket: WebSocket, payer: Payer, rates: RateLimits, documents: PersistedDocuments): void {
    void new SocketGate(socket, payer, rates, documents);
  }

  private constructor(socket: WebSocket, payer: Payer, rates: RateLimits, documents: PersistedDocuments) {
    this.#socket = socket;
    this.#payer = payer;
    this.#rates = rates;
    this.#documents = documents;
    this.#emit = socket.emit.bind(socket);
    const send = socket.send.bind(socket);
    this.#send = (...given): unknown => Reflect.apply(send, undefined, given);
    socket.emit = (event: string | symbol, ...given: readonly unknown[]) =>
      event === 'message' ? this.#queue(given) : this.#emit(event, ...given);
    socket.send = (...given: readonly unknown[]) => {
      this.#noteEnd(given[0]);
      this.#send(...given);
    };
    this.#initTimer = setTimeout(() => this.#close(CLOSE.initTimeout), SOCKET_LIMITS.init).unref();
    socket.once('close', () => clearTimeout(this.#initTimer));
  }

  #queue(given: readonly unknown[]): boolean {
    if (this.#waiting >= SOCKET_LIMITS.waiting) this.#close(CLOSE.tooManyRequests);
    if (this.#socket.readyState !== this.#socket.OPEN) return true;
    this.#waiting += 1;
    this.#turn = this.#after(this.#turn, given);
    return true;
  }

  async #after(earlier: Promise<void>, given: readonly unknown[]): Promise<void> {
    await earlier;
    this.#waiting -= 1;
    await this.#receive(given);
  }

  /** What was sent is paid for even if the connection was closed meanwhile. */
  async #receive(given: readonly unknown[]): Promise<void> {
    const isPaid = await this.#rates.request(this.#payer()).then(
      () => true,
      () => false,
    );
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!isPaid) return this.#close(CLOSE.tooManyRequests);
    const message = readMessage(String(given[0]));
    if (message === null) return this.#close(CLOSE.invalidMessage);
    if (message.kind === 'init') {
      if (this.#isInitialised) return this.#close(CLOSE.tooManyInits);
      this.#isInitialised = true;
      clearTimeout(this.#initTimer);
    }
    if (message.kind === 'subscribe') this.#subscribe(message);
    else this.#emit('message', ...given);
  }

  #subscribe({ id, payload }: SocketMessage & { readonly kind: 'subscribe' }): void {
    if (this.#open.has(id)) return this.#close([4409, `Subscriber for ${id} already exists`]);
    try {
      if (this.#open.size >= SOCKET_LIMITS.operations)
        throw new ApiError('RATE_LIMITED', `A connection may have ${SOCKET_LIMITS.operations} subscriptions open.`);
      const { payload: checked } = checkSubscription(payload, this.#documents, this.#payer());
      this.#open.add(id);
      this.#pass({ id, type: this.#isNewProtocol() ? 'subscribe' : 'start', payload: checked });
    } catch (error) {
      const { code, message } = describeHttpError(error);
      this.#send(JSON.stringify({ type: 'error', id, payload: [{ message, extensions: { code } }] }));
    }
  }

  /** Mercurius announces the end of an operation, but keeps the state of a failed operation until the client ends that operation. */
  #noteEnd(data: unknown): void {
    const ended = typeof data === 'string' ? readEnd(data) : null;
    if (!ended || !this.#open.delete(ended.id)) return;
    const { id, type } = ended;
    if (type === 'error') this.#pass({ id, type: this.#isNewProtocol() ? 'complete' : 'stop' });
  }

  #pass(message: object): void {
    this.#emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  #isNewProtocol(): boolean {
    return this.#socket.protocol !== 'graphql-ws';
  }

  #close([code, reason]: CloseReason | readonly [number, string]): void {
    this.#socket.close(code, reason);
  }
}

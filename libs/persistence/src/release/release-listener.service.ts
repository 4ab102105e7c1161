import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DATABASE_OPTIONS, type DatabaseOptions } from '../database-options.js';

/** Named by the trigger that announces. */
const CHANNEL = 'muster_releases';
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 5_000;

/**
 * Hears that a release was published, withdrawn, edited or discarded by any process. It keeps one connection of its own and finds it
 * again when it is lost; since what was said meanwhile is lost too, every new connection counts as news.
 */
@Injectable()
export class ReleaseListener implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #heard = new Set<() => void>();
  #connection: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #wait = SHORTEST_WAIT;
  #closed = false;

  constructor(@Inject(DATABASE_OPTIONS) private readonly options: DatabaseOptions) {}

  /** Returns the function that stops it. */
  onChange(heard: () => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  onApplicationBootstrap(): void {
    void this.#connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#connection?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: this.options.url,
      connectionTimeoutMillis: this.options.connectTimeout,
      application_name: `${this.options.applicationName} listener`,
      keepAlive: true,
    });
    connection.on('error', () => this.#reconnect(connection));
    connection.on('end', () => this.#reconnect(connection));
    connection.on('notification', () => this.#announce());
    this.#connection = connection;
    try {
      await connection.connect();
      await connection.query(`LISTEN ${CHANNEL}`);
      this.#wait = SHORTEST_WAIT;
      this.#announce();
    } catch {
      this.#reconnect(connection);
    }
  }

  #reconnect(lost: pg.Client): void {
    if (this.#closed || this.#connection !== lost) return;
    this.#connection = null;
    void lost.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.#connect(), this.#wait);
    this.#timer.unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #announce(): void {
    for (const heard of this.#heard) heard();
  }
}

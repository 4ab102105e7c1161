import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { connectionSettings } from '../connections/connection-settings.js';
import { DATABASE_OPTIONS, type DatabaseOptions } from '../database-options.js';

/** The notification channels between processes. Triggers and statements use the same names. */
const CHANNELS = ['muster_releases', 'muster_check_jobs', 'muster_rosters', 'muster_aliases', 'muster_imports', 'muster_jobs'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Milliseconds between two attempts to connect. */
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 1_000;
/** Milliseconds between two checks that the connection is alive, and the time to wait for each answer. */
const LOOK = 2_000;

/** The payload is null after a lost connection, because any notification may have been missed. */
type Heard = (payload: string | null) => void;

/**
 * Receives notifications from all processes. It keeps one connection and reconnects when that is lost. Because notifications are lost in
 * the meantime, every new connection triggers all listeners.
 */
@Injectable()
export class DatabaseListener implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #heard: Readonly<Record<Channel, Set<Heard>>> = {
    muster_releases: new Set(),
    muster_check_jobs: new Set(),
    muster_rosters: new Set(),
    muster_aliases: new Set(),
    muster_imports: new Set(),
    muster_jobs: new Set(),
  };
  #connection: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #wait = SHORTEST_WAIT;
  #closed = false;

  constructor(@Inject(DATABASE_OPTIONS) private readonly options: DatabaseOptions) {}

  /** Returns a function that removes the listener. */
  on(channel: Channel, heard: Heard): () => void {
    this.#heard[channel].add(heard);
    return () => this.#heard[channel].delete(heard);
  }

  onApplicationBootstrap(): void {
    if (this.options.listens) void this.#connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#connection?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const { default: driver } = await import('pg');
    if (this.#closed) return;
    const connection = new driver.Client({
      ...connectionSettings(this.options, this.options.statementTimeout),
      query_timeout: LOOK,
      application_name: `${this.options.applicationName} listener`,
    });
    connection.on('error', () => this.#reconnect(connection));
    connection.on('end', () => this.#reconnect(connection));
    connection.on('notification', ({ channel, payload }) => this.#announce(channel, payload ?? null));
    this.#connection = connection;
    try {
      await connection.connect();
      for (const channel of CHANNELS) await connection.query(`LISTEN ${channel}`);
      this.#wait = SHORTEST_WAIT;
      for (const channel of CHANNELS) this.#announce(channel, null);
      void this.#watch(connection);
    } catch {
      this.#reconnect(connection);
    }
  }

  /** A dead connection that was never closed looks like an idle one, so the connection is tested with a query. */
  async #watch(connection: pg.Client): Promise<void> {
    while (this.#connection === connection) {
      await sleep(LOOK, undefined, { ref: false });
      if (this.#connection !== connection) return;
      await connection.query('SELECT 1').catch(() => this.#reconnect(connection));
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

  #announce(name: string, payload: string | null): void {
    const channel = CHANNELS.find((known) => known === name);
    if (channel) for (const heard of this.#heard[channel]) heard(payload);
  }
}

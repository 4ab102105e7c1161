import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseUnavailableError, PrismaService } from '#muster/persistence';
import { SampleService } from '#muster/publishing';
import { AdminKeys } from '../platform/access/admin-keys.js';
import { Config } from '../platform/config.js';
import { Readiness } from '../platform/health/readiness.js';

const RETRY_MS = 500;

/** Gives a new installation an administrator key and the sample as soon as the database is ready. */
@Injectable()
export class FirstStart implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #stopped = new AbortController();
  readonly #log = new Logger(FirstStart.name);
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly database: PrismaService,
    private readonly keys: AdminKeys,
    private readonly sample: SampleService,
    private readonly readiness: Readiness,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.readiness.holdDuring(this.#begin()).catch((error: unknown) => this.#log.error(error));
  }

  /** Resolves when the key and the first data exist, or when the api was stopped before that. */
  get finished(): Promise<void> {
    return this.#running;
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  /** A database that goes away meanwhile is waited for again: what was done already is not done twice. */
  async #begin(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted && !(await this.#isPrepared())) await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }

  async #isPrepared(): Promise<boolean> {
    try {
      if (!(await this.database.ping())) return false;
      await this.#prepare();
      return true;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) return false;
      throw error;
    }
  }

  async #prepare(): Promise<void> {
    await this.#showKeyOnce();
    if (!this.config.loadsSample) return;
    for (const { label } of await this.sample.load()) this.#log.log(`Published the sample release ${label}.`);
  }

  /** Prints the key to the terminal and not to the log, because it is not stored anywhere. */
  async #showKeyOnce(): Promise<void> {
    const key = await this.keys.generateOnFirstStart();
    if (key) process.stderr.write(`\nAdministrator key, shown this once: ${key}\n\n`);
  }
}

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailableError } from '@muster/persistence';
import { AdminKeys } from './admin-keys.js';

const RETRY_MS = 1_000;

/** Gives a new installation an administrator key, as soon as the database answers. */
@Injectable()
export class FirstStart implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #stopped = new AbortController();

  constructor(private readonly keys: AdminKeys) {}

  onApplicationBootstrap(): void {
    void this.#showKeyOnce();
  }

  onApplicationShutdown(): void {
    this.#stopped.abort();
  }

  /** To the terminal, not to the log: the key exists nowhere else. */
  async #showKeyOnce(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        const key = await this.keys.generateOnFirstStart();
        if (key) process.stderr.write(`\nAdministrator key, shown this once: ${key}\n\n`);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError) && !isNotMigratedYet(error)) throw error;
        await sleep(RETRY_MS, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
      }
    }
  }
}

/** Prisma: the table does not exist. The schema is brought up to date beside us. */
const isNotMigratedYet = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'P2021';

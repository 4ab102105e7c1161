import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaService } from '#muster/persistence';
import { Config } from '../config.js';

/** Whether this process should be sent requests. */
@Injectable()
export class Readiness implements OnModuleDestroy, BeforeApplicationShutdown {
  #stopping = false;
  #holds = 0;

  constructor(
    private readonly database: PrismaService,
    private readonly config: Config,
  ) {}

  async isReady(): Promise<boolean> {
    return !this.#stopping && this.#holds === 0 && (await this.database.ping());
  }

  /** Not ready while the work goes on: what a first request would need is not there yet. */
  async holdDuring(work: Promise<void>): Promise<void> {
    this.#holds += 1;
    try {
      await work;
    } finally {
      this.#holds -= 1;
    }
  }

  /** The first hook of all: other modules may wait in theirs for work that ends late. */
  onModuleDestroy(): void {
    this.#stopping = true;
  }

  /** Runs before the port closes: what asks meanwhile is told to look elsewhere, what is under way goes on. */
  async beforeApplicationShutdown(): Promise<void> {
    await sleep(this.config.timeouts.drainDelay);
  }
}

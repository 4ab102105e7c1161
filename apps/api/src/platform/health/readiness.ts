import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaService } from '@muster/persistence';
import { Config } from '../config.js';

/** Whether this process should be sent requests. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  #stopping = false;

  constructor(
    private readonly database: PrismaService,
    private readonly config: Config,
  ) {}

  async isReady(): Promise<boolean> {
    return !this.#stopping && (await this.database.ping());
  }

  /** Runs before the port closes: what asks meanwhile is told to look elsewhere, what is under way goes on. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping = true;
    await sleep(this.config.timeouts.drainDelay);
  }
}

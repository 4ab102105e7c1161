import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProcessState, stateOf } from '#muster/metrics';
import { PrismaService } from '#muster/persistence';
import { Config } from '../config.js';

/** Whether this process should receive requests. */
@Injectable()
export class Readiness implements OnModuleDestroy, BeforeApplicationShutdown {
  #stopping = false;
  #holds = 0;

  constructor(
    private readonly database: PrismaService,
    private readonly config: Config,
  ) {}

  async state(): Promise<ProcessState> {
    if (this.#stopping) return { isReady: false, reason: 'The process is stopping.' };
    if (this.#holds > 0) return { isReady: false, reason: 'The process is starting.' };
    return stateOf(this.database);
  }

  /** Reports "not ready" until `work` is finished, because the first request would need its result. */
  async holdDuring(work: Promise<void>): Promise<void> {
    this.#holds += 1;
    try {
      await work;
    } finally {
      this.#holds -= 1;
    }
  }

  /** Reports "not ready" in the first hook of a shutdown, because later hooks may wait for long work of other modules. */
  onModuleDestroy(): void {
    this.#stopping = true;
  }

  /** Keeps the port open for a while, so that running requests continue while a load balancer stops sending new requests. */
  async beforeApplicationShutdown(): Promise<void> {
    await sleep(this.config.timeouts.drainDelay);
  }
}

import { BulkWorker } from '@muster/bulk';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../platform/config.js';

/** Judges the lists of jobs in this process, unless workers of their own do. */
@Injectable()
export class BulkJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #stopped = new AbortController();
  readonly #log = new Logger(BulkJobs.name);
  #working: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly worker: BulkWorker,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.worksOnJobs) this.#working = this.worker.run(this.#stopped.signal, (error) => this.#log.error(error));
  }

  /** The list under way is finished, and what was taken is given back, before the database is left. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped.abort();
    await this.#working;
  }
}

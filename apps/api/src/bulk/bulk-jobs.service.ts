import { BulkWorker, RosterCheckWorker } from '#muster/bulk';
import { EventCheckWorker, WebhookWorker } from '#muster/events';
import { UpkeepWorker } from '#muster/upkeep';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../platform/config.js';

/** Checks the lists of jobs, saved rosters under new releases, and lists of events after changes, sends webhooks and does periodic work, in this process unless separate workers are configured. */
@Injectable()
export class BulkJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #stopped = new AbortController();
  readonly #log = new Logger(BulkJobs.name);
  #working: readonly Promise<void>[] = [];

  constructor(
    private readonly config: Config,
    private readonly lists: BulkWorker,
    private readonly rosters: RosterCheckWorker,
    private readonly events: EventCheckWorker,
    private readonly webhooks: WebhookWorker,
    private readonly upkeep: UpkeepWorker,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worksOnJobs) return;
    this.#working = [this.lists, this.rosters, this.events, this.webhooks, this.upkeep].map((worker) =>
      worker.run(this.#stopped.signal, (error) => this.#log.error(error)),
    );
  }

  /** Finishes running work and releases claimed work before the database connection closes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#working);
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ImportFolder, ImportWorker } from '#muster/publishing';
import { Config } from '../../platform/config.js';

/** Runs imports in this process unless separate workers are configured. */
@Injectable()
export class ImportJobs implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #stopped = new AbortController();
  readonly #log = new Logger(ImportJobs.name);

  constructor(
    private readonly config: Config,
    private readonly worker: ImportWorker,
    private readonly folder: ImportFolder,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worksOnJobs || this.folder.folder === null) return;
    void this.worker.run(this.folder, this.#stopped.signal, (error) => this.#log.error(error));
  }

  onApplicationShutdown(): void {
    this.#stopped.abort();
  }
}

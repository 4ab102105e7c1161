import { DatabaseListener, type ImportJob, ImportJobRepository, watchRow } from '#muster/persistence';
import { Injectable } from '@nestjs/common';

/** Reports the progress of imports, whichever process runs them. */
@Injectable()
export class ImportWatch {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly listener: DatabaseListener,
  ) {}

  /** Yields the import now and after every change, until it has ended, or the watcher has left. */
  watch(id: string, left: AbortSignal): AsyncGenerator<ImportJob, void, undefined> {
    const watched = {
      channel: 'muster_imports' as const,
      read: () => this.jobs.find(id),
      isOver: ({ finishedAt }: ImportJob) => finishedAt !== null,
      isSame: (earlier: ImportJob, later: ImportJob) => stateOf(earlier) === stateOf(later),
    };
    return watchRow(this.listener, watched, left);
  }
}

const stateOf = ({ status, stage, done, total, file }: ImportJob): string => JSON.stringify([status, stage, done, total, file]);

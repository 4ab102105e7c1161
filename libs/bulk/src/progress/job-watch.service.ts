import { DatabaseListener, watchRow, type CheckJob } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { CheckJobs } from '../check-jobs.service.js';

/** Reports the progress of jobs, whichever process runs them. */
@Injectable()
export class JobWatch {
  constructor(
    private readonly jobs: CheckJobs,
    private readonly listener: DatabaseListener,
  ) {}

  /** Yields the job now and after every change, until it has finished or was deleted, or the watcher has left. */
  watch(token: string, left: AbortSignal): AsyncGenerator<CheckJob, void, undefined> {
    const watched = {
      channel: 'muster_check_jobs' as const,
      read: () => this.jobs.find(token),
      isOver: ({ finishedAt }: CheckJob) => finishedAt !== null,
      isSame: (earlier: CheckJob, later: CheckJob) => earlier.done === later.done && earlier.running === later.running,
    };
    return watchRow(this.listener, watched, left);
  }
}

import { CheckJobRepository, CheckListRepository, DatabaseUnavailableError, JobQueue, PrismaService } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { ThreadEntry } from './judging-thread.js';
import { JudgingThreads } from './judging-threads.js';
import { placeIn } from './list-place.js';
import { failedResult } from './result-of.js';

/** Milliseconds between two sweeps of what was kept long enough. */
const SWEEP = 60_000;
/** A list that no worker survived. */
const GIVEN_UP = 'NOT_JUDGED';

export interface BulkWorkerOptions {
  /** What the thread runs: the built file beside this one, unless told otherwise. */
  readonly entry?: ThreadEntry;
  /** Milliseconds that one list may take, the loading of its release included. */
  readonly longest?: number;
}

const LONGEST = 30_000;

/**
 * Judges the lists of the queue in a thread, one at a time. A list over which the thread crashes or hangs fails its try, and is tried again by
 * any worker; one that was tried as often as it may be gets a result that says so.
 */
@Injectable()
export class BulkWorker {
  constructor(
    private readonly queue: JobQueue,
    private readonly lists: CheckListRepository,
    private readonly jobs: CheckJobRepository,
    private readonly database: PrismaService,
  ) {}

  /** Works until it is told to stop; the list under way is finished first. `onFault` hears of faults of ours, of which results say only that. */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void, options: BulkWorkerOptions = {}): Promise<void> {
    const { entry = builtEntry(), longest = LONGEST } = options;
    const threads = new JudgingThreads({ databaseUrl: this.database.options.url }, longest, onFault, entry);
    const sweeping = setInterval(() => void this.#sweep(onFault), SWEEP);
    void this.#sweep(onFault);
    await Promise.all([
      this.queue.work('check-lists', ({ data }) => threads.judge(data), stopped, onFault),
      this.queue.work('check-lists-given-up', ({ data }) => this.lists.saveResult(placeIn(data), failedResult(GIVEN_UP)), stopped, onFault),
    ]);
    clearInterval(sweeping);
    await threads.end();
  }

  async #sweep(onFault: (error: unknown) => void): Promise<void> {
    try {
      await this.jobs.expire();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) onFault(error);
    }
  }
}

const builtEntry = (): ThreadEntry => ({ file: new URL('judge.thread.js', import.meta.url), argv: [] });

import {
  CheckJobRepository,
  CheckListRepository,
  DatabaseUnavailableError,
  JobQueue,
  PrismaService,
  UnknownNameRepository,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { ThreadEntry } from './judging-thread.js';
import { JudgingThreads } from './judging-threads.js';
import { placeIn } from './list-place.js';
import { failedResult } from './result-of.js';

/** Milliseconds between two deletions of expired jobs and of names that were unknown long ago. */
const SWEEP = 60_000;
/** The failure of a list whose worker crashed at every try. */
const GIVEN_UP = 'NOT_JUDGED';

export interface BulkWorkerOptions {
  /** The file that the thread runs. By default the built file next to this one. */
  readonly entry?: ThreadEntry;
  /** Maximum milliseconds for one list, including loading its release. */
  readonly longest?: number;
}

const LONGEST = 30_000;

/**
 * Judges the lists of the queue in a thread, one at a time. If the thread crashes or hangs at a list, that try fails, and any worker
 * tries the list again. After the last try, the list gets a result with a failure.
 */
@Injectable()
export class BulkWorker {
  constructor(
    private readonly queue: JobQueue,
    private readonly lists: CheckListRepository,
    private readonly jobs: CheckJobRepository,
    private readonly database: PrismaService,
    private readonly unknownNames: UnknownNameRepository,
  ) {}

  /**
   * Runs until `stopped` is aborted; a list that is being judged is finished first. `onFault` receives internal errors, which results do
   * not describe.
   */
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
      await this.unknownNames.sweep();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) onFault(error);
    }
  }
}

const builtEntry = (): ThreadEntry => ({ file: new URL('judge.thread.js', import.meta.url), argv: [] });

import { setTimeout as sleep } from 'node:timers/promises';
import { CheckJobRepository, CheckQueueRepository, DatabaseUnavailableError, PrismaService } from '@muster/persistence';
import { Injectable } from '@nestjs/common';
import type { ThreadEntry } from './judging-thread.js';
import { runThread, type WorkQueue } from './run-thread.js';

/** Milliseconds between two looks for work. */
const POLL = 1_000;
/** Milliseconds between two sweeps of what was kept long enough. */
const SWEEP = 60_000;
/** A list that no worker survived. */
const GIVEN_UP = 'NOT_JUDGED';

export interface BulkWorkerOptions {
  /** What the thread runs: the built file beside this one, unless told otherwise. */
  readonly entry?: ThreadEntry;
  /** Milliseconds that one list may take, the loading of its release included. */
  readonly longest?: number;
  /** Milliseconds between two looks for work. */
  readonly poll?: number;
  /** Milliseconds between two signs of life of this worker. */
  readonly heartbeat?: number;
  /** Seconds after which a worker without a sign of life is lost, for all workers alike. */
  readonly lostAfter?: number;
}

const LONGEST = 30_000;

/**
 * Judges the lists of the queue in a thread, as long as there are any. A thread that crashes, or hangs over a list, is ended; what it had is
 * tried again, by any worker, after everything that was not tried before.
 */
@Injectable()
export class BulkWorker {
  constructor(
    private readonly queue: CheckQueueRepository,
    private readonly jobs: CheckJobRepository,
    private readonly database: PrismaService,
  ) {}

  /** Works until it is told to stop; the list under way is finished first. `onFault` hears of faults of ours, of which results say only that. */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void, options: BulkWorkerOptions = {}): Promise<void> {
    const { poll = POLL, lostAfter } = options;
    let sweepAt = 0;
    while (!stopped.aborted) {
      try {
        if (performance.now() >= sweepAt) {
          await this.jobs.expire();
          sweepAt = performance.now() + SWEEP;
        }
        await this.queue.giveUp(GIVEN_UP, lostAfter);
        if (await this.queue.hasWork(lostAfter)) await this.#judge(stopped, onFault, options);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) onFault(error);
      }
      await sleep(poll, undefined, { signal: stopped }).catch(() => undefined);
    }
  }

  /** Until there is nothing to do, or the thread is no more. What nobody survived is given up also while this worker is busy with other lists. */
  async #judge(stopped: AbortSignal, onFault: (error: unknown) => void, options: BulkWorkerOptions): Promise<void> {
    const { entry = builtEntry(), longest = LONGEST, ...times } = options;
    const queue: WorkQueue = {
      beat: async (worker) => {
        await this.queue.beat(worker);
        await this.queue.giveUp(GIVEN_UP, times.lostAfter);
      },
      release: (worker) => this.queue.release(worker),
    };
    await runThread({ databaseUrl: this.database.options.url, queue, entry, longest, ...times }, stopped, onFault);
  }
}

const builtEntry = (): ThreadEntry => ({ file: new URL('judge.thread.js', import.meta.url), argv: [] });

import { JobQueue, ReleaseRepository, RosterCheckRunRepository, RosterRepository, type TakenRun } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { BulkWorkerOptions } from '../judge/bulk-worker.service.js';
import { CheckThreads, type JobThreads } from '../threads/check-threads.service.js';
import { ThreadLost } from '../threads/judging-thread.js';
import { runIn } from './run-in.js';
import { unknownCheck } from './unknown-check.js';

const LONGEST = 60_000;
/** Number of rosters whose ids are loaded at once. */
const BATCH = 20;

/** Checks saved rosters in threads after a release was published. */
@Injectable()
export class RosterCheckWorker {
  constructor(
    private readonly queue: JobQueue,
    private readonly runs: RosterCheckRunRepository,
    private readonly rosters: RosterRepository,
    private readonly releases: ReleaseRepository,
    private readonly threads: CheckThreads,
  ) {}

  /** Runs until `stopped` is aborted. `onFault` receives internal errors. */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void, options: BulkWorkerOptions = {}): Promise<void> {
    const { entry, longest = LONGEST } = options;
    const threads = this.threads.forJobs(longest, onFault, entry);
    await Promise.all([
      this.queue.work('roster-checks', ({ data }) => this.#work(runIn(data), threads), stopped, onFault),
      this.queue.work('roster-checks-given-up', ({ data }) => this.#goOn(runIn(data)), stopped, onFault),
    ]);
  }

  /**
   * Judges the rosters of a run one after the other. If the worker is killed, stored results are kept, and the next worker judges only the
   * remaining rosters.
   */
  async #work(run: TakenRun, threads: JobThreads): Promise<void> {
    if (!(await this.releases.findFresh(run.releaseId))) return;
    let batch = await this.runs.next(run, BATCH);
    for (let last = batch.at(-1); last; last = batch.at(-1)) {
      for (const { id } of batch) await this.#judge(run, id, threads);
      batch = await this.runs.next(run, BATCH, last);
    }
    await this.runs.finish(run);
  }

  /** If a roster ends its thread, it gets an unknown result, and the run continues with the next roster. */
  async #judge(run: TakenRun, id: string, threads: JobThreads): Promise<void> {
    try {
      await threads.perform('judgeRoster', run, id);
    } catch (error) {
      if (!(error instanceof ThreadLost) || error.how === 'not-started') throw error;
      await this.#giveUp(run, id);
    }
  }

  /** Called when the worker died at every try of the run: the roster at which it stopped gets an unknown result, and the run is queued again. */
  async #goOn(run: TakenRun): Promise<void> {
    const [next] = await this.runs.next(run, 1);
    if (!next) return this.runs.finish(run);
    await this.#giveUp(run, next.id);
    await this.runs.requeue(run);
  }

  async #giveUp(run: TakenRun, id: string): Promise<void> {
    const roster = await this.rosters.findAnybodys(id);
    if (roster) await this.runs.save(run, unknownCheck(roster));
  }
}

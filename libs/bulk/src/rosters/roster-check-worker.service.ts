import { JobQueue, PrismaService, RosterCheckRunRepository, RosterRepository, type Json, type TakenRun } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { BulkWorkerOptions } from '../judge/bulk-worker.service.js';
import { ThreadLost, type ThreadEntry } from '../judge/judging-thread.js';
import { JudgingThreads } from '../judge/judging-threads.js';
import { runIn } from './run-in.js';
import { unknownCheck } from './unknown-check.js';

const LONGEST = 60_000;

/** Checks saved rosters in a thread after a release was published. */
@Injectable()
export class RosterCheckWorker {
  constructor(
    private readonly queue: JobQueue,
    private readonly runs: RosterCheckRunRepository,
    private readonly rosters: RosterRepository,
    private readonly database: PrismaService,
  ) {}

  /** Runs until `stopped` is aborted. `onFault` receives internal errors. */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void, options: BulkWorkerOptions = {}): Promise<void> {
    const { entry = builtEntry(), longest = LONGEST } = options;
    const threads = new JudgingThreads({ databaseUrl: this.database.options.url }, longest, onFault, entry);
    await Promise.all([
      this.queue.work('roster-checks', ({ data }) => this.#work(data, threads), stopped, onFault),
      this.queue.work('roster-checks-given-up', ({ data }) => this.#goOn(runIn(data)), stopped, onFault),
    ]);
    await threads.end();
  }

  /** If a roster ends its thread, it gets an unknown result, and the run continues with the next roster. */
  async #work(data: Json, threads: JudgingThreads): Promise<void> {
    const run = runIn(data);
    // Most releases have no saved rosters of their edition; these runs finish without starting a thread.
    if ((await this.runs.next(run, 1)).length === 0) return this.runs.finish(run);
    for (;;) {
      try {
        return await threads.judge(data);
      } catch (error) {
        if (!(error instanceof ThreadLost) || typeof error.part !== 'string') throw error;
        await this.#giveUp(run, error.part);
      }
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

const builtEntry = (): ThreadEntry => ({ file: new URL('rosters.thread.js', import.meta.url), argv: [] });

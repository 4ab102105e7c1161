import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailableError, PrismaService, RosterCheckQueueRepository, RosterRepository } from '@muster/persistence';
import { Injectable } from '@nestjs/common';
import type { BulkWorkerOptions } from '../judge/bulk-worker.service.js';
import type { ThreadEntry } from '../judge/judging-thread.js';
import { runThread } from '../judge/run-thread.js';
import { unknownCheck } from './unknown-check.js';

/** Milliseconds between two looks for work. */
const POLL = 2_000;
const LONGEST = 60_000;

/** Asks kept rosters again when a release was published, in a thread, as long as there are any to ask. */
@Injectable()
export class RosterCheckWorker {
  constructor(
    private readonly queue: RosterCheckQueueRepository,
    private readonly rosters: RosterRepository,
    private readonly database: PrismaService,
  ) {}

  /** Works until it is told to stop. `onFault` hears of faults of ours. */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void, options: BulkWorkerOptions = {}): Promise<void> {
    const { entry = builtEntry(), longest = LONGEST, poll = POLL } = options;
    const work = { databaseUrl: this.database.options.url, queue: this.queue, entry, longest };
    while (!stopped.aborted) {
      try {
        if ((await this.queue.hasWork()) && (await runThread(work, stopped, onFault))) await this.#giveUp();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) onFault(error);
      }
      await sleep(poll, undefined, { signal: stopped }).catch(() => undefined);
    }
  }

  /** The first roster that has no row was the thread's end, and would be the next one's. */
  async #giveUp(): Promise<void> {
    const worker = randomUUID();
    const run = await this.queue.take(worker);
    const [next] = run ? await this.queue.next(run, worker, 1) : [];
    const roster = next && (await this.rosters.findAnybodys(next.id));
    if (run && roster) await this.queue.save(run, unknownCheck(roster));
    await this.queue.release(worker);
  }
}

const builtEntry = (): ThreadEntry => ({ file: new URL('rosters.thread.js', import.meta.url), argv: [] });

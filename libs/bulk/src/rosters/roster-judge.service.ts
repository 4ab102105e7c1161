import { losesSomething, RosterKeeper, RosterMover } from '@muster/builder';
import {
  DatabaseUnavailableError,
  ReleaseRepository,
  RosterCheckQueueRepository,
  RosterRepository,
  type NewRosterCheck,
  type RosterToCheck,
  type StoredRelease,
  type StoredRoster,
  type TakenRun,
} from '@muster/persistence';
import { Injectable } from '@nestjs/common';
import type { ThreadWorker } from '../judge/thread-messages.js';
import { unknownCheck } from './unknown-check.js';

/** Rosters that one look at the queue brings; between two the run is given a sign of life. */
const BATCH = 20;

/** Asks kept rosters what they come to under a release that was published since. */
@Injectable()
export class RosterJudge {
  constructor(
    private readonly queue: RosterCheckQueueRepository,
    private readonly rosters: RosterRepository,
    private readonly releases: ReleaseRepository,
    private readonly keeper: RosterKeeper,
    private readonly mover: RosterMover,
  ) {}

  /** A batch. What is stored of it stands, whenever the worker is killed: the next one goes on behind it. */
  async judgeNext({ worker }: ThreadWorker, onTaken: () => void, onFault: (error: unknown) => void): Promise<boolean> {
    const run = await this.queue.take(worker);
    const release = run && (await this.releases.findFresh(run.releaseId));
    if (!run || !release) return false;
    const batch = await this.queue.next(run, worker, BATCH);
    for (const next of batch) {
      onTaken();
      await this.#judge(run, release, next, onFault);
    }
    const last = batch.at(-1);
    if (last) await this.queue.advance(run, worker, last);
    else await this.queue.finish(run, worker);
    return true;
  }

  async #judge(run: TakenRun, release: StoredRelease, { id }: RosterToCheck, onFault: (error: unknown) => void): Promise<void> {
    const roster = await this.rosters.findAnybodys(id);
    if (!roster || roster.releaseId === release.id) return;
    await this.queue.save(run, await this.#check(roster, release, onFault));
  }

  async #check(roster: StoredRoster, release: StoredRelease, onFault: (error: unknown) => void): Promise<NewRosterCheck> {
    try {
      const move = await this.mover.preview(await this.keeper.pass(roster), release);
      const { before, after } = move;
      return {
        rosterId: roster.id,
        revision: roster.revision,
        verdictBefore: before.report.verdict,
        verdictAfter: after.report.verdict,
        pointsBefore: before.report.points.computed,
        pointsAfter: after.report.points.computed,
        loses: losesSomething(move),
      };
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      onFault(error);
      return unknownCheck(roster);
    }
  }
}

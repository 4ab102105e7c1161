import { losesSomething } from '#muster/builder';
import { RosterKeeper, RosterMover } from '#muster/rosters';
import {
  DatabaseUnavailableError,
  ReleaseRepository,
  RosterCheckRunRepository,
  RosterRepository,
  type NewRosterCheck,
  type StoredRelease,
  type StoredRoster,
  type TakenRun,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { unknownCheck } from './unknown-check.js';

/** Judges saved rosters under a newer release. */
@Injectable()
export class RosterJudge {
  constructor(
    private readonly runs: RosterCheckRunRepository,
    private readonly rosters: RosterRepository,
    private readonly releases: ReleaseRepository,
    private readonly keeper: RosterKeeper,
    private readonly mover: RosterMover,
  ) {}

  /** Judges a roster under the release of the run, unless one of them is gone, and saves the result. */
  async judge(run: TakenRun, id: string, onFault: (error: unknown) => void): Promise<void> {
    const release = await this.releases.find(run.releaseId);
    const roster = release && (await this.rosters.findAnybodys(id));
    if (!roster || roster.releaseId === release.id) return;
    await this.runs.save(run, await this.#check(roster, release, onFault));
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

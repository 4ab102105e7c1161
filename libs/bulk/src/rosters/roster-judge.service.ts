import { losesSomething, RosterKeeper, RosterMover } from '#muster/builder';
import {
  DatabaseUnavailableError,
  ReleaseRepository,
  RosterCheckRunRepository,
  RosterRepository,
  type Json,
  type NewRosterCheck,
  type RosterToCheck,
  type StoredRelease,
  type StoredRoster,
  type TakenRun,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { Judge } from '../judge/judge-pieces.js';
import { runIn } from './run-in.js';
import { unknownCheck } from './unknown-check.js';

/** Number of rosters loaded at once. */
const BATCH = 20;

/** Judges saved rosters under a newer release. */
@Injectable()
export class RosterJudge implements Judge {
  constructor(
    private readonly runs: RosterCheckRunRepository,
    private readonly rosters: RosterRepository,
    private readonly releases: ReleaseRepository,
    private readonly keeper: RosterKeeper,
    private readonly mover: RosterMover,
  ) {}

  /** Processes a run. If the worker is killed, stored results are kept, and the next worker judges only the remaining rosters. */
  async judge(piece: Json, onPart: (part: Json) => void, onFault: (error: unknown) => void): Promise<void> {
    const run = runIn(piece);
    const release = await this.releases.findFresh(run.releaseId);
    if (!release) return;
    let batch = await this.runs.next(run, BATCH);
    for (let last = batch.at(-1); last; last = batch.at(-1)) {
      for (const next of batch) {
        onPart(next.id);
        await this.#judge(run, release, next, onFault);
      }
      batch = await this.runs.next(run, BATCH, last);
    }
    await this.runs.finish(run);
  }

  async #judge(run: TakenRun, release: StoredRelease, { id }: RosterToCheck, onFault: (error: unknown) => void): Promise<void> {
    const roster = await this.rosters.findAnybodys(id);
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

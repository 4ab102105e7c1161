import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CompiledReleases } from '#muster/checking';
import type { StoredRelease } from '#muster/persistence';
import type { KeptRoster } from '../kept-roster.js';
import { carriedRoster, type CarriedRoster } from './carried-roster.js';
import { rosterMove, type RosterMove } from './roster-move.js';

/** Kept rosters under other releases of their edition. Nothing is saved here. */
@Injectable()
export class RosterMover {
  constructor(private readonly compiled: CompiledReleases) {}

  /** What a move would do to its prices, choices and findings. */
  async preview(roster: KeptRoster, to: StoredRelease): Promise<RosterMove> {
    const releases = { from: await this.compiled.get(roster.release), to: await this.compiled.get(to) };
    return rosterMove(roster.document, roster.assessment, releases, randomUUID);
  }

  async carried({ document, assessment, release }: KeptRoster, to: StoredRelease): Promise<CarriedRoster> {
    return carriedRoster(document, assessment, { release }, (await this.compiled.get(to)).index, randomUUID);
  }
}

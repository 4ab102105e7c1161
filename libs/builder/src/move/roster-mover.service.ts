import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CompiledReleases } from '#muster/checking';
import type { StoredRelease } from '#muster/persistence';
import type { KeptRoster } from '../keep/kept-roster.js';
import { carriedRoster, type CarriedRoster } from './carried-roster.js';
import { rosterMove, type RosterMove } from './roster-move.js';

/** Kept rosters under other releases of their edition. Nothing is saved here. */
@Injectable()
export class RosterMover {
  constructor(private readonly compiled: CompiledReleases) {}

  /** What a move would do to its prices, choices and findings. */
  async preview(roster: KeptRoster, to: StoredRelease): Promise<RosterMove> {
    return rosterMove(roster.document, roster.assessment, await this.compiled.get(to), randomUUID);
  }

  async carried({ document, assessment }: KeptRoster, to: StoredRelease): Promise<CarriedRoster> {
    return carriedRoster(document, assessment, (await this.compiled.get(to)).index, randomUUID);
  }
}

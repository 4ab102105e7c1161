import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { carriedRoster, rosterMove, type CarriedRoster, type RosterMove } from '#muster/builder';
import { CompiledReleases } from '#muster/checks';
import type { StoredRelease } from '#muster/persistence';
import type { KeptRoster } from './kept-roster.js';

/** Computes the result of moving saved rosters to other releases of their edition. Nothing is saved. */
@Injectable()
export class RosterMover {
  constructor(private readonly compiled: CompiledReleases) {}

  /** The effects of a move on prices, choices and findings. */
  async preview(roster: KeptRoster, to: StoredRelease): Promise<RosterMove> {
    return rosterMove(roster.document, roster.assessment, await this.compiled.get(to), randomUUID);
  }

  async carried({ document, assessment }: KeptRoster, to: StoredRelease): Promise<CarriedRoster> {
    return carriedRoster(document, assessment, (await this.compiled.get(to)).index, randomUUID);
  }
}

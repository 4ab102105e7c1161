import { Injectable } from '@nestjs/common';
import type { RosterMove } from '#muster/builder';
import { RosterKeeper, RosterMover, type KeptRoster } from '#muster/rosters';
import type { StoredRelease } from '#muster/persistence';
import type { Viewer } from '../../platform/access/viewer.js';
import { userError } from '../../platform/graphql/user-error.js';
import type { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { toRelease } from '../../releases/present-release.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import type { ReleaseInput } from '../../releases/release.types.js';
import { reader, rosterId, toAt } from '../roster-ids.js';
import type { MoveRosterInput } from '../roster.inputs.js';
import { editedPayload, notFound, refusedPayload } from '../roster-payloads.js';
import type { RosterPayload } from '../roster.types.js';
import type { RosterMoveType } from './roster-move.types.js';

/** Moves saved rosters to other releases. */
@Injectable()
export class RosterMoves {
  constructor(
    private readonly keeper: RosterKeeper,
    private readonly mover: RosterMover,
    private readonly releases: ReleaseSelection,
  ) {}

  /** Returns null if there is no such roster, or if the release is a draft or belongs to another edition. */
  async preview(opaque: string, selector: ReleaseInput, viewer: Viewer): Promise<RosterMoveType | null> {
    const id = rosterId(opaque);
    const roster = id === null ? null : await this.keeper.open(id, reader(viewer));
    if (!roster) return null;
    const release = await this.releases.choose(selector, viewer);
    return cannotMove(roster, release) ? null : toMove(roster, release, await this.mover.preview(roster, release));
  }

  async move(input: MoveRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const at = toAt(input, viewer);
    const roster = at && (await this.keeper.open(at.id, at.owner));
    if (!at || !roster) return notFound;
    const release = await this.releases.choose(input.release, viewer);
    const refused = cannotMove(roster, release);
    return refused ? refusedPayload(refused, roster) : editedPayload(await this.keeper.moveTo(release, at));
  }
}

/** Drafts change and can be discarded, so no roster can be saved under one. */
function cannotMove({ release: { edition } }: KeptRoster, release: StoredRelease): UserErrorType | null {
  const path = ['input', 'release'];
  if (release.edition !== edition) return userError('RELEASE_OF_OTHER_EDITION', 'roster', path, { edition });
  return release.status === 'draft' ? userError('WRONG_STATUS', 'rosterUnderDraft', path) : null;
}

function toMove({ release }: KeptRoster, to: StoredRelease, { before, after, changes, army, ...move }: RosterMove): RosterMoveType {
  const { points, gained, lost: settled } = changes;
  const verdicts = { verdictBefore: before.report.verdict, verdictAfter: after.report.verdict };
  const costs = { pointsBefore: points.before, pointsAfter: points.after };
  return { ...move, ...army, ...verdicts, ...costs, from: toRelease(release), to: toRelease(to), gained, settled, report: after.report };
}

import type { Resolution } from '#muster/army';
import type { ReviewReason } from '#muster/diagnostics';
import type { UnitId } from '#muster/roster';
import { DOUBT_CODES, type RosterDocument, type UnitDoubt } from './roster-document.js';

/** Of units that were found: `units` are their ids, by their places. */
export function doubtsOf(review: Resolution['review'], units: readonly (UnitId | undefined)[]): readonly UnitDoubt[] {
  return review.flatMap(({ code: given, messageId, params, path }) => {
    const code = DOUBT_CODES.find((one) => one === given);
    const unit = path[0] === 'units' && typeof path[1] === 'number' ? units[path[1]] : undefined;
    return unit !== undefined && code ? [{ unit, reason: { code, messageId, params } }] : [];
  });
}

/** Somebody saw to the unit's choices: what it has now is what it is to have. */
export const settled = ({ doubts }: RosterDocument, unit: UnitId): Pick<RosterDocument, 'doubts'> => ({
  doubts: doubts.some((doubt) => doubt.unit === unit) ? doubts.filter((doubt) => doubt.unit !== unit) : doubts,
});

/** As they are said of the roster, by the places of its units. */
export function saidDoubts({ doubts }: RosterDocument, unitIds: readonly UnitId[]): readonly ReviewReason[] {
  return doubts.flatMap(({ unit, reason }) => {
    const index = unitIds.indexOf(unit);
    return index < 0 ? [] : [{ ...reason, about: 'loadout', path: ['units', index], line: null }];
  });
}

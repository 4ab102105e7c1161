import { unitConcerned } from '#muster/army';
import type { ReviewReason } from '#muster/diagnostics';
import type { Roster, UnitId } from '#muster/roster';
import { DOUBT_CODES, type Doubt, type RosterDocument } from './roster-document.js';

/**
 * Converts the review reasons of an imported list to doubts about the roster's units. `idOf` returns the id of a unit in the saved
 * roster, or null if the roster does not contain it.
 */
export function doubtsOf(review: readonly ReviewReason[], written: Roster, idOf: (unit: UnitId) => UnitId | null): readonly Doubt[] {
  return review.flatMap((given) => {
    const reason = doubtReason(given);
    const unit = unitConcerned(given, written);
    return reason ? [{ unit: unit === null ? null : idOf(unit), reason }] : [];
  });
}

/** The part of a review reason that is stored. Null if the saved roster itself shows the reason. */
export function doubtReason({ code: given, about, messageId, params }: ReviewReason): Doubt['reason'] | null {
  const code = DOUBT_CODES.find((one) => one === given);
  return code === undefined ? null : { code, about, messageId, params };
}

/** Removes the doubts about a unit, or about the whole list, because the player has edited its choices and thereby confirmed them. */
export const settled = ({ doubts, asWritten }: RosterDocument, unit: UnitId | null): Pick<RosterDocument, 'doubts' | 'asWritten'> => ({
  asWritten: asWritten.some((one) => one.unit === unit) ? asWritten.filter((one) => one.unit !== unit) : asWritten,
  doubts: doubts.some((doubt) => doubt.unit === unit) ? doubts.filter((doubt) => doubt.unit !== unit) : doubts,
});

/** Converts doubts to review reasons that refer to units by their position. */
export function saidDoubts({ doubts, unplaced }: RosterDocument, unitIds: readonly UnitId[]): readonly ReviewReason[] {
  return doubts.flatMap(({ unit, reason }) => {
    if (unit === null) return [{ ...reason, path: [], line: null }];
    const index = unitIds.indexOf(unit);
    const { line } = unplaced.find(({ unitId }) => unitId === unit) ?? { line: null };
    return index < 0 ? [] : [{ ...reason, path: ['units', index], line }];
  });
}

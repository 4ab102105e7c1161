import { unitConcerned } from '#muster/army';
import type { ReviewReason } from '#muster/diagnostics';
import type { Roster, UnitId } from '#muster/roster';
import { DOUBT_CODES, type Doubt, type RosterDocument } from './roster-document.js';

/** Why somebody must look at a roster as it was written, as the saved roster keeps it. `idOf`: by what the saved roster names a unit; null: it does not have it. */
export function doubtsOf(review: readonly ReviewReason[], written: Roster, idOf: (unit: UnitId) => UnitId | null): readonly Doubt[] {
  return review.flatMap((reason) => {
    const { code: given, about, messageId, params } = reason;
    const code = DOUBT_CODES.find((one) => one === given);
    const unit = unitConcerned(reason, written);
    return code ? [{ unit: unit === null ? null : idOf(unit), reason: { code, about, messageId, params } }] : [];
  });
}

/** Somebody saw to the choices of the unit, or to the list as a whole: what there is now is what is to be. */
export const settled = ({ doubts, asWritten }: RosterDocument, unit: UnitId | null): Pick<RosterDocument, 'doubts' | 'asWritten'> => ({
  asWritten: asWritten.some((one) => one.unit === unit) ? asWritten.filter((one) => one.unit !== unit) : asWritten,
  doubts: doubts.some((doubt) => doubt.unit === unit) ? doubts.filter((doubt) => doubt.unit !== unit) : doubts,
});

/** As they are said of the roster, by the places of its units. */
export function saidDoubts({ doubts }: RosterDocument, unitIds: readonly UnitId[]): readonly ReviewReason[] {
  return doubts.flatMap(({ unit, reason }) => {
    const index = unit === null ? null : unitIds.indexOf(unit);
    return index !== null && index < 0 ? [] : [{ ...reason, path: index === null ? [] : ['units', index], line: null }];
  });
}

import type { Resolution } from '#muster/army';
import type { ReviewReason } from '#muster/diagnostics';
import { DOUBT_CODES, type RosterDeclarations, type UnitDoubt } from './roster-document.js';

/** Of units that were found: `idOf` tells the id that a unit has by its place. */
export function doubtsOf(review: Resolution['review'], idOf: (index: number) => string | undefined): readonly UnitDoubt[] {
  return review.flatMap(({ code: given, messageId, params, path }) => {
    const code = DOUBT_CODES.find((one) => one === given);
    const unit = path[0] === 'units' && typeof path[1] === 'number' ? idOf(path[1]) : undefined;
    return unit !== undefined && code ? [{ unit, reason: { code, messageId, params } }] : [];
  });
}

/** Somebody saw to the unit's choices: what it has now is what it is to have. */
export const settled = (declared: RosterDeclarations, unit: string): RosterDeclarations =>
  declared.doubts.some((doubt) => doubt.unit === unit)
    ? { ...declared, doubts: declared.doubts.filter((doubt) => doubt.unit !== unit) }
    : declared;

/** As they are said of the roster, by the places of its units. */
export function saidDoubts({ doubts }: RosterDeclarations, unitIds: readonly string[]): readonly ReviewReason[] {
  return doubts.flatMap(({ unit, reason }) => {
    const index = unitIds.indexOf(unit);
    return index < 0 ? [] : [{ ...reason, about: 'loadout', path: ['units', index], line: null }];
  });
}

import type { UnitId } from './declarations.js';
import type { RosterUnit } from './roster.js';

export type UnnumberedUnit = Omit<RosterUnit, 'unitId'>;

/** The id of a unit that nothing but its place, from 0, names: `1` for the first. */
export const idAt = (place: number): UnitId => String(place + 1);

/** Units of a list that has no ids, as they come. */
export const numbered = (units: readonly UnnumberedUnit[]): readonly RosterUnit[] =>
  units.map((unit, place) => ({ unitId: idAt(place), ...unit }));

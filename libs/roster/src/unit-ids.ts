import type { UnitId } from './declarations.js';
import type { RosterUnit } from './roster.js';

export type UnnumberedUnit = Omit<RosterUnit, 'unitId'>;

/** The id of a unit that is identified only by its index, counted from 0: `1` for the first unit. */
export const idAt = (place: number): UnitId => String(place + 1);

/** Assigns ids by position to the units of a list without ids. */
export const numbered = (units: readonly UnnumberedUnit[]): readonly RosterUnit[] =>
  units.map((unit, place) => ({ unitId: idAt(place), ...unit }));

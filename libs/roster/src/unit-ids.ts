import type { UnitId } from './declarations.js';
import type { RosterUnit } from './roster.js';

export type UnnumberedUnit = Omit<RosterUnit, 'unitId'>;

/** The id of a unit that is identified only by its index, counted from 0: `1` for the first unit. */
export const idAt = (place: number): UnitId => String(place + 1);

/** Assigns ids by position to the units of a list without ids. */
export const numbered = (units: readonly UnnumberedUnit[]): readonly RosterUnit[] => units.map((unit, place) => withId(unit, idAt(place)));

/** The unit with all fields that a unit may have, in the same order for every unit: objects with other fields are slow to read. */
export const withId = (unit: UnnumberedUnit, unitId: UnitId): RosterUnit =>
  ({
    unitId,
    name: unit.name,
    id: unit.id,
    line: unit.line,
    section: unit.section,
    detachment: unit.detachment,
    statedPoints: unit.statedPoints,
    statedPowerRating: unit.statedPowerRating,
    models: unit.models,
    warlord: unit.warlord,
    enhancements: unit.enhancements,
    loadout: unit.loadout,
    dealtOut: unit.dealtOut,
    modelsInferred: unit.modelsInferred,
    presumed: unit.presumed,
    unpriced: unit.unpriced,
  }) satisfies Record<keyof RosterUnit, unknown>;

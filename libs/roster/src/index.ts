export { danglingReferences } from './dangling-references.js';
export type * from './declarations.js';
export { EMPTY_ROSTER } from './empty-roster.js';
export { editionNamed, EDITIONS, editionWithId, type EditionId } from './edition.js';
export type { ArmySelection, LoadoutItem, Roster, RosterUnit, StatedCommandPoints, StatedDetachment, StatedUpgrade } from './roster.js';
export type { Stated } from './stated.js';
export { idAt, numbered, withId, type UnnumberedUnit } from './unit-ids.js';
export { battleWithReferences, withReferences, withUnits, type References } from './with-references.js';

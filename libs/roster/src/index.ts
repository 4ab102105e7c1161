export { danglingReferences } from './dangling-references.js';
export type * from './declarations.js';
export { editionNamed } from './edition-named.js';
export type {
  ArmySelection,
  EditionId,
  LoadoutItem,
  Roster,
  RosterUnit,
  StatedCommandPoints,
  StatedDetachment,
  StatedUpgrade,
} from './roster.js';
export type { Stated } from './stated.js';
export { idAt, numbered, type UnnumberedUnit } from './unit-ids.js';
export { battleWithReferences, withReferences, withUnits, type References } from './with-references.js';

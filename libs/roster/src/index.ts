export { danglingReferences } from './dangling-references.js';
export type * from './declared.js';
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

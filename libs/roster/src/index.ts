export type { EditionId, LoadoutItem, Roster, RosterUnit, Stated, StatedCommandPoints, StatedDetachment, StatedUpgrade } from './roster.js';

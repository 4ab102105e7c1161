export type { EditionId, LoadoutItem, Roster, RosterUnit, Stated, StatedUpgrade } from './roster.js';

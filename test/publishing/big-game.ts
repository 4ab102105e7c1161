import type { InventedGame } from './invented-source.js';

/** Large enough that its import can be interrupted. */
export const BIG_GAME: InventedGame = { factions: 6, unitsPerFaction: 40 };

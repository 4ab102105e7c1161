import type { InventedGame } from './invented-source.js';

/** Takes long enough to import for somebody to interfere. */
export const BIG_GAME: InventedGame = { factions: 6, unitsPerFaction: 40 };

import type { RosterTree } from './roster/roster-tree.js';

/** Sums are rounded to 1/PLACES, which is finer than any price and much coarser than the rounding errors of sums of doubles. */
const PLACES = 1e9;

/** A sum as the engine shows it. BattleScribe adds decimals exactly, so 0.1 and 0.2 are 0.3. New Recruit adds doubles. */
export function tidy(value: number, { game }: Pick<RosterTree, 'game'>): number {
  return game.dialect === 'battlescribe' ? asDecimal(value) : value;
}

/** Removes the rounding error from a sum of doubles. */
export function asDecimal(value: number): number {
  return Number.isInteger(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER / PLACES ? value : Math.round(value * PLACES) / PLACES;
}

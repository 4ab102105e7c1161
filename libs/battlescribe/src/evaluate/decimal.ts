import type { RosterTree } from './roster/roster-tree.js';

/** Finer than any price. Sums of doubles are off by far less. */
const PLACES = 1e9;

/** A sum as the engine gives it. BattleScribe adds decimals as they are written: 0.1 and 0.2 are 0.3. New Recruit adds doubles. */
export function tidy(value: number, { game }: Pick<RosterTree, 'game'>): number {
  return game.dialect === 'battlescribe' ? asDecimal(value) : value;
}

/** The decimal that a sum of doubles stands for. */
export function asDecimal(value: number): number {
  return Number.isInteger(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER / PLACES ? value : Math.round(value * PLACES) / PLACES;
}

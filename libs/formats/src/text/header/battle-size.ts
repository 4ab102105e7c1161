import type { Stated } from '#muster/roster';
import { isDigits } from '../items/digits.js';
import { readPriced } from '../items/price.js';

export interface StatedSize {
  readonly battleSize: Stated;
  readonly pointsLimit: number | null;
}

/**
 * Reads `2. Strike Force (2000 Point limit)`. The number before the name comes from the catalogue. A range of points in the brackets is not
 * a limit.
 */
export function readBattleSize(value: string, line: number | null): StatedSize {
  const open = value.indexOf('(');
  const name = open > 0 ? value.slice(0, open).trim() : value;
  return { battleSize: { name: withoutOrdinal(name), id: null, line }, pointsLimit: readPriced(value)?.points ?? null };
}

function withoutOrdinal(name: string): string {
  const dot = name.indexOf('. ');
  const isOrdinal = dot > 0 && isDigits(name.slice(0, dot));
  return isOrdinal ? name.slice(dot + 2).trim() : name;
}

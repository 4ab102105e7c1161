import type { Stated } from '@muster/roster';
import { isDigits } from './digits.js';
import { readPriced } from './price.js';

export interface StatedSize {
  readonly battleSize: Stated;
  readonly pointsLimit: number | null;
}

/** `2. Strike Force (2000 Point limit)`: the number before the name is the data's own. */
export function readBattleSize(value: string, line: number): StatedSize {
  const priced = readPriced(value);
  const name = priced === null || priced.name === '' ? value : priced.name;
  return { battleSize: { name: withoutOrdinal(name), id: null, line }, pointsLimit: priced?.points ?? null };
}

function withoutOrdinal(name: string): string {
  const dot = name.indexOf('. ');
  const isOrdinal = dot > 0 && isDigits(name.slice(0, dot));
  return isOrdinal ? name.slice(dot + 2).trim() : name;
}

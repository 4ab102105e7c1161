import type { StatedCommandPoints } from '#muster/roster';
import { readSigned } from '../text/items/costs.js';

/** Players of some countries write PC. */
export function readCommandPoints(text: string): number | null {
  const words = text.trim();
  const unit = words.slice(-2).toLowerCase();
  return unit === 'cp' || unit === 'pc' ? readSigned(words.slice(0, -2).trim()) : null;
}

/** Reads `12 -1 -1 +2 = 12`, or a single number, which is the remainder. Returns null for any other text. */
export function readCommandPointSum(text: string, line: number): StatedCommandPoints | null {
  const [sum = '', left, ...more] = text.split('=').map((part) => part.trim());
  if (more.length > 0) return null;
  const numbers = termsOf(sum).map((term) => readSigned(withoutUnit(term)));
  const outcome = left === undefined ? null : readSigned(withoutUnit(left));
  if (!numbers.every((number) => number !== null) || (left !== undefined && outcome === null)) return null;
  const [start = null, ...changes] = numbers;
  if (start === null) return null;
  return left === undefined && changes.length === 0
    ? { start: null, changes: [], left: start, line }
    : { start, changes, left: outcome, line };
}

/** Splits before every sign and removes blanks between a sign and its number. */
function termsOf(sum: string): readonly string[] {
  const spaced = sum.replaceAll('−', '-').replaceAll('–', '-').replaceAll('-', ' -').replaceAll('+', ' +');
  const words = spaced.split(' ').filter((word) => word !== '');
  return words.flatMap((word, index) => {
    if (word === '-' || word === '+') return [];
    const before = words[index - 1];
    return [before === '-' || before === '+' ? `${before}${word}` : word];
  });
}

function withoutUnit(term: string): string {
  const words = term.toLowerCase();
  return words.endsWith('cp') || words.endsWith('pc') ? term.slice(0, -2).trim() : term;
}

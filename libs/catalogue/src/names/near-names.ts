import { looseKey } from './name-key.js';

const mostSuggestions = 3;
const leastLikeness = 0.45;
const mostTypos = 2;
/** Shorter names that differ by two letters are often different names, not typos. */
const leastLengthForTypos = 5;

/** A name prepared for comparison. */
export interface Comparable {
  readonly name: string;
  readonly key: string;
  readonly trigrams: ReadonlySet<string>;
}

export function comparable(name: string): Comparable {
  const key = looseKey(name);
  return { name, key, trigrams: trigrams(key) };
}

/** Up to three names that may have been meant, best match first. Use them as suggestions, never as a match. */
export function nearNames(name: string, candidates: Iterable<Comparable>): readonly string[] {
  const wanted = comparable(name);
  const likely = new Map<string, number>();
  for (const candidate of candidates) {
    const likeness = Math.max(overlap(wanted.trigrams, candidate.trigrams), typing(wanted.key, candidate.key));
    if (likeness >= leastLikeness) likely.set(candidate.name, likeness);
  }
  const ranked = [...likely].sort(([a, likeA], [b, likeB]) => likeB - likeA || (a < b ? -1 : 1));
  return ranked.slice(0, mostSuggestions).map(([near]) => near);
}

function trigrams(key: string): ReadonlySet<string> {
  const padded = `  ${key} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  return found;
}

/** Dice's coefficient: twice the number of common elements divided by the total number. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of a) if (b.has(part)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** Share of correct letters, with up to two typos. 0 if there are more. */
function typing(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest < leastLengthForTypos || Math.abs(a.length - b.length) > mostTypos) return 0;
  const distance = typos(a, b);
  return distance > mostTypos ? 0 : 1 - distance / longest;
}

/** Number of letters added, removed, changed or swapped with their neighbour (optimal string alignment). */
export function typos(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

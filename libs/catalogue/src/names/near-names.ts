import { looseKey } from './name-key.js';
import { TypoIndex } from './typos.js';

const mostSuggestions = 3;
const leastLikeness = 0.45;
const mostTypos = 2;
/** Shorter names that differ by two letters are often different names, not typos. */
const leastLengthForTypos = 5;

/** Something that has a name. */
export interface Named {
  readonly name: string;
}

interface Likely<T> {
  readonly entry: T;
  /** 1 if the names are equal. */
  readonly likeness: number;
}

/**
 * Finds the names that may have been meant by another. Made once for many names: only names that share three letters in a row, or that
 * differ by at most two letters, are compared. Use the results as suggestions, never as a match.
 */
export class NearNames<T extends Named> {
  /** For each name the number of its trigrams. */
  private readonly sizes: readonly number[];
  /** Indexes of the names that have the trigram. */
  private readonly byTrigram = new Map<string, number[]>();
  private readonly byTypos: TypoIndex<number>;
  private readonly keys: readonly string[];

  constructor(private readonly entries: readonly T[]) {
    this.keys = entries.map(({ name }) => looseKey(name));
    this.sizes = this.keys.map((key, at) => {
      const pieces = trigrams(key);
      for (const piece of pieces) {
        const known = this.byTrigram.get(piece);
        if (known === undefined) this.byTrigram.set(piece, [at]);
        else known.push(at);
      }
      return pieces.size;
    });
    this.byTypos = new TypoIndex([...entries.keys()], (at) => this.keys[at] ?? '');
  }

  /** Up to three names of the first scope that has any, best match first. */
  to(name: string, scopes: readonly ((entry: T) => boolean)[] = [() => true]): readonly string[] {
    const likely = this.likely(looseKey(name));
    for (const admits of scopes) {
      const near = new Map(likely.filter(({ entry }) => admits(entry)).map(({ entry, likeness }) => [entry.name, likeness]));
      const ranked = [...near].sort(([a, likeA], [b, likeB]) => likeB - likeA || (a < b ? -1 : 1));
      if (ranked.length > 0) return ranked.slice(0, mostSuggestions).map(([one]) => one);
    }
    return [];
  }

  /** The names that resemble the key enough, by the larger of two measures: shared trigrams and the share of correct letters. */
  private likely(key: string): readonly Likely<T>[] {
    const wanted = trigrams(key);
    const shared = new Uint16Array(this.entries.length);
    for (const piece of wanted) for (const at of this.byTrigram.get(piece) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    const correct = new Map<number, number>();
    for (const { entry: at, typos } of this.byTypos.within(key, mostTypos)) {
      const longest = Math.max(key.length, this.keys[at]?.length ?? 0);
      if (longest >= leastLengthForTypos) correct.set(at, 1 - typos / longest);
    }
    const likely: Likely<T>[] = [];
    for (const [at, entry] of this.entries.entries()) {
      // Dice's coefficient: twice the number of common elements divided by the total number.
      const overlap = (2 * (shared[at] ?? 0)) / (wanted.size + (this.sizes[at] ?? 0));
      const likeness = Math.max(overlap, correct.get(at) ?? 0);
      if (likeness >= leastLikeness) likely.push({ entry, likeness });
    }
    return likely;
  }
}

function trigrams(key: string): ReadonlySet<string> {
  const padded = `  ${key} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  return found;
}

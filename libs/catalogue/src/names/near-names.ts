import { looseKey } from './name-key.js';
import { TrigramIndex, trigramsOf } from './trigram-index.js';
import { TypoIndex } from './typos.js';

const mostSuggestions = 3;
const leastLikeness = 0.45;
/** A likeness that is too small whatever the rounding. */
const tooUnlike = leastLikeness - 0.01;
const mostTypos = 2;
/** Shorter names that differ by two letters are often different names, not typos. */
const leastLengthForTypos = 5;

/** Names whose resemblances are kept, those of the newest questions: the lists of an event often misspell the same names. */
const mostKept = 200;

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
  private readonly byTrigram: TrigramIndex;
  private readonly byTypos: TypoIndex;
  private readonly keys: readonly string[];
  private readonly known = new Map<string, readonly Likely<T>[]>();

  constructor(private readonly entries: readonly T[]) {
    this.keys = entries.map(({ name }) => looseKey(name));
    this.byTrigram = new TrigramIndex(this.keys);
    this.byTypos = new TypoIndex(this.keys);
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

  /** The names that resemble the key enough. */
  private likely(key: string): readonly Likely<T>[] {
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const likely = this.compared(key);
    const [oldest] = this.known.size < mostKept ? [] : this.known.keys();
    if (oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, likely);
    return likely;
  }

  /** Compares the key by the larger of two measures: shared trigrams and the share of correct letters. */
  private compared(key: string): readonly Likely<T>[] {
    const wanted = trigramsOf(key);
    const shared = this.byTrigram.shared(wanted);
    const mistyped = this.byTypos.within(key, mostTypos);
    const likely: Likely<T>[] = [];
    // Both are in the order of the entries.
    let next = 0;
    for (let at = 0; at < this.keys.length; at += 1) {
      const typing = mistyped[next];
      const isMistyped = typing?.at === at;
      const size = this.byTrigram.sizeAt(at);
      const elements = wanted.length + size;
      // Most names are told apart by their lengths or by this count alone.
      if (!isMistyped && 2 * Math.min(wanted.length, size) < tooUnlike * elements) continue;
      const count = shared(at);
      if (!isMistyped && count * 2 < tooUnlike * elements) continue;
      let correct = 0;
      if (isMistyped) {
        const longest = Math.max(key.length, this.keys[at]?.length ?? 0);
        if (longest >= leastLengthForTypos) correct = 1 - typing.typos / longest;
        next += 1;
      }
      // Dice's coefficient: twice the number of common elements divided by the total number.
      const likeness = Math.max((2 * count) / elements, correct);
      const entry = this.entries[at];
      if (likeness >= leastLikeness && entry !== undefined) likely.push({ entry, likeness });
    }
    return likely;
  }
}

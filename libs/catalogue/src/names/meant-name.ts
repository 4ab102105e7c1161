import { FormIndex } from './form-index.js';
import { looseKey } from './name-key.js';
import type { Named } from './near-names.js';
import { rememberedByName } from './remembered-by-name.js';
import { TypoIndex } from './typos.js';

/** The candidate that an unknown name probably means, with the data's spelling. */
export interface Meant {
  readonly name: string;
  /** Whether the unknown name differs from the candidate only in blanks, hyphens, articles, "w/" or the order of the words. */
  readonly isCertain: boolean;
}

/** The candidates that an unknown name can mean, all of the same name but for brackets and plurals. */
export interface MeantOnes<T> {
  readonly ones: readonly [T, ...T[]];
  readonly isCertain: boolean;
}

/** The forms of a name that are compared. */
interface Forms {
  readonly key: string;
  readonly compact: string;
  /** The compact form of the name without the number or the label that the data prints before it. */
  readonly bare: string;
  /** Its words in alphabetical order. */
  readonly words: string;
}

interface Candidate<T> {
  readonly entry: T;
  readonly forms: Forms;
}

/** The candidates that fit by one kind of comparison. */
interface Comparison<T> {
  readonly fitting: readonly Candidate<T>[];
  readonly isCertain: boolean;
}

const leastLengthForOneTypo = 5;
const leastLengthForTwoTypos = 9;
const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'der', 'die', 'das']);

/**
 * Finds the only candidate that an unknown name can mean. The two may differ in spaces, hyphens, articles and word order, in a number or
 * label before the candidate's name, in the words in `ownWords`, which any part of a unit may carry, or in one letter (two letters in long
 * names). Made once for many candidates.
 */
export class MeantNames<T extends Named> {
  private readonly candidates: readonly Candidate<T>[];
  // Most names fit by the first comparison, so an index is made when a name first needs it.
  #byCompact: FormIndex<Candidate<T>> | null = null;
  #byBare: FormIndex<Candidate<T>> | null = null;
  #byWords: FormIndex<Candidate<T>> | null = null;
  #byRest: FormIndex<Candidate<T>> | null = null;
  #byTypos: TypoIndex | null = null;

  constructor(
    entries: readonly T[],
    private readonly ownWords: ReadonlySet<string> = new Set(),
  ) {
    this.candidates = entries.map((entry) => ({ entry, forms: formsOf(entry.name) }));
  }

  /** Null if no candidate or several fit. */
  meant(name: string): Meant | null {
    const meant = this.among(name, () => true);
    return meant === null ? null : { name: meant.ones[0].name, isCertain: meant.isCertain };
  }

  /** The candidates of this scope that fit by the closest comparison that any of them fits. Null if none fits, or several of different names. */
  among(name: string, admits: (entry: T) => boolean): MeantOnes<T> | null {
    return this.amongEach(name)(admits);
  }

  /** Like `among`, for several scopes: each comparison is made at most once. */
  amongEach(name: string): (admits: (entry: T) => boolean) => MeantOnes<T> | null {
    const left = this.comparisons(name);
    const made: Comparison<T>[] = [];
    return (admits) => {
      for (let at = 0; ; at += 1) {
        const one = made[at] ?? left.next().value;
        if (one === undefined) return null;
        made[at] = one;
        const [first, ...others] = one.fitting.filter(({ entry }) => admits(entry));
        if (first === undefined) continue;
        const isOneName = others.every(({ forms }) => forms.key === first.forms.key);
        return isOneName ? { ones: [first.entry, ...others.map(({ entry }) => entry)], isCertain: one.isCertain } : null;
      }
    };
  }

  private *comparisons(name: string): Generator<Comparison<T>, undefined> {
    const key = looseKey(name);
    const compact = compactKey(key);
    const { candidates, ownWords } = this;
    const byCompact = (this.#byCompact ??= new FormIndex(candidates, ({ forms }) => forms.compact));
    yield { fitting: byCompact.get(compact), isCertain: true };
    yield { fitting: (this.#byBare ??= new FormIndex(candidates, ({ forms }) => forms.bare)).get(compact), isCertain: false };
    yield { fitting: (this.#byWords ??= new FormIndex(candidates, ({ forms }) => forms.words)).get(sorted(key)), isCertain: true };
    const rest = without(key, compact, ownWords);
    this.#byRest ??=
      ownWords.size === 0 ? byCompact : new FormIndex(candidates, ({ forms }) => without(forms.key, forms.compact, ownWords));
    yield { fitting: rest === '' ? [] : this.#byRest.get(rest), isCertain: false };
    const most = compact.length >= leastLengthForTwoTypos ? 2 : compact.length >= leastLengthForOneTypo ? 1 : 0;
    if (most === 0) return undefined;
    const mistyped = (this.#byTypos ??= new TypoIndex(candidates.map(({ forms }) => forms.compact))).within(compact, most);
    for (let count = 1; count <= most; count += 1) {
      const fitting = mistyped.flatMap(({ at, typos }) => (typos <= count ? (candidates[at] ?? []) : []));
      yield { fitting, isCertain: false };
    }
    return undefined;
  }
}

const formsOf = rememberedByName((name): Forms => {
  const key = looseKey(name);
  const compact = compactKey(key);
  const bare = withoutLabel(name);
  return { key, compact, bare: bare === name ? compact : compactKey(looseKey(bare)), words: sorted(key) };
});

/** `Oar` in `5. Oar`, `Relic: Oar` and `Trait (Book 2): Oar`. */
function withoutLabel(name: string): string {
  const behind = name.slice(name.lastIndexOf(': ') + 1).trim();
  return behind.replace(/^\d{1,2}\. /u, '');
}

function sorted(key: string): string {
  return key.includes(' ') ? key.split(' ').toSorted().join(' ') : key;
}

/** The compact form of a key without some words. Most names have none of them. */
function without(key: string, compact: string, words: ReadonlySet<string>): string {
  const left = key.split(' ').filter((word) => !words.has(word));
  const rest = left.join(' ');
  return rest === key ? compact : compactKey(rest);
}

function compactKey(key: string): string {
  return key
    .replace(/\bw\/ ?/g, 'with ')
    .split(/[\s-]+/)
    .filter((word) => !articles.has(word))
    .join('')
    .replace(/['’`]/g, '');
}

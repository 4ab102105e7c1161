import { exactKey } from './name-key.js';

/** A name that resembles another, and how much: 1 if they are equal. */
export interface Closest {
  readonly name: string;
  readonly likeness: number;
}

interface Pooled {
  readonly name: string;
  readonly words: readonly (readonly string[])[];
}

const leastLikeness = 0.25;
/** Two words that have less in common than this have nothing in common. */
const leastAlikeWords = 0.3;
/** Number of names that are compared closely: those that share most three-letter pieces. */
const mostCompared = 60;

const FILLERS: ReadonlySet<string> = new Set([
  'a',
  'd',
  'de',
  'des',
  'du',
  'l',
  'la',
  'le',
  'les',
  'of',
  'the',
  'et',
  'and',
  'with',
  'avec',
]);

/**
 * Finds the names that an unknown name may be a translation or a misspelling of. Words are compared one by one in any order, because names
 * of units share words and word stems across languages. Made once for a pool of names. Use the results as suggestions, never as a match.
 */
export class ClosestNames {
  private readonly pool: readonly Pooled[];
  private readonly byPiece = new Map<string, Set<number>>();

  constructor(names: Iterable<string>) {
    this.pool = [...new Set(names)].map((name) => ({ name, words: wordsOf(name) }));
    for (const [at, { words }] of this.pool.entries()) {
      for (const piece of words.flat()) {
        const known = this.byPiece.get(piece);
        if (known === undefined) this.byPiece.set(piece, new Set([at]));
        else known.add(at);
      }
    }
  }

  /** At most `most` names, the closest first. */
  to(name: string, most: number): readonly Closest[] {
    const wanted = wordsOf(name);
    const scored = this.#sharing(wanted).map((other) => ({ name: other.name, likeness: likenessOf(wanted, other.words) }));
    return scored
      .filter(({ likeness }) => likeness >= leastLikeness)
      .toSorted((one, other) => other.likeness - one.likeness || (one.name < other.name ? -1 : 1))
      .slice(0, most);
  }

  /** The names that share most pieces with these words. */
  #sharing(words: readonly (readonly string[])[]): readonly Pooled[] {
    const shared = new Map<number, number>();
    for (const piece of new Set(words.flat())) {
      for (const at of this.byPiece.get(piece) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const nearest = [...shared].toSorted(([, one], [, other]) => other - one).slice(0, mostCompared);
    return nearest.flatMap(([at]) => this.pool[at] ?? []);
  }
}

/** The three-letter pieces of each word, without words that carry no meaning. */
function wordsOf(name: string): readonly (readonly string[])[] {
  const words = exactKey(name).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !FILLERS.has(word)).map(piecesOf);
}

function piecesOf(word: string): readonly string[] {
  const padded = ` ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
}

/** The mean, over the words of both names, of the likeness of each word's best counterpart. */
function likenessOf(one: Pooled['words'], other: Pooled['words']): number {
  const count = one.length + other.length;
  return count === 0 ? 0 : (bestOf(one, other) + bestOf(other, one)) / count;
}

function bestOf(words: Pooled['words'], among: Pooled['words']): number {
  return words.reduce((sum, word) => sum + Math.max(0, ...among.map((other) => alike(word, other))), 0);
}

function alike(one: readonly string[], other: readonly string[]): number {
  const both = one.filter((piece) => other.includes(piece)).length;
  const likeness = (2 * both) / (one.length + other.length);
  return likeness < leastAlikeWords ? 0 : likeness;
}

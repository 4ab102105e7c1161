import { FEW_NAMES, rememberedByName } from './remembered-by-name.js';

/** The distinct trigrams of a text, each as one number, in ascending order. */
export type Trigrams = readonly number[];

/** Tells how many of their sequences of three letters texts have in common with another. */
export class TrigramIndex {
  private readonly trigrams: readonly Trigrams[];
  /** The places of the texts with each trigram. */
  #places: ReadonlyMap<number, readonly number[]> | null = null;

  constructor(texts: readonly string[]) {
    this.trigrams = texts.map(rememberedTrigrams);
  }

  /** The number of trigrams of the text at this place. */
  sizeAt(at: number): number {
    return this.trigrams[at]?.length ?? 0;
  }

  /** For the text at a place the number of these trigrams that it has. */
  shared(wanted: Trigrams): (at: number) => number {
    if (this.trigrams.length <= FEW_NAMES) return (at) => countCommon(wanted, this.trigrams[at] ?? []);
    const places = (this.#places ??= placesOf(this.trigrams));
    const counts = new Uint16Array(this.trigrams.length);
    for (const trigram of wanted) for (const at of places.get(trigram) ?? []) counts[at] = (counts[at] ?? 0) + 1;
    return (at) => counts[at] ?? 0;
  }
}

function placesOf(trigrams: readonly Trigrams[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (const [at, own] of trigrams.entries()) {
    for (const trigram of own) {
      const known = places.get(trigram);
      if (known === undefined) places.set(trigram, [at]);
      else known.push(at);
    }
  }
  return places;
}

function countCommon(one: Trigrams, other: Trigrams): number {
  let count = 0;
  for (let [at, opposite] = [0, 0]; at < one.length && opposite < other.length;) {
    const difference = (one[at] ?? 0) - (other[opposite] ?? 0);
    if (difference === 0) count += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) opposite += 1;
  }
  return count;
}

const LETTERS = 0x10000;
/** Latin, Greek and their accents. Three of these letters fit in a small integer, for which V8 allocates nothing. */
const USUAL = 1024;

/** A text begins with two blanks and ends with one, so that its first letters count more. */
export function trigramsOf(text: string): Trigrams {
  const padded = `  ${text} `;
  const found: number[] = [];
  for (let at = 0; at + 3 <= padded.length; at += 1)
    found.push(numberOf(padded.charCodeAt(at), padded.charCodeAt(at + 1), padded.charCodeAt(at + 2)));
  return found.sort((one, other) => one - other).filter((trigram, at) => trigram !== found[at - 1]);
}

/** For names of the data only. Those that lists ask about are others each time, and may be long. */
const rememberedTrigrams = rememberedByName(trigramsOf);

function numberOf(one: number, two: number, three: number): number {
  return (one | two | three) < USUAL ? (one * USUAL + two) * USUAL + three : (one * LETTERS + two) * LETTERS + three;
}

/** Tells which of many texts have three letters in a row in common with another. Compact, because there is one for each datasheet. */
export class TrigramIndex {
  /** For each text the number of its trigrams. */
  readonly sizes: Uint16Array;
  /** All trigrams in ascending order. */
  private readonly trigrams: Float64Array;
  /** The places of the texts with each trigram, one trigram after the other, and where those of each trigram begin. */
  private readonly places: Uint32Array;
  private readonly begins: Uint32Array;

  constructor(texts: readonly string[]) {
    const byTrigram = new Map<number, number[]>();
    this.sizes = Uint16Array.from(texts, (text, at) => {
      const own = trigramsOf(text);
      for (const trigram of own) {
        const known = byTrigram.get(trigram);
        if (known === undefined) byTrigram.set(trigram, [at]);
        else known.push(at);
      }
      return own.size;
    });
    this.trigrams = Float64Array.from(byTrigram.keys()).sort();
    const lists = Array.from(this.trigrams, (trigram) => byTrigram.get(trigram) ?? []);
    this.places = Uint32Array.from(lists.flat());
    let begin = 0;
    this.begins = Uint32Array.from([0, ...lists.map(({ length }) => (begin += length))]);
  }

  /** For each text the number of these trigrams that it has. */
  countShared(wanted: ReadonlySet<number>): Uint16Array {
    const shared = new Uint16Array(this.sizes.length);
    for (const trigram of wanted) {
      const at = this.placeOf(trigram);
      for (let next = this.begins[at] ?? 0; this.trigrams[at] === trigram && next < (this.begins[at + 1] ?? 0); next += 1) {
        const text = this.places[next] ?? 0;
        shared[text] = (shared[text] ?? 0) + 1;
      }
    }
    return shared;
  }

  /** The place of the first trigram that is not smaller. */
  private placeOf(trigram: number): number {
    let from = 0;
    for (let end = this.trigrams.length; from < end;) {
      const middle = (from + end) >> 1;
      if ((this.trigrams[middle] ?? 0) < trigram) from = middle + 1;
      else end = middle;
    }
    return from;
  }
}

const LETTERS = 0x10000;
/** Latin, Greek and their accents. Three of these letters fit in a small integer, for which V8 allocates nothing. */
const USUAL = 1024;

/** Each trigram as one number. A text begins with two blanks and ends with one, so that its first letters count more. */
export function trigramsOf(text: string): ReadonlySet<number> {
  const padded = `  ${text} `;
  const found = new Set<number>();
  for (let at = 0; at + 3 <= padded.length; at += 1)
    found.add(numberOf(padded.charCodeAt(at), padded.charCodeAt(at + 1), padded.charCodeAt(at + 2)));
  return found;
}

function numberOf(one: number, two: number, three: number): number {
  return (one | two | three) < USUAL ? (one * USUAL + two) * USUAL + three : (one * LETTERS + two) * LETTERS + three;
}

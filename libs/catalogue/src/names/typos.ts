/** A text with as many typing errors as separate it from another. */
export interface Mistyped {
  /** The place of the text among all. */
  readonly at: number;
  readonly typos: number;
}

/** Finds the texts that differ from another by a few typing errors. Texts of another length or with other letters are not compared. */
export class TypoIndex {
  private readonly letters: Int32Array;

  constructor(private readonly texts: readonly string[]) {
    this.letters = Int32Array.from(texts, lettersIn);
  }

  /** The texts that have at most `most` typing errors, in their order. */
  within(text: string, most: number): readonly Mistyped[] {
    const letters = lettersIn(text);
    const found: Mistyped[] = [];
    for (let at = 0; at < this.texts.length; at += 1) {
      const other = this.texts[at] ?? '';
      if (Math.abs(other.length - text.length) > most) continue;
      // One typing error adds a letter, removes one, or does both.
      if (bitsIn((this.letters[at] ?? 0) ^ letters) > 2 * most) continue;
      const count = typos(other, text, most);
      if (count !== null) found.push({ at, typos: count });
    }
    return found;
  }
}

/** Rows of the table of `typos`, which is filled for very many pairs of texts. */
const rows: readonly [number[], number[], number[]] = [[], [], []];

/**
 * Number of letters added, removed, changed or swapped with their neighbour (optimal string alignment); null if there are more than `most`.
 * What both texts begin and end with needs no comparison. Letters whose places differ by more than `most` cannot stand for each other, so
 * each row is only filled around the diagonal.
 */
export function typos(a: string, b: string, most: number): number | null {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return null;
  let begin = 0;
  let [endOfA, endOfB] = [a.length, b.length];
  while (begin < endOfA && begin < endOfB && a.charCodeAt(begin) === b.charCodeAt(begin)) begin += 1;
  while (endOfA > begin && endOfB > begin && a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)) {
    endOfA -= 1;
    endOfB -= 1;
  }
  const [height, width] = [endOfA - begin, endOfB - begin];
  const tooMany = most + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column += 1) {
    beforeLast[column] = tooMany;
    last[column] = Math.min(column, tooMany);
    current[column] = tooMany;
  }
  let leastOfLast = 0;
  for (let row = 1; row <= height; row += 1) {
    const from = Math.max(1, row - most);
    const to = Math.min(width, row + most);
    const letter = a.charCodeAt(begin + row - 1);
    current[from - 1] = from === 1 ? Math.min(row, tooMany) : tooMany;
    let least = current[from - 1] ?? tooMany;
    for (let column = from; column <= to; column += 1) {
      const opposite = b.charCodeAt(begin + column - 1);
      const isSame = letter === opposite;
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      const mayBeSwap = !isSame && row > 1 && column > 1;
      if (mayBeSwap && letter === b.charCodeAt(begin + column - 2) && opposite === a.charCodeAt(begin + row - 2))
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = best;
      least = Math.min(least, best);
    }
    if (to < width) current[to + 1] = tooMany;
    if (least > most && leastOfLast > most) return null;
    leastOfLast = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const count = last[width] ?? 0;
  return count > most ? null : count;
}

/** One bit for each letter of the text. Several letters may share a bit. */
function lettersIn(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** Adds neighbouring bits, then pairs of bits, then groups of four. */
function bitsIn(letters: number): number {
  const pairs = letters - ((letters >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A text with as many typing errors as separate it from another. */
export interface Mistyped<T> {
  readonly entry: T;
  readonly typos: number;
}

interface Written<T> {
  readonly at: number;
  readonly entry: T;
  readonly text: string;
  readonly letters: number;
}

/** Finds the texts that differ from another by a few typing errors. Texts of another length or with other letters are not compared. */
export class TypoIndex<T> {
  private readonly byLength: ReadonlyMap<number, readonly Written<T>[]>;

  constructor(entries: readonly T[], textOf: (entry: T) => string) {
    const written = entries.map((entry, at) => ({ at, entry, text: textOf(entry), letters: lettersIn(textOf(entry)) }));
    this.byLength = Map.groupBy(written, ({ text }) => text.length);
  }

  /** The entries whose texts have at most `most` typing errors, in their order. */
  within(text: string, most: number): readonly Mistyped<T>[] {
    const letters = lettersIn(text);
    const found: (Mistyped<T> & { readonly at: number })[] = [];
    for (let length = text.length - most; length <= text.length + most; length += 1) {
      for (const one of this.byLength.get(length) ?? []) {
        // One typing error adds a letter, removes one, or does both.
        if (bitsIn(one.letters ^ letters) > 2 * most) continue;
        const count = typos(one.text, text, most);
        if (count !== null) found.push({ at: one.at, entry: one.entry, typos: count });
      }
    }
    return found.sort((one, other) => one.at - other.at);
  }
}

/**
 * Number of letters added, removed, changed or swapped with their neighbour (optimal string alignment); null if there are more than `most`.
 * Letters whose places differ by more than `most` cannot stand for each other, so each row is only filled around the diagonal.
 */
export function typos(a: string, b: string, most: number): number | null {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return null;
  const tooMany = most + 1;
  let beforeLast = Array.from({ length: b.length + 1 }, () => tooMany);
  let last = beforeLast.map((_, column) => Math.min(column, tooMany));
  let current = [...beforeLast];
  let leastOfLast = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const from = Math.max(1, row - most);
    const to = Math.min(b.length, row + most);
    current[from - 1] = from === 1 ? Math.min(row, tooMany) : tooMany;
    let least = current[from - 1] ?? tooMany;
    for (let column = from; column <= to; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = best;
      least = Math.min(least, best);
    }
    if (to < b.length) current[to + 1] = tooMany;
    if (least > most && leastOfLast > most) return null;
    leastOfLast = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const count = last[b.length] ?? 0;
  return count > most ? null : count;
}

/** One bit for each letter of the text. Several letters may share a bit. */
function lettersIn(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let left = letters; left !== 0; left &= left - 1) count += 1;
  return count;
}

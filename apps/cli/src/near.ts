/** The known word with the fewest changed letters, if that number is small enough for a typing error; otherwise null. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((candidate) => ({ candidate, changes: changesBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, changes }) => changes <= patience(Math.max(word.length, candidate.length)))
    .toSorted((one, other) => one.changes - other.changes);
  return best?.candidate ?? null;
}

/** The number of changes allowed in a word of this length. Two swapped letters count as two changes. */
const patience = (length: number): number => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === null ? '' : ` Did you mean "${meant}"?`;
}

/** The number of letters to insert, delete or replace (Levenshtein distance). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

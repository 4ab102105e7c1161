/** The known word that was probably meant: the one with the fewest letters changed, if these are few; null: none. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((candidate) => ({ candidate, changes: changesBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, changes }) => changes <= patience(Math.max(word.length, candidate.length)))
    .toSorted((one, other) => one.changes - other.changes);
  return best?.candidate ?? null;
}

/** Two letters that changed places are two changes. */
const patience = (length: number): number => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === null ? '' : ` Did you mean "${meant}"?`;
}

/** Letters to put in, take out or replace (Levenshtein). */
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

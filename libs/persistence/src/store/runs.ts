/**
 * Converts row ids to runs: `[first, length, first, length ...]`. The rows of an import have consecutive ids, so a whole release needs
 * only a few runs, and a release that changes 1 % of another's entries adds about two numbers per change.
 */
export function toRuns(ids: readonly number[]): number[] {
  const runs: number[] = [];
  for (const id of ids) {
    const last = runs.length - 2;
    const first = runs[last];
    const length = runs[last + 1];
    if (first !== undefined && length !== undefined && first + length === id) runs[last + 1] = length + 1;
    else runs.push(id, 1);
  }
  return runs;
}

/** The row ids that runs name, in order. */
export function fromRuns(runs: readonly number[]): number[] {
  const ids: number[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const [first = 0, length = 0] = runs.slice(at, at + 2);
    for (let id = first; id < first + length; id += 1) ids.push(id);
  }
  return ids;
}

/**
 * SQL for the row ids that a column of runs names. The runs are unnested, because a subscript unpacks the whole stored list each time: with
 * the thousand runs of an old game that takes longer than reading the rows.
 */
export const idsIn = (runs: string): string => `(SELECT generate_series(first, first + length - 1) FROM (
      SELECT at, number AS first, lead(number) OVER (ORDER BY at) AS length FROM unnest(${runs}) WITH ORDINALITY AS run(number, at)) AS run
    WHERE at % 2 = 1)`;

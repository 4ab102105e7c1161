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

/** The ids in their original order. */
export function fromRuns(runs: readonly number[]): number[] {
  const ids: number[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const first = runs[at] ?? 0;
    const length = runs[at + 1] ?? 0;
    for (let step = 0; step < length; step += 1) ids.push(first + step);
  }
  return ids;
}

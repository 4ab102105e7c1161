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

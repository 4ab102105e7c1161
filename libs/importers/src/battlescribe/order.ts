/** Compares by code units, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function byName(a: { readonly name: string; readonly id: string }, b: { readonly name: string; readonly id: string }): number {
  return compareText(a.name, b.name) || compareText(a.id, b.id);
}

export function sortedUnique(values: Iterable<string>): readonly string[] {
  return [...new Set(values)].sort(compareText);
}

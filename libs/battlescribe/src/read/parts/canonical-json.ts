/** JSON with sorted keys and nothing undefined: equal values give equal texts, whatever order their keys were set in. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return objectJson(value);
  return JSON.stringify(value) ?? 'null';
}

function objectJson(value: object): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${quoted(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

const quotedKeys = new Map<string, string>();

/** Keys are those of node types: a few dozen. */
function quoted(key: string): string {
  const known = quotedKeys.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (quotedKeys.size < 500) quotedKeys.set(key, text);
  return text;
}

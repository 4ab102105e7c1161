/** JSON with sorted keys and without undefined values, so that equal values have equal texts. */
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

/** The keys are those of node types, so only a few dozen are cached. */
function quoted(key: string): string {
  const known = quotedKeys.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (quotedKeys.size < 500) quotedKeys.set(key, text);
  return text;
}

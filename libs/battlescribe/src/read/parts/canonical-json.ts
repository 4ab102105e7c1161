/** JSON with sorted keys and without undefined values, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value)) ?? 'null';
}

/** A copy whose objects have their keys in order. JSON.stringify writes it several times faster than JavaScript could write the text. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of sorted(Object.keys(value))) copy[key] = inOrder(value[key]);
  return copy;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Sorts in place by insertion. Objects have few keys, and most are in order already. */
function sorted(keys: string[]): readonly string[] {
  for (let at = 1; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    let to = at;
    for (; to > 0 && (keys[to - 1] ?? '') > key; to -= 1) keys[to] = keys[to - 1] ?? '';
    keys[to] = key;
  }
  return keys;
}

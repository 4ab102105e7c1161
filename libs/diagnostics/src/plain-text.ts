/** Makes a text storable in PostgreSQL: removes NUL and replaces lone surrogates with U+FFFD. */
export function plainText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(LONE_SURROGATE, '\ufffd');
}

/** With the `u` flag, a surrogate pair is one character, so only lone surrogates match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Escaped forms of these characters, which appear only when the JSON is parsed. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;

/**
 * Parses JSON from outside and makes all its strings storable.
 * @throws SyntaxError
 */
export function parseJson(json: string): unknown {
  return ESCAPED.test(json) ? JSON.parse(json, plainValue) : JSON.parse(json);
}

/** Also applies to the field names of an object, because they can become names of stored things. */
function plainValue(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [plainText(name), inner]));
}

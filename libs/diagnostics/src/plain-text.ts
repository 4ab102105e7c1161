/** Text as PostgreSQL takes it: without NUL, and with U+FFFD in place of half a surrogate pair. */
export function plainText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(LONE_SURROGATE, '\ufffd');
}

/** Under the `u` flag a pair is one character, so only halves match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Escapes of such characters, which only parsing the JSON brings to light. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;

/** JSON from outside, with plain text in all of its strings. @throws SyntaxError */
export function parseJson(json: string): unknown {
  return ESCAPED.test(json) ? JSON.parse(json, plainValue) : JSON.parse(json);
}

/** In a record also the names of its fields, which may become names of things. */
function plainValue(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [plainText(name), inner]));
}

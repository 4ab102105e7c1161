/**
 * Converts an entry input to the document that importers read: omitted fields are absent, `key` becomes `id`, and characteristics become an
 * object that keeps their order.
 */
export function toDocument(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(toDocument);
  if (typeof input !== 'object' || input === null) return input;
  const fields = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(fields.map(([name, value]) => toField(name, value)));
}

function toField(name: string, value: unknown): readonly [string, unknown] {
  if (name === 'characteristics' && Array.isArray(value)) return [name, Object.fromEntries(value.flatMap(toPair))];
  return [name === 'key' ? 'id' : name, toDocument(value)];
}

function toPair(characteristic: unknown): (readonly [string, unknown])[] {
  const isPair = typeof characteristic === 'object' && characteristic !== null && 'name' in characteristic && 'value' in characteristic;
  return isPair ? [[String(characteristic.name), characteristic.value]] : [];
}

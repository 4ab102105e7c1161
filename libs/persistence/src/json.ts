/** The content of a JSON column as plain values. */
export type Json = string | number | boolean | null | JsonObject | Json[];

export interface JsonObject {
  [key: string]: Json;
}

/** Checks that a value from a JSON column contains only JSON values. */
export function toJson(value: unknown): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, toJson(part)]])));
  throw new TypeError(`A ${typeof value} is not JSON.`);
}

import { keywordKey } from '#muster/catalogue';

/**
 * A parameter of a rule, such as a number, a flag or a list, that each ruleset sets. It contains its own description and parses values from
 * outside data.
 */
export interface Limit<T> {
  /** Meaning of the limit, for the rule's page and for authors of amendments. */
  readonly describe: string;
  /** The expected form of a value. It completes the sentence "must be ...". */
  readonly form: string;
  /** Parses a value; undefined if it does not have the expected form. */
  readonly read: (value: unknown) => T | undefined;
}

export type LimitSchema = Readonly<Record<string, Limit<unknown>>>;

export type LimitsOf<Schema extends LimitSchema> = {
  readonly [Name in keyof Schema]: Schema[Name] extends Limit<infer T> ? T : never;
};

/** An integer of 0 or more. */
export const count = (describe: string): Limit<number> => ({
  describe,
  form: 'a whole number of 0 or more',
  read: (value) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined),
});

/** An integer that may be negative, such as a gain or a cost. */
export const amount = (describe: string): Limit<number> => ({
  describe,
  form: 'a whole number',
  read: (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined),
});

export const flag = (describe: string): Limit<boolean> => ({
  describe,
  form: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
});

export const text = (describe: string): Limit<string> => ({
  describe,
  form: 'a text',
  read: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
});

/** A keyword, normalized for comparison. */
export const keyword = (describe: string): Limit<string> => ({
  describe,
  form: 'a keyword',
  read: (value) => (typeof value === 'string' && keywordKey(value) !== '' ? keywordKey(value) : undefined),
});

export const oneOf = <const T extends string>(describe: string, choices: readonly T[]): Limit<T> => ({
  describe,
  form: `one of ${choices.join(', ')}`,
  read: (value) => choices.find((choice) => choice === value),
});

export const nullable = <T>(limit: Limit<T>): Limit<T | null> => ({
  describe: limit.describe,
  form: `${limit.form}, or null`,
  read: (value) => (value === null ? null : limit.read(value)),
});

export const listOf = <T>(describe: string, item: Limit<T>): Limit<readonly T[]> => ({
  describe,
  form: `a list; each item ${item.form}`,
  read: (value) => (Array.isArray(value) ? readAll(value, item) : undefined),
});

/** An object that maps names to values of one kind. */
export const tableOf = <T>(describe: string, item: Limit<T>): Limit<Readonly<Record<string, T>>> => ({
  describe,
  form: `an object; each value ${item.form}`,
  read: (value) => {
    if (!isRecord(value)) return undefined;
    const table: Record<string, T> = {};
    for (const [name, given] of Object.entries(value)) {
      const read = item.read(given);
      if (read === undefined) return undefined;
      table[name] = read;
    }
    return table;
  },
});

/** An object with exactly these fields. */
export const record = <const Schema extends LimitSchema>(describe: string, schema: Schema): Limit<LimitsOf<Schema>> => ({
  describe,
  form: `an object with ${Object.keys(schema).join(', ')}`,
  read: (value) => (isRecord(value) ? readLimits(schema, value) : undefined),
});

/** Parses an object that has exactly the fields of the schema. Undefined if a field is missing, unknown or invalid. */
export function readLimits<Schema extends LimitSchema>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): LimitsOf<Schema> | undefined {
  if (Object.keys(values).some((name) => !Object.hasOwn(schema, name))) return undefined;
  const read: Record<string, unknown> = {};
  for (const [name, limit] of Object.entries(schema)) {
    if (Object.hasOwn(values, name)) read[name] = limit.read(values[name]);
  }
  return hold(schema, read) ? read : undefined;
}

function hold<Schema extends LimitSchema>(schema: Schema, values: Readonly<Record<string, unknown>>): values is LimitsOf<Schema> {
  return Object.keys(schema).every((name) => values[name] !== undefined);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Compares two limits by value; the order of fields does not matter. */
export function sameLimits(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameLimits(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && sameLimits(one[name], other[name]))
  );
}

function readAll<T>(values: readonly unknown[], item: Limit<T>): readonly T[] | undefined {
  const items: T[] = [];
  for (const value of values) {
    const read = item.read(value);
    if (read === undefined) return undefined;
    items.push(read);
  }
  return items;
}

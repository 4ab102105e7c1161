import { keywordKey } from '#muster/catalogue';

/** One number, switch or list that a ruleset fills in. It describes itself, and reads its value from outside data. */
export interface Limit<T> {
  /** What it means, for the rule's page and for who writes an amendment. */
  readonly describe: string;
  /** What a value looks like, to complete the sentence "must be ...". */
  readonly form: string;
  /** The value, or undefined where it is not of that form. */
  readonly read: (value: unknown) => T | undefined;
}

export type LimitSchema = Readonly<Record<string, Limit<unknown>>>;

export type LimitsOf<Schema extends LimitSchema> = {
  readonly [Name in keyof Schema]: Schema[Name] extends Limit<infer T> ? T : never;
};

/** A whole number of 0 or more. */
export const count = (describe: string): Limit<number> => ({
  describe,
  form: 'a whole number of 0 or more',
  read: (value) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined),
});

/** A whole number that may be negative: a gain or a cost. */
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

/** A keyword, kept in the form in which keywords are compared. */
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

/** Values by name. */
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

/** Every field of the schema and no other; undefined where one is not of its form. */
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

/** Whether two limits say the same, whatever the order of their fields. */
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

import { isPlainText } from '#muster/catalogue';
import type { Diagnostic, Params, Path } from '#muster/diagnostics';
import { nativeProblem, type NativeMessage } from '../native-messages.js';

/** A place in the document, with the problems found there so far. */
export class Place {
  constructor(
    readonly path: Path,
    readonly problems: Diagnostic[],
  ) {}

  at(step: string | number): Place {
    return new Place([...this.path, step], this.problems);
  }

  /** Reports a problem and returns undefined, which stands for a value that could not be read. */
  wrong(messageId: NativeMessage, params: Params = {}): undefined {
    this.problems.push(nativeProblem(messageId, this.path, params));
  }
}

/** Reads a value. If the value is not valid, reports the problem and returns undefined. */
export type Decode<Value> = (value: unknown, place: Place) => Value | undefined;

export interface Field<Value> {
  readonly decode: Decode<Value>;
  /** The value of an absent field. A field without this function is required. */
  readonly usual?: (siblings: Readonly<Record<string, unknown>>) => Value;
}

export type Fields<Shape> = { readonly [Key in keyof Shape]-?: Field<Shape[Key]> };

export function required<Value>(decode: Decode<Value>): Field<Value> {
  return { decode };
}

export function usually<Value>(decode: Decode<Value>, usual: Value): Field<Value> {
  return { decode, usual: () => usual };
}

/** An object with exactly these fields. */
export function object<Shape extends object>(fields: Fields<Shape>): Decode<Shape> {
  return (value, place) => {
    if (!isRecord(value)) return place.wrong('notObject');
    for (const name of Object.keys(value)) if (!Object.hasOwn(fields, name)) place.at(name).wrong('unknownField', { field: name });
    const shape: Partial<Shape> = {};
    let isComplete = true;
    for (const name in fields) {
      const read = fieldOf(value, name, fields[name], place);
      if (read === undefined) isComplete = false;
      else shape[name] = read;
    }
    return isComplete && isWhole(shape, fields) ? shape : undefined;
  };
}

function isWhole<Shape extends object>(shape: Partial<Shape>, fields: Fields<Shape>): shape is Shape {
  return Object.keys(fields).every((name) => name in shape);
}

function fieldOf<Value>(value: Readonly<Record<string, unknown>>, name: string, field: Field<Value>, place: Place): Value | undefined {
  const given = Object.hasOwn(value, name) ? value[name] : undefined;
  if (given !== undefined) return field.decode(given, place.at(name));
  return field.usual ? field.usual(value) : place.at(name).wrong('missing', { field: name });
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list<Item>(item: Decode<Item>, limits: { readonly min?: number; readonly max?: number } = {}): Decode<readonly Item[]> {
  const { min = 0, max = 2_000 } = limits;
  return (value, place) => {
    if (!Array.isArray(value)) return place.wrong('notList');
    if (value.length < min) return place.wrong('empty');
    if (value.length > max) return place.wrong('tooLong', { limit: max });
    const items = value.map((one: unknown, index) => item(one, place.at(index)));
    const read = items.filter((one) => one !== undefined);
    return read.length === items.length ? read : undefined;
  };
}

export function orNull<Value>(decode: Decode<Value>): Decode<Value | null> {
  return (value, place) => (value === null ? null : decode(value, place));
}

/** A single line of well-formed text with at most `limit` characters. */
export function label(limit = 120): Decode<string> {
  return (value, place) => {
    if (typeof value !== 'string' || !isPlainText(value)) return place.wrong('notText');
    const trimmed = value.trim();
    if (trimmed === '') return place.wrong('empty');
    return trimmed.length > limit ? place.wrong('tooLong', { limit }) : trimmed;
  };
}

export function id(value: unknown, place: Place): string | undefined {
  if (typeof value !== 'string') return place.wrong('notText');
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 80 ? value : place.wrong('notId');
}

export function whole(min: number, max: number): Decode<number> {
  return (value, place) => {
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return fits ? value : place.wrong('notNumber', { min, max });
  };
}

export function flag(value: unknown, place: Place): boolean | undefined {
  return typeof value === 'boolean' ? value : place.wrong('notBoolean');
}

export function oneOf<Word extends string>(...words: readonly Word[]): Decode<Word> {
  return (value, place) => words.find((word) => word === value) ?? place.wrong('notOneOf', { words: words.join(', ') });
}

export function isoDate(value: unknown, place: Place): string | undefined {
  const isDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (!isDate) return place.wrong('notDate');
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const lastDay = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= lastDay ? value : place.wrong('notDate');
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Reads a value and then applies a further check to it. */
export function checked<Value>(decode: Decode<Value>, check: (value: Value, place: Place) => boolean): Decode<Value> {
  return (value, place) => {
    const read = decode(value, place);
    return read !== undefined && check(read, place) ? read : undefined;
  };
}

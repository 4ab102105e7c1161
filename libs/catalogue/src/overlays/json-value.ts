import { isPlainText } from './plain-text.js';

/** Parses JSON. Undefined if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

export interface Fields {
  readonly [key: string]: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads every element of a list. Null if the value is not a list or an element is invalid. */
export function readList<T>(value: unknown, read: (element: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value)) return null;
  const elements: T[] = [];
  for (const element of value) {
    const known = read(element);
    if (known === null) return null;
    elements.push(known);
  }
  return elements;
}

export function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200 && isPlainText(value) ? value : null;
}

export function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9999 ? value : null;
}

/** At most two decimals. Half points have been printed, but nothing finer. */
export function readPoints(value: unknown): number | null {
  if (typeof value !== 'number' || !(value >= 0 && value <= 100_000)) return null;
  return Number(value.toFixed(2)) === value ? value : null;
}

/** Command points. Costs are negative. */
export function readCommandPoints(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= -99 && value <= 99 ? value : null;
}

import type { Dice } from './random-roster.js';

/** Valid values of the right type that the data would not contain, as in broken or hostile data. */
const NUMBERS: readonly number[] = [0, -1, 1, 2, 0.5, -7, 1e9, Number.NaN, Number.POSITIVE_INFINITY];
const WORDS: readonly string[] = [
  '',
  'self',
  'parent',
  'ancestor',
  'roster',
  'unit',
  'any',
  'pts',
  'selections',
  'forces',
  'squad',
  'loop',
  '::',
  '__proto__',
];

/**
 * A copy of plain data with about `changes` values changed: numbers, words and flags; list items removed, doubled or moved. Keeps the shape
 * that the types promise, as the reader does.
 */
export function mutated<T>(data: T, changes: number, dice: Dice): T {
  const values = countValues(data);
  const chance = Math.min(1, changes / Math.max(1, values));
  const lists: unknown[] = [];
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      lists.push(...items);
      return items.flatMap((item) => changedItem(change(item, key), lists, chance, dice));
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, child]: [string, unknown]) => [name, change(child, name)]));
    }
    if (FIXED_KEYS.has(key) || !dice.chance(chance)) return value;
    if (typeof value === 'number') return dice.of(NUMBERS);
    if (typeof value === 'boolean') return !value;
    return typeof value === 'string' ? dice.of(WORDS) : value;
  };
  const result: unknown = change(data, '');
  return sameShape(data, result);
}

/** Fields whose values the reader validates. */
const FIXED_KEYS: ReadonlySet<string> = new Set(['kind', 'targetKind', 'type']);

function changedItem(item: unknown, known: readonly unknown[], chance: number, dice: Dice): readonly unknown[] {
  if (!dice.chance(chance)) return [item];
  const other = dice.of(known.filter((candidate) => isAlike(candidate, item)));
  return dice.of([[], [item, item], other === undefined ? [item] : [item, other]]) ?? [item];
}

/** Whether two items can replace each other: they are of the same kind and have the same fields. */
function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return typeof a === typeof b;
  const kinds = [a, b].map((item) => ('kind' in item ? item.kind : Object.keys(item).toSorted().join(' ')));
  return kinds[0] === kinds[1];
}

function countValues(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item: unknown) => sum + 1 + countValues(item), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, child: unknown) => sum + countValues(child), 0);
}

/** Confirms that a mutated copy still has the type of the original. */
function sameShape<T>(original: T, copy: unknown): T {
  if (!isShapeOf(original, copy)) throw new Error('A mutation changed more than values.');
  return copy;
}

function isShapeOf<T>(original: T, copy: unknown): copy is T {
  return Array.isArray(original) === Array.isArray(copy) && typeof original === typeof copy;
}

import type { Dice } from './random-roster.js';

/** A value of the same kind that is not meant: what broken or hostile data hold. */
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
 * A copy of plain data with about `changes` of its values changed: numbers, words, flags, list items dropped, doubled or put elsewhere. The shape
 * that types promise (lists stay lists, a kind stays a kind) is kept, as the reader keeps it.
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

/** What the reader never lets through as anything else. */
const FIXED_KEYS: ReadonlySet<string> = new Set(['kind', 'targetKind', 'type']);

function changedItem(item: unknown, known: readonly unknown[], chance: number, dice: Dice): readonly unknown[] {
  if (!dice.chance(chance)) return [item];
  const other = dice.of(known.filter((candidate) => isAlike(candidate, item)));
  return dice.of([[], [item, item], other === undefined ? [item] : [item, other]]) ?? [item];
}

/** Two items may stand for each other when they are of one kind and have the same parts. */
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

/** A mutated copy has the shape of its original: only values and the length of lists differ. */
function sameShape<T>(original: T, copy: unknown): T {
  if (!isShapeOf(original, copy)) throw new Error('A mutation changed more than values.');
  return copy;
}

function isShapeOf<T>(original: T, copy: unknown): copy is T {
  return Array.isArray(original) === Array.isArray(copy) && typeof original === typeof copy;
}

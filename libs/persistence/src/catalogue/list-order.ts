import { keywordKey } from '#muster/catalogue';
import type { EntryOrder } from './entry-filter.js';
import { comparePositions, type Position } from './page.js';

/** The values of an entry by which lists are sorted. */
interface Sortable {
  readonly id: string;
  readonly key: string;
  readonly role: string | null;
  readonly points: number | null;
}

/** The position of an entry in a list of this order: its value, then its name and id, so that equal values have a stable order. */
export function positionIn({ by }: EntryOrder, { id, key, role, points }: Sortable): Position {
  const value = by === 'points' ? points : by === 'role' ? role && keywordKey(role) : key;
  return { rank: 0, key, id, value: value ?? null, of: by };
}

export function comparatorOf(order: EntryOrder | undefined): typeof comparePositions {
  if (!order) return comparePositions;
  const sign = order.descending ? -1 : 1;
  return (a, b) => compareValues(a.value ?? null, b.value ?? null, sign) || comparePositions(a, b);
}

/** Entries without a value come last in either direction. */
function compareValues(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -sign : sign;
}

import type { EntryOrder } from './entry-filter.js';

/** A position in a list: the sort key of the last entry of the previous page. */
export interface Position {
  readonly rank: number;
  readonly key: string;
  readonly id: string;
  /** In a list with an order: the entry's value, and the field that it is of. */
  readonly value?: string | number | null;
  readonly of?: EntryOrder['by'];
}

/** The requested part of a list: 1 to 100 entries after a position that `parseCursor` returned. */
export interface PageRequest {
  readonly first: number;
  readonly after?: Position | null;
  /** Absent for the order by name or, with a search, by the quality of the match. */
  readonly order?: EntryOrder;
}

export interface Page<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
  /** Number of all entries that match the filter. */
  readonly totalCount: number;
}

export const LARGEST_PAGE = 100;

export function writeCursor({ rank, key, id, value, of }: Position): string {
  return Buffer.from(JSON.stringify(of === undefined ? [rank, key, id] : [rank, key, id, value, of])).toString('base64url');
}

/** Null if the text is not a valid cursor, or if it is one of a list with another order. */
export function parseCursor(text: string, order?: EntryOrder): Position | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!isList(parts)) return null;
    const [rank, key, id, value, of] = parts;
    if (typeof rank !== 'number' || typeof key !== 'string' || typeof id !== 'string') return null;
    if (!order) return parts.length === 3 ? { rank, key, id } : null;
    return of === order.by && isValue(value) ? { rank, key, id, value, of: order.by } : null;
  } catch {
    return null;
  }
}

const isValue = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number';

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Negative if `a` comes first: higher rank, then key, then id. */
export function comparePositions(a: Position, b: Position): number {
  return b.rank - a.rank || compareText(a.key, b.key) || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A position in a list: the sort key of the last entry of the previous page. */
export interface Position {
  readonly rank: number;
  readonly key: string;
  readonly id: string;
}

/** The requested part of a list: 1 to 100 entries after a position that `parseCursor` returned. */
export interface PageRequest {
  readonly first: number;
  readonly after?: Position | null;
}

export interface Page<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
  /** Number of all entries that match the filter. */
  readonly totalCount: number;
}

export const LARGEST_PAGE = 100;

export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify([position.rank, position.key, position.id])).toString('base64url');
}

/** Null if the text is not a valid cursor. */
export function parseCursor(text: string): Position | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!isList(parts) || parts.length !== 3) return null;
    const [rank, key, id] = parts;
    return typeof rank === 'number' && typeof key === 'string' && typeof id === 'string' ? { rank, key, id } : null;
  } catch {
    return null;
  }
}

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

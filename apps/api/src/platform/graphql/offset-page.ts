import type { PageArgs, PageInfoType } from './connection.js';
import { noCursor } from './page.js';

/** A page of a list that is worked out as a whole; its cursors count. */
export interface OffsetPage<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly pageInfo: PageInfoType;
}

export function offsetPage<Node>(all: readonly Node[], { first, after }: PageArgs): OffsetPage<Node> {
  const start = startAfter(after);
  const nodes = all.slice(start, start + first);
  const end = start + nodes.length;
  return { nodes, totalCount: all.length, pageInfo: { hasNextPage: end < all.length, endCursor: end > start ? String(end) : null } };
}

/** @throws ApiError BAD_USER_INPUT for what is no cursor. */
export function startAfter(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined || cursor === '') return 0;
  if (!/^\d{1,5}$/.test(cursor)) throw noCursor();
  return Number(cursor);
}

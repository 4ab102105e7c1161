import { badInput } from '../errors/bad-input.js';
import type { PageArgs, PageInfoType } from './connection.js';

/** A page of a list that is worked out as a whole; its cursors count. */
export interface OffsetPage<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly pageInfo: PageInfoType;
}

export function offsetPage<Node>(all: readonly Node[], { first, after }: PageArgs): OffsetPage<Node> {
  const start = startAfter(after);
  const nodes = all.slice(start, start + first);
  return { nodes, totalCount: all.length, pageInfo: pageInfoAt(start, nodes.length, all.length) };
}

export function pageInfoAt(start: number, count: number, totalCount: number): PageInfoType {
  return { hasNextPage: start + count < totalCount, endCursor: count > 0 ? String(start + count) : null };
}

/** @throws ApiError BAD_USER_INPUT for what is no cursor. */
export function startAfter(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined || cursor === '') return 0;
  if (!/^\d{1,5}$/.test(cursor)) throw badInput([{ path: ['after'], message: 'This is no cursor of this list.' }]);
  return Number(cursor);
}

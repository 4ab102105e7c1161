import type { ApiError } from '../errors/api-error.js';
import { badInput } from '../errors/bad-input.js';
import type { Connection, Edge, PageArgs, PageInfoType } from './connection.js';

export function pageOf<Node>(edges: readonly Edge<Node>[], hasNextPage: boolean, totalCount: number): Connection<Node> {
  const pageInfo = { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount };
}

/**
 * Cuts a page from a list that is completely in memory.
 * @throws ApiError BAD_USER_INPUT for a cursor of another list
 */
export function pageWithin<Node>(all: readonly Edge<Node>[], { first, after }: PageArgs): Connection<Node> {
  const start = after ? all.findIndex(({ cursor }) => cursor === after) + 1 : 0;
  if (after && start === 0) throw noCursor();
  return pageOf(all.slice(start, start + first), start + first < all.length, all.length);
}

export const noCursor = (): ApiError => badInput([{ path: ['after'], message: 'This is not a cursor of this list.' }]);

/** A page of a list that is computed as a whole. Its cursors are positions. */
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

/** @throws ApiError BAD_USER_INPUT for an invalid cursor. */
export function startAfter(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined || cursor === '') return 0;
  if (!/^\d{1,5}$/.test(cursor)) throw noCursor();
  return Number(cursor);
}

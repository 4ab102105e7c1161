import type { ApiError } from '../errors/api-error.js';
import { badInput } from '../errors/bad-input.js';
import type { Connection, Edge, PageArgs } from './connection.js';

/** A page of a list. */
export function pageOf<Node>(edges: readonly Edge<Node>[], hasNextPage: boolean, totalCount: number): Connection<Node> {
  const pageInfo = { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount };
}

/** A page of a list that is at hand as a whole. @throws ApiError BAD_USER_INPUT for a cursor of another list */
export function pageWithin<Node>(all: readonly Edge<Node>[], { first, after }: PageArgs): Connection<Node> {
  const start = after ? all.findIndex(({ cursor }) => cursor === after) + 1 : 0;
  if (after && start === 0) throw noCursor();
  return pageOf(all.slice(start, start + first), start + first < all.length, all.length);
}

export const noCursor = (): ApiError => badInput([{ path: ['after'], message: 'This is no cursor of this list.' }]);

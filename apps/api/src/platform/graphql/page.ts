import type { ApiError } from '../errors/api-error.js';
import { badInput } from '../errors/bad-input.js';
import { LIMITS } from '../limits.js';
import type { Connection, Edge, EitherWayArgs, TotalCount } from './connection.js';

/**
 * A page of a list that is read forwards. If it was read from a cursor, the item of that cursor is before it.
 */
export function pageAfter<Node>(
  after: unknown,
  edges: readonly Edge<Node>[],
  hasNextPage: boolean,
  totalCount: TotalCount,
): Connection<Node> {
  return toConnection(edges, { hasPreviousPage: Boolean(after), hasNextPage }, totalCount);
}

/**
 * Cuts a page from a list that is completely in memory.
 * @throws ApiError BAD_USER_INPUT for a cursor of another list
 */
export function pageWithin<Node>(all: readonly Edge<Node>[], args: EitherWayArgs): Connection<Node> {
  const place = (cursor: string, name: string): number => {
    const found = all.findIndex((edge) => edge.cursor === cursor);
    if (found === -1) throw noCursor(name);
    return found + 1;
  };
  const { start, end } = partOf(all.length, args, place);
  return toConnection(all.slice(start, end), { hasPreviousPage: start > 0, hasNextPage: end < all.length }, all.length);
}

/** Cuts a page from a list that is computed as a whole. Its cursors are positions. Only the items of the page are converted. */
export function pageAt<Item, Node>(all: readonly Item[], args: EitherWayArgs, toNode: (item: Item) => Node): Connection<Node> {
  const { start, end } = partOf(all.length, args, startAfter);
  const edges = all.slice(start, end).map((item, at) => ({ cursor: String(start + at + 1), node: toNode(item) }));
  return toConnection(edges, { hasPreviousPage: start > 0, hasNextPage: end < all.length }, all.length);
}

/** The part of a list that is asked for, as Relay's specification of cursor connections computes it. */
export function partOf(
  length: number,
  { first, after, last, before }: EitherWayArgs,
  placeOf: (cursor: string, argument: string) => number,
): { readonly start: number; readonly end: number } {
  const from = after ? within(placeOf(after, 'after'), length) : 0;
  const to = before ? Math.max(within(placeOf(before, 'before') - 1, length), from) : length;
  const forwards = first ?? (last ? null : LIMITS.defaultPage);
  const end = forwards === null ? to : Math.min(to, from + forwards);
  const start = last ? Math.max(from, end - last) : from;
  return { start, end };
}

const within = (place: number, length: number): number => Math.min(Math.max(place, 0), length);

export const noCursor = (argument = 'after'): ApiError => badInput([{ path: [argument], message: 'This is not a cursor of this list.' }]);

/** @throws ApiError BAD_USER_INPUT for an invalid cursor. */
export function startAfter(cursor: string | null | undefined, argument = 'after'): number {
  if (cursor === null || cursor === undefined || cursor === '') return 0;
  if (!/^\d{1,5}$/.test(cursor)) throw noCursor(argument);
  return Number(cursor);
}

export function toConnection<Node>(
  edges: readonly Edge<Node>[],
  around: { readonly hasPreviousPage: boolean; readonly hasNextPage: boolean },
  totalCount: TotalCount,
): Connection<Node> {
  const pageInfo = { ...around, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount };
}

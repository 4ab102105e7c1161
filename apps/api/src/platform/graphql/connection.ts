import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { LIMITS } from '../limits.js';
import { argsOf, orElse, orNull, outputOf } from './fields.js';
import { count } from './input-fields.js';

const AFTER = 'Return items after this cursor (`endCursor` of the previous page).';

/** The arguments of a list that is read forwards only, because its items move while it is read. */
@ArgsType()
export class PageArgs extends argsOf({
  first: orElse(LIMITS.defaultPage, count(`Maximum number of items to return, 1 to ${LIMITS.page}.`, 1, LIMITS.page)),
  after: orNull([String, AFTER]),
}) {}

/** The arguments of a list that is read in either direction. */
@ArgsType()
export class EitherWayArgs extends argsOf({
  first: orNull(
    count(
      `Maximum number of items to return from the beginning, 1 to ${LIMITS.page}; null for ${LIMITS.defaultPage}, or for the number in \`last\`.`,
      1,
      LIMITS.page,
    ),
  ),
  after: orNull([String, AFTER]),
  last: orNull(count(`Maximum number of items to return from the end, 1 to ${LIMITS.page}; null to read forwards.`, 1, LIMITS.page)),
  before: orNull([String, 'Return items before this cursor (`startCursor` of the following page).']),
}) {}

@ObjectType('PageInfo', { description: 'Position of a page in its list.' })
export class PageInfoType extends outputOf({
  hasNextPage: [Boolean, 'Whether there are more items after this page.'],
  hasPreviousPage: [Boolean, 'Whether there are more items before this page.'],
  startCursor: orNull([String, 'The cursor of the first item; pass it as `before` to get the previous page. Null on an empty page.']),
  endCursor: orNull([String, 'The cursor of the last item; pass it as `after` to get the next page. Null on an empty page.']),
}) {}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfoType;
  /** A function counts in the database, and only if the field is asked for. */
  readonly totalCount: TotalCount;
}

export type TotalCount = number | (() => Promise<number>);

/** A connection whose items were counted. */
export type Counted<Page> = Page & { readonly totalCount: number };

export const counted = async <Page extends Pick<Connection<unknown>, 'totalCount'>>(page: Page): Promise<Counted<Page>> => ({
  ...page,
  totalCount: await totalOf(page),
});

export const totalOf = ({ totalCount }: Pick<Connection<unknown>, 'totalCount'>): number | Promise<number> =>
  typeof totalCount === 'function' ? totalCount() : totalCount;

const TOTAL = 'Total number of items that match the filter.';

/** Declares `<name>Connection` and `<name>Edge`. The connection also has the fields of `base`. */
export function ConnectionOf<Node>(node: Type<Node>, name: string, plural: string): Type<Connection<Node>>;
export function ConnectionOf<Node, Base extends object>(
  node: Type<Node>,
  name: string,
  plural: string,
  base: Type<Base>,
  total?: string,
): Type<Connection<Node> & Base>;
export function ConnectionOf(node: Type<unknown>, name: string, plural: string, base: Type<object> = Object, total = TOTAL): Type<unknown> {
  @ObjectType(`${name}Edge`, { description: `One item in a page of ${plural}, with its cursor.` })
  class EdgeType extends outputOf({
    cursor: [String, 'The cursor of this item: pass it as `after` to continue from here.'],
  }) {
    @Field(() => node, { description: 'The item at this position.' })
    readonly node!: unknown;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${plural}.` })
  class ConnectionType extends outputOf(base, {
    edges: [[EdgeType], 'The items with their cursors.'],
    pageInfo: [PageInfoType, 'Position of this page in the list.'],
    totalCount: [Int, total],
  }) {
    @Field(() => [node], { description: 'The items on this page.' })
    readonly nodes!: readonly unknown[];
  }

  return ConnectionType;
}

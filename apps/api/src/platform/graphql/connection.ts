import type { Type } from '@nestjs/common';
import { ArgsType, Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { LIMITS } from '../limits.js';
import { argsOf, orAbsent, orElse, orNull, outputOf } from './fields.js';
import { count } from './input-fields.js';

@ArgsType()
export class PageArgs extends argsOf({
  first: orElse(LIMITS.defaultPage, count(`Maximum number of items to return, 1 to ${LIMITS.page}.`, 1, LIMITS.page)),
  after: orNull([String, 'Return items after this cursor (`endCursor` of the previous page).']),
}) {}

@ObjectType('PageInfo', { description: 'Position of a page in its list.' })
export class PageInfoType extends outputOf({
  hasNextPage: [Boolean, 'Whether there are more items after this page.'],
  endCursor: orNull([String, 'The cursor of the last item; pass it as `after` to get the next page. Null on an empty page.']),
}) {}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
  readonly score?: number | null;
}

export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfoType;
  readonly totalCount: number;
}

/** Declares `<name>Connection` and `<name>Edge`. */
export function ConnectionOf<Node>(node: Type<Node>, name: string, plural: string): Type<Connection<Node>> {
  @ObjectType(`${name}Edge`, { description: `One item in a page of ${plural}, with its cursor.` })
  class EdgeType extends outputOf({
    cursor: [String, 'The cursor of this item: pass it as `after` to continue from here.'],
    score: orAbsent([Float, 'How well the name matches the search, up to 1; null without a search.']),
  }) {
    @Field(() => node, { description: 'The item at this position.' })
    readonly node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${plural}.` })
  class ConnectionType extends outputOf({
    edges: [[EdgeType], 'The items with their cursors.'],
    pageInfo: [PageInfoType, 'Position of this page in the list.'],
    totalCount: [Int, 'Total number of items that match the filter.'],
  }) {
    @Field(() => [node], { description: 'The items on this page.' })
    readonly nodes!: readonly Node[];
  }

  return ConnectionType;
}

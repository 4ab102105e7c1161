import type { Type } from '@nestjs/common';
import { ArgsType, Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { LIMITS } from '../limits.js';
import { argsOf, orElse, orNull, outputOf } from './fields.js';
import { count } from './input-fields.js';

/** Which part of a list. */
@ArgsType()
export class PageArgs extends argsOf({
  first: orElse(LIMITS.defaultPage, count(`How many, 1 to ${LIMITS.page}.`, 1, LIMITS.page)),
  after: orNull([String, 'Go on after this cursor (`endCursor` of the page before).']),
}) {}

@ObjectType('PageInfo', { description: 'Where a page stands in its list.' })
export class PageInfoType extends outputOf({
  hasNextPage: [Boolean, 'Whether the list goes on.'],
  endCursor: orNull([String, 'The cursor of the last item; give it as `after` for the next page. Null on an empty page.']),
}) {}

/** One page, in the form the schema serves. */
export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node; readonly score: number | null }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfoType;
  readonly totalCount: number;
}

/** Declares `<name>Connection` and `<name>Edge`. */
export function ConnectionOf<Node>(node: Type<Node>, name: string, plural: string): Type<Connection<Node>> {
  @ObjectType(`${name}Edge`, { description: `One of the ${plural}, with its place in the list.` })
  class EdgeType extends outputOf({
    cursor: [String, 'Its place: give it as `after` to go on behind it.'],
    score: orNull([Float, 'How well its name fits the search, up to 1; null without a search.']),
  }) {
    @Field(() => node, { description: 'The item itself.' })
    readonly node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${plural}.` })
  class ConnectionType extends outputOf({
    edges: [[EdgeType], 'The items with their cursors.'],
    pageInfo: [PageInfoType, 'Where this page stands in the list.'],
    totalCount: [Int, 'How many items fit the filter in all.'],
  }) {
    @Field(() => [node], { description: 'The items.' })
    readonly nodes!: readonly Node[];
  }

  return ConnectionType;
}

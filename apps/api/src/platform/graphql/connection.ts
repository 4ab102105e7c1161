import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { Max, Min } from 'class-validator';
import { LIMITS } from '../limits.js';

/** Which part of a list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: LIMITS.defaultPage, description: `How many, 1 to ${LIMITS.page}.` })
  @Min(1)
  @Max(LIMITS.page)
  readonly first!: number;

  @Field(() => String, { nullable: true, description: 'Go on after this cursor (`endCursor` of the page before).' })
  readonly after?: string | null;
}

@ObjectType('PageInfo', { description: 'Where a page stands in its list.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether the list goes on.' })
  readonly hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last item; give it as `after` for the next page. Null on an empty page.',
  })
  readonly endCursor!: string | null;
}

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
  class EdgeType {
    @Field(() => String, { description: 'Its place: give it as `after` to go on behind it.' })
    readonly cursor!: string;

    @Field(() => node, { description: 'The item itself.' })
    readonly node!: Node;

    @Field(() => Number, { nullable: true, description: 'How well its name fits the search, up to 1; null without a search.' })
    readonly score!: number | null;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${plural}.` })
  class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: 'The items with their cursors.' })
    readonly edges!: readonly EdgeType[];

    @Field(() => [node], { description: 'The items.' })
    readonly nodes!: readonly Node[];

    @Field(() => PageInfoType, { description: 'Where this page stands in the list.' })
    readonly pageInfo!: PageInfoType;

    @Field(() => Int, { description: 'How many items fit the filter in all.' })
    readonly totalCount!: number;
  }

  return ConnectionType;
}

import { Args, ArgsType, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Anyone } from '../platform/access/access.decorator.js';
import { argsOf } from '../platform/graphql/fields.js';
import { NodeFinders } from '../platform/graphql/node-finders.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { LIMITS } from '../platform/limits.js';

@ArgsType()
export class NodesArgs extends argsOf({
  ids: [[ID], `Opaque ids of the objects, at most ${LIMITS.page}.`, ArrayMaxSize(LIMITS.page), MaxLength(512, { each: true })],
}) {}

@Resolver(() => NodeInterface)
export class NodeResolver {
  constructor(private readonly nodes: NodeFinders) {}

  @Anyone()
  @Query(() => NodeInterface, {
    nullable: true,
    description: 'Any object, by its opaque id; null if there is no such object, or if you may not see it.',
  })
  async node(
    @Args('id', { type: () => ID, description: 'Opaque id of the object.' }) id: string,
    @Context() context: RequestContext,
  ): Promise<NodeInterface | null> {
    return (await this.nodes.find([id], context))[0] ?? null;
  }

  @Anyone()
  @Query(() => [NodeInterface], {
    name: 'nodes',
    nullable: 'items',
    description:
      'Several objects, by their opaque ids, in the order of the ids; null in place of each id that names no object that you may see.',
  })
  async nodesById(@Args() { ids }: NodesArgs, @Context() context: RequestContext): Promise<readonly (NodeInterface | null)[]> {
    return this.nodes.find(ids, context);
  }
}

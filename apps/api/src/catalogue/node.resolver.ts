import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { NodeService } from './node.service.js';

@Resolver(() => NodeInterface)
export class NodeResolver {
  constructor(private readonly nodes: NodeService) {}

  @Anyone()
  @Query(() => NodeInterface, { nullable: true, description: 'Any object, by its opaque id; null if there is no such object.' })
  node(
    @Args('id', { type: () => ID, description: 'Opaque id of the object.' }) id: string,
    @Context() { viewer }: RequestContext,
  ): Promise<NodeInterface | null> {
    return this.nodes.find(id, viewer);
  }
}

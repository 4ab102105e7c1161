import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { EntryInterface } from '../../catalogue/entry.interface.js';
import { NodeFinders } from '../../platform/graphql/node-finders.js';
import type { NodeInterface } from '../../platform/graphql/node.interface.js';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { AcceptUnresolvedNameInput, UnresolvedNameArgs } from './alias.inputs.js';
import { AliasAdministration } from './alias.service.js';
import { AliasPayload, NameCandidateType, UnresolvedNameConnection, UnresolvedNameType } from './alias.types.js';

@Resolver(() => UnresolvedNameType)
export class UnresolvedNameResolver {
  constructor(private readonly aliases: AliasAdministration) {}

  @AdministratorOnly()
  @Query(() => UnresolvedNameConnection, {
    description:
      'The names that checks of the last 30 days did not find and for which there is no alias, the most frequent first. Requires: administrator.',
  })
  unresolvedNames(@Args() args: UnresolvedNameArgs): Promise<Connection<UnresolvedNameType>> {
    return this.aliases.unresolved(args);
  }

  @AdministratorOnly()
  @Mutation(() => AliasPayload, {
    description: 'Teaches an unresolved name as an alias of a name in the data. Requires: administrator.',
  })
  acceptUnresolvedName(
    @Args('input', { description: 'The unresolved name and the name that it stands for.' }) input: AcceptUnresolvedNameInput,
    @Context() { viewer }: RequestContext,
  ): Promise<AliasPayload> {
    return this.aliases.accept(input, administrator(viewer));
  }
}

@Resolver(() => NameCandidateType)
export class NameCandidateResolver {
  constructor(private readonly nodes: NodeFinders) {}

  @ResolveField(() => EntryInterface, {
    nullable: true,
    description: 'The entry that has this name in the newest release; null for models and wargear.',
  })
  async entry(@Parent() { id }: NameCandidateType, @Context() context: RequestContext): Promise<NodeInterface | null> {
    return id === null ? null : ((await this.nodes.find([id], context))[0] ?? null);
  }
}

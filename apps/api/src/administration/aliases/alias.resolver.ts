import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { sayingIn } from '../../platform/words.js';
import { AliasArgs, ImportAliasesInput, TeachAliasInput, WithdrawAliasInput } from './alias.inputs.js';
import { AliasAdministration } from './alias.service.js';
import { AliasConnection, AliasPayload, AliasType, ImportAliasesPayload } from './alias.types.js';

@Resolver(() => AliasType)
export class AliasResolver {
  constructor(private readonly aliases: AliasAdministration) {}

  @AdministratorOnly()
  @Query(() => AliasConnection, {
    name: 'aliases',
    description: 'The aliases that administrators taught, newest first. Requires: administrator.',
  })
  list(@Args() args: AliasArgs): Promise<Connection<AliasType>> {
    return this.aliases.list(args);
  }

  @AdministratorOnly()
  @Mutation(() => AliasPayload, {
    description:
      'Teaches an alias; checks use it from then on. The data of the edition must have the name that it stands for. If the same alias is already in force, it is returned unchanged. Requires: administrator.',
  })
  teachAlias(
    @Args('input', { description: 'The alias to teach.' }) input: TeachAliasInput,
    @Context() { viewer }: RequestContext,
  ): Promise<AliasPayload> {
    return this.aliases.teach(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => AliasPayload, {
    description: 'Withdraws an alias: later checks do not use it. The alias stays in the history. Requires: administrator.',
  })
  withdrawAlias(
    @Args('input', { description: 'The alias to withdraw.' }) input: WithdrawAliasInput,
    @Context() { viewer }: RequestContext,
  ): Promise<AliasPayload> {
    return this.aliases.withdraw(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ImportAliasesPayload, {
    description:
      'Teaches the aliases of a table and reports on each line. Valid lines are taught even if others are refused. Requires: administrator.',
  })
  importAliases(
    @Args('input', { description: 'The table to import.' }) { csv }: ImportAliasesInput,
    @Context() { viewer, locale }: RequestContext,
  ): Promise<ImportAliasesPayload> {
    return this.aliases.importTable(csv, administrator(viewer), sayingIn(locale));
  }
}

import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountWith, AdministratorOnly, Anyone } from '../platform/access/access.decorator.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { AccountService } from './account.service.js';
import {
  AccountConnection,
  AccountPayload,
  AccountsArgs,
  AccountType,
  CreateAccountInput,
  EraseAccountInput,
  EraseAccountPayload,
  SetAccountRoleInput,
} from './account.types.js';

@Resolver(() => AccountType)
export class AccountResolver {
  constructor(private readonly service: AccountService) {}

  @Anyone()
  @Query(() => AccountType, {
    nullable: true,
    description: 'The account that the API key or token of this request belongs to; null for an anonymous request.',
  })
  me(@Context() { viewer }: RequestContext): Promise<AccountType | null> {
    return this.service.me(viewer);
  }

  @AdministratorOnly()
  @Query(() => AccountConnection, { description: 'The accounts of this installation, oldest first. Requires: administrator.' })
  accounts(@Args() args: AccountsArgs): Promise<AccountConnection> {
    return this.service.list(args);
  }

  @AdministratorOnly()
  @Mutation(() => AccountPayload, {
    description: 'Creates an account. Bearer tokens create their own account on first use. Requires: administrator.',
  })
  createAccount(
    @Args('input', { description: 'The name and role of the new account.' }) input: CreateAccountInput,
    @Context() { viewer }: RequestContext,
  ): Promise<AccountPayload> {
    return this.service.create(input, viewer);
  }

  @AdministratorOnly()
  @Mutation(() => AccountPayload, { description: 'Changes the role of an account, from its next request on. Requires: administrator.' })
  setAccountRole(
    @Args('input', { description: 'The account and its new role.' }) input: SetAccountRoleInput,
    @Context() { viewer }: RequestContext,
  ): Promise<AccountPayload> {
    return this.service.setRole(input, viewer);
  }

  @AccountWith('account')
  @Mutation(() => EraseAccountPayload, { description: 'Permanently deletes an account and everything stored for it. Requires: account.' })
  eraseAccount(
    @Args('input', { description: 'The account to erase.' }) input: EraseAccountInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EraseAccountPayload> {
    return this.service.erase(input, viewer);
  }
}

import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountWith, AdministratorOnly, Anyone } from '../platform/access/access.decorator.js';
import { PageArgs } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { AccountService } from './account.service.js';
import {
  AccountConnection,
  AccountPayload,
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
  @Query(() => AccountConnection, { description: 'All accounts, oldest first. Requires: administrator.' })
  accounts(@Args() args: PageArgs): Promise<AccountConnection> {
    return this.service.list(args);
  }

  @AdministratorOnly()
  @Mutation(() => AccountPayload, {
    description: 'Creates an account. Bearer tokens create their own account on first use. Requires: administrator.',
  })
  createAccount(
    @Args('input', { description: 'The name and role of the new account.' }) input: CreateAccountInput,
  ): Promise<AccountPayload> {
    return this.service.create(input);
  }

  @AdministratorOnly()
  @Mutation(() => AccountPayload, { description: 'Changes the role of an account. Requires: administrator.' })
  setAccountRole(@Args('input', { description: 'The account and its new role.' }) input: SetAccountRoleInput): Promise<AccountPayload> {
    return this.service.setRole(input);
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

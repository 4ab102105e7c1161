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
  @Query(() => AccountType, { nullable: true, description: 'The account behind the key or token of this request; null without one.' })
  me(@Context() { viewer }: RequestContext): Promise<AccountType | null> {
    return this.service.me(viewer);
  }

  @AdministratorOnly()
  @Query(() => AccountConnection, { description: 'All accounts, the oldest first. Requires: administrator.' })
  accounts(@Args() args: PageArgs): Promise<AccountConnection> {
    return this.service.list(args);
  }

  @AdministratorOnly()
  @Mutation(() => AccountPayload, { description: 'Makes an account; a bearer token makes its own. Requires: administrator.' })
  createAccount(@Args('input', { description: 'Whose, and what for.' }) input: CreateAccountInput): Promise<AccountPayload> {
    return this.service.create(input);
  }

  @AdministratorOnly()
  @Mutation(() => AccountPayload, { description: 'Gives an account another role. Requires: administrator.' })
  setAccountRole(@Args('input', { description: 'Which, and what for.' }) input: SetAccountRoleInput): Promise<AccountPayload> {
    return this.service.setRole(input);
  }

  @AccountWith('account')
  @Mutation(() => EraseAccountPayload, { description: 'Ends an account with all that is kept for it, for good. Requires: account.' })
  eraseAccount(
    @Args('input', { description: 'Which.' }) input: EraseAccountInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EraseAccountPayload> {
    return this.service.erase(input, viewer);
  }
}

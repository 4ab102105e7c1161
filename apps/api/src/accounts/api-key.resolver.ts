import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountWith } from '../platform/access/access.decorator.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { AccountService } from './account.service.js';
import { ApiKeyType, CreateApiKeyInput, CreateApiKeyPayload, RevokeApiKeyInput, RevokeApiKeyPayload } from './account.types.js';

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  constructor(private readonly accounts: AccountService) {}

  @AccountWith('account')
  @Query(() => [ApiKeyType], { description: "The account's own keys, the newest first, at most 100. Requires: account." })
  apiKeys(@Context() { viewer }: RequestContext): Promise<readonly ApiKeyType[]> {
    return this.accounts.keysOf(viewer);
  }

  @AccountWith('account')
  @Mutation(() => CreateApiKeyPayload, { description: 'Makes a key, and shows it this once. Requires: account.' })
  createApiKey(
    @Args('input', { description: 'What for.' }) input: CreateApiKeyInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CreateApiKeyPayload> {
    return this.accounts.createKey(input, viewer);
  }

  @AccountWith('account')
  @Mutation(() => RevokeApiKeyPayload, { description: 'Revokes a key: every server refuses it at once. Requires: account.' })
  revokeApiKey(
    @Args('input', { description: 'Which.' }) input: RevokeApiKeyInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RevokeApiKeyPayload> {
    return this.accounts.revokeKey(input, viewer);
  }
}

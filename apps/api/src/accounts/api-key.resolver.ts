import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountWith, AdministratorOnly } from '../platform/access/access.decorator.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { AccountService } from './account.service.js';
import {
  AllApiKeysArgs,
  ApiKeyConnection,
  ApiKeyType,
  CreateApiKeyInput,
  CreateApiKeyPayload,
  RevokeApiKeyInput,
  RevokeApiKeyPayload,
  RotateApiKeyInput,
  RotateApiKeyPayload,
} from './account.types.js';

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  constructor(private readonly accounts: AccountService) {}

  @AccountWith('account')
  @Query(() => [ApiKeyType], { description: "The account's own keys, newest first, at most 100. Requires: account." })
  apiKeys(@Context() { viewer }: RequestContext): Promise<readonly ApiKeyType[]> {
    return this.accounts.keysOf(viewer);
  }

  @ResolveField(() => ApiKeyType, { nullable: true, description: 'The key that replaces this one; null if this key was not rotated.' })
  replacedBy(@Parent() { replacedBy }: ApiKeyType, @Context() { viewer }: RequestContext): Promise<ApiKeyType | null> | null {
    return replacedBy === null ? null : this.accounts.findKey(replacedBy, viewer);
  }

  @AccountWith('account')
  @Mutation(() => CreateApiKeyPayload, {
    description: 'Creates an API key and returns its secret, which is shown only this once. Requires: account.',
  })
  createApiKey(
    @Args('input', { description: 'The key to create.' }) input: CreateApiKeyInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CreateApiKeyPayload> {
    return this.accounts.createKey(input, viewer);
  }

  @AdministratorOnly()
  @Query(() => ApiKeyConnection, {
    description: 'The API keys of all accounts without their secrets, newest first, including ended ones. Requires: administrator.',
  })
  allApiKeys(@Args() args: AllApiKeysArgs): Promise<ApiKeyConnection> {
    return this.accounts.allKeys(args);
  }

  @AccountWith('account')
  @Mutation(() => RotateApiKeyPayload, {
    description:
      'Replaces an API key by a new one with the same permissions, all of which the caller must have unless it is an administrator. The old key stays valid for a while. Requires: account.',
  })
  rotateApiKey(
    @Args('input', { description: 'The key to replace.' }) input: RotateApiKeyInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RotateApiKeyPayload> {
    return this.accounts.rotateKey(input, viewer);
  }

  @AccountWith('account')
  @Mutation(() => RevokeApiKeyPayload, { description: 'Revokes a key: every server refuses it immediately. Requires: account.' })
  revokeApiKey(
    @Args('input', { description: 'The key to revoke.' }) input: RevokeApiKeyInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RevokeApiKeyPayload> {
    return this.accounts.revokeKey(input, viewer);
  }
}

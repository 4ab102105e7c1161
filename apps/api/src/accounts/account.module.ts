import { Module } from '@nestjs/common';
import { AccountResolver } from './account.resolver.js';
import { AccountService } from './account.service.js';
import { ApiKeyResolver } from './api-key.resolver.js';

export const ACCOUNT_RESOLVERS = [AccountResolver, ApiKeyResolver] as const;

/** Accounts and their keys. */
@Module({ providers: [AccountService, ...ACCOUNT_RESOLVERS] })
export class AccountModule {}

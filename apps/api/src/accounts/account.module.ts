import { Module } from '@nestjs/common';
import { AccountResolver } from './account.resolver.js';
import { AccountService } from './account.service.js';
import { AccountExportResolver } from './export/account-export.resolver.js';
import { AccountExport } from './export/account-export.service.js';
import { ApiKeyResolver } from './api-key.resolver.js';

export const ACCOUNT_RESOLVERS = [AccountResolver, ApiKeyResolver, AccountExportResolver] as const;

@Module({ providers: [AccountService, AccountExport, ...ACCOUNT_RESOLVERS], exports: [AccountService] })
export class AccountModule {}

import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountWith } from '../../platform/access/access.decorator.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { AccountExport } from './account-export.service.js';
import { AccountExportType, ExportedRosterConnection } from './account-export.types.js';

@Resolver(() => AccountExportType)
export class AccountExportResolver {
  constructor(private readonly exports: AccountExport) {}

  @AccountWith('account')
  @Query(() => AccountExportType, {
    description: 'Everything stored for your account, as an export; it can then be deleted with `eraseAccount`. Requires: account.',
  })
  accountExport(@Context() { viewer }: RequestContext): Promise<AccountExportType> {
    return this.exports.of(viewer);
  }

  @ResolveField(() => ExportedRosterConnection, {
    complexity: 10,
    description: "The account's rosters with their full history, including those of an app's users.",
  })
  rosters(@Parent() of: AccountExportType, @Args() page: PageArgs): Promise<ExportedRosterConnection> {
    return this.exports.rosters(of, page);
  }
}

import { Injectable } from '@nestjs/common';
import { AccountExportRepository, AccountRepository } from '#muster/persistence';
import { holderWith, type Viewer } from '../../platform/access/viewer.js';
import { ApiError } from '../../platform/errors/api-error.js';
import type { PageArgs } from '../../platform/graphql/connection.js';
import { storedIdOf, writeGlobalId } from '../../platform/graphql/global-id.js';
import { noCursor, pageAfter } from '../../platform/graphql/page.js';
import { AccountService, toAccount } from '../account.service.js';
import type { AccountExportType, ExportedRosterConnection } from './account-export.types.js';

/** Exports everything stored for an account to its owner. */
@Injectable()
export class AccountExport {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly service: AccountService,
    private readonly exports: AccountExportRepository,
  ) {}

  async of(viewer: Viewer): Promise<AccountExportType> {
    const { accountId } = holderWith('account', viewer);
    const account = await this.accounts.find(accountId);
    if (!account) throw new ApiError('UNAUTHENTICATED', 'The account no longer exists.');
    return { account: toAccount(account), subject: account.subject, keys: await this.service.keysOf(viewer), accountId };
  }

  async rosters({ accountId }: AccountExportType, { first, after }: PageArgs): Promise<ExportedRosterConnection> {
    const found = await this.exports.rosters(accountId, { first: first + 1, after: after ? parseCursor(after) : null });
    const edges = found.slice(0, first).map(({ id, body }) => ({ cursor: writeGlobalId('Roster', id), node: { content: body } }));
    return pageAfter(after, edges, found.length > first, () => this.exports.countRosters(accountId));
  }
}

function parseCursor(after: string): string {
  const stored = storedIdOf('Roster', after);
  if (stored === null) throw noCursor();
  return stored;
}

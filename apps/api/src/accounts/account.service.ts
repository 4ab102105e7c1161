import { Injectable } from '@nestjs/common';
import { AccountRepository, ApiKeyRepository, type Account, type ApiKey } from '#muster/persistence';
import { newApiKeyText } from '../platform/access/api-key-text.js';
import { isScope, scopesOf, type Scope } from '../platform/access/scope.js';
import { holderWith, type Viewer } from '../platform/access/viewer.js';
import { storedIdOf, writeGlobalId } from '../platform/graphql/global-id.js';
import type { PageArgs } from '../platform/graphql/connection.js';
import { userError } from '../platform/graphql/user-error.js';
import { noCursor, pageAfter } from '../platform/graphql/page.js';
import type {
  AccountConnection,
  AccountPayload,
  AccountType,
  ApiKeyType,
  CreateAccountInput,
  CreateApiKeyInput,
  CreateApiKeyPayload,
  EraseAccountInput,
  EraseAccountPayload,
  RevokeApiKeyInput,
  RevokeApiKeyPayload,
  SetAccountRoleInput,
} from './account.types.js';

const MOST_KEYS = 50;
const MOST_KEYS_SHOWN = 100;

/** Accounts that store rosters, and their API keys. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly keys: ApiKeyRepository,
  ) {}

  /** Returns null for anonymous callers and for an administrator key from the configuration, which belongs to no account. */
  async me(viewer: Viewer): Promise<AccountType | null> {
    const holder = viewer.kind === 'anyone' ? null : viewer.holder;
    const account = holder && (await this.accounts.find(holder.accountId));
    return account && toAccount(account);
  }

  async list({ first, after }: PageArgs): Promise<AccountConnection> {
    const position = after ? storedIdOf('Account', after) : undefined;
    if (position === null) throw noCursor();
    const found = await this.accounts.list({ first: first + 1, ...(position === undefined ? {} : { after: position }) });
    const nodes = found.slice(0, first).map(toAccount);
    const edges = nodes.map((node) => ({ cursor: node.id, node }));
    return pageAfter(after, edges, found.length > first, await this.accounts.count());
  }

  async create(input: CreateAccountInput): Promise<AccountPayload> {
    return { account: toAccount(await this.accounts.create({ name: input.name, role: input.role })), userErrors: [] };
  }

  async setRole({ account, role }: SetAccountRoleInput): Promise<AccountPayload> {
    const id = storedIdOf('Account', account);
    const changed = id === null ? null : await this.accounts.setRole(id, role);
    return { account: changed && toAccount(changed), userErrors: changed ? [] : [unknownAccount] };
  }

  async keysOf(viewer: Viewer): Promise<readonly ApiKeyType[]> {
    return (await this.keys.list(holderWith('account', viewer).accountId, MOST_KEYS_SHOWN)).map(toApiKey);
  }

  async createKey(input: CreateApiKeyInput, viewer: Viewer): Promise<CreateApiKeyPayload> {
    const account = await this.#accountFor(input, viewer);
    if (!account) return refusedKey(unknownAccount);
    const allowed = allowedScopes(account, viewer);
    const beyond = input.scopes.find((scope) => !allowed.includes(scope));
    if (beyond) return refusedKey(userError('NOT_ALLOWED', 'scope', ['input', 'scopes'], { scope: beyond }));
    if ((await this.keys.countInForce(account.id)) >= MOST_KEYS)
      return refusedKey(userError('LIMIT_REACHED', 'keys', ['input'], { limit: MOST_KEYS }));
    const { text, prefix, hash } = newApiKeyText();
    const { name, scopes, expiresAt = null } = input;
    return {
      key: toApiKey(await this.keys.create({ accountId: account.id, prefix, hash, name, scopes, expiresAt })),
      secret: text,
      userErrors: [],
    };
  }

  async revokeKey({ key }: RevokeApiKeyInput, viewer: Viewer): Promise<RevokeApiKeyPayload> {
    const id = storedIdOf('ApiKey', key);
    const owner = viewer.kind === 'administrator' ? null : holderWith('account', viewer).accountId;
    const revoked = id === null ? null : await this.keys.revoke(id, owner);
    if (revoked) return { key: toApiKey(revoked), userErrors: [] };
    return { key: null, userErrors: [userError('NOT_FOUND', 'key', ['input', 'key'])] };
  }

  async erase({ account }: EraseAccountInput, viewer: Viewer): Promise<EraseAccountPayload> {
    const id = storedIdOf('Account', account);
    const own = viewer.kind === 'administrator' || holderWith('account', viewer).accountId === id;
    const erased = id !== null && own && (await this.accounts.erase(id));
    return { erased, userErrors: erased ? [] : [unknownAccount] };
  }

  async #accountFor({ account }: CreateApiKeyInput, viewer: Viewer): Promise<Pick<Account, 'id' | 'role'> | null> {
    if (!account) {
      const { accountId, role } = holderWith('account', viewer);
      return { id: accountId, role };
    }
    const id = storedIdOf('Account', account);
    const own = viewer.kind !== 'administrator' && holderWith('account', viewer).accountId !== id;
    return id === null || own ? null : this.accounts.find(id);
  }
}

/** An administrator can grant a new key all scopes of the account's role; anyone else only those of the key or token in use. */
function allowedScopes({ role }: Pick<Account, 'role'>, viewer: Viewer): readonly Scope[] {
  const ofRole = scopesOf(role);
  return viewer.kind === 'account' ? ofRole.filter((scope) => viewer.holder.scopes.has(scope)) : ofRole;
}

const unknownAccount = userError('NOT_FOUND', 'account', ['input', 'account']);

const refusedKey = (error: CreateApiKeyPayload['userErrors'][number]): CreateApiKeyPayload => ({
  key: null,
  secret: null,
  userErrors: [error],
});

export const toAccount = (account: Account): AccountType => ({ ...account, id: writeGlobalId('Account', account.id) });

export function toApiKey({ id, scopes, ...key }: ApiKey): ApiKeyType {
  return { ...key, id: writeGlobalId('ApiKey', id), scopes: scopes.filter(isScope) };
}

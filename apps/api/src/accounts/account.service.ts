import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eachOf, NodeFinders } from '../platform/graphql/node-finders.js';
import {
  AccountRepository,
  ApiKeyRepository,
  type Account,
  type AccountChange,
  type AccountFilter,
  type ApiKey,
  type ApiKeyChange,
  type ApiKeyFilter,
} from '#muster/persistence';
import { newApiKeyText } from '../platform/access/api-key-text.js';
import { isScope, scopesOf, type Scope } from '../platform/access/scope.js';
import { authorOf, holderIfWith, holderWith, type Viewer } from '../platform/access/viewer.js';
import { storedIdOf, writeGlobalId } from '../platform/graphql/global-id.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { userError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import { noCursor, pageAfter } from '../platform/graphql/page.js';
import type {
  AccountConnection,
  AccountPayload,
  AccountsArgs,
  AccountType,
  AllApiKeysArgs,
  ApiKeyConnection,
  ApiKeyType,
  CreateAccountInput,
  CreateApiKeyInput,
  CreateApiKeyPayload,
  EraseAccountInput,
  EraseAccountPayload,
  RevokeApiKeyInput,
  RevokeApiKeyPayload,
  RotateApiKeyInput,
  RotateApiKeyPayload,
  SetAccountRoleInput,
} from './account.types.js';

type AccountFault = Extract<AccountChange, { readonly fault: string }>['fault'];
type KeyFault = Extract<ApiKeyChange, { readonly fault: string }>['fault'];

const MOST_KEYS = 50;
const MOST_KEYS_SHOWN = 100;

/** Accounts that store rosters, and their API keys. */
@Injectable()
export class AccountService implements OnModuleInit {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly keys: ApiKeyRepository,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add(
      'Account',
      eachOf((id, { viewer }) => this.#findNode(id, viewer)),
    );
    this.nodes.add(
      'ApiKey',
      eachOf((id, { viewer }) => this.findKey(id, viewer)),
    );
  }

  /** Returns null for anonymous callers and for an administrator key from the configuration, which belongs to no account. */
  async me(viewer: Viewer): Promise<AccountType | null> {
    const holder = viewer.kind === 'anyone' ? null : viewer.holder;
    const account = holder && (await this.accounts.find(holder.accountId));
    return account && toAccount(account);
  }

  async list({ first, after, filter }: AccountsArgs): Promise<AccountConnection> {
    const position = after ? storedIdOf('Account', after) : undefined;
    if (position === null) throw noCursor();
    const wanted: AccountFilter = withoutNulls(filter ?? {});
    const found = await this.accounts.list({ ...wanted, first: first + 1, ...(position === undefined ? {} : { after: position }) });
    const nodes = found.slice(0, first).map(toAccount);
    const edges = nodes.map((node) => ({ cursor: node.id, node }));
    return pageAfter(after, edges, found.length > first, () => this.accounts.count(wanted));
  }

  async find(account: string): Promise<AccountType | null> {
    const id = storedIdOf('Account', account);
    const found = id === null ? null : await this.accounts.find(id);
    return found && toAccount(found);
  }

  async create({ name, role }: CreateAccountInput, viewer: Viewer): Promise<AccountPayload> {
    return { account: toAccount(await this.accounts.create({ name, role }, authorOf(viewer))), userErrors: [] };
  }

  async setRole({ account, role }: SetAccountRoleInput, viewer: Viewer): Promise<AccountPayload> {
    const id = storedIdOf('Account', account);
    const changed = id === null ? UNKNOWN : await this.accounts.setRole(id, role, authorOf(viewer));
    if ('fault' in changed) return { account: null, userErrors: [accountError(changed.fault)] };
    return { account: toAccount(changed.account), userErrors: [] };
  }

  async keysOf(viewer: Viewer): Promise<readonly ApiKeyType[]> {
    return (await this.keys.list({ accountId: holderWith('account', viewer).accountId, first: MOST_KEYS_SHOWN })).map(toApiKey);
  }

  /** The keys of everybody. */
  async allKeys({ first, after, filter }: AllApiKeysArgs): Promise<ApiKeyConnection> {
    const position = after ? storedIdOf('ApiKey', after) : undefined;
    if (position === null) throw noCursor();
    const { account, search, active } = withoutNulls(filter ?? {});
    const wanted: ApiKeyFilter = {
      ...(account !== undefined && { accountId: storedIdOf('Account', account) ?? NO_ID }),
      ...(search !== undefined && { search }),
      ...(active !== undefined && { inForce: active }),
    };
    const found = await this.keys.list({ ...wanted, first: first + 1, ...(position === undefined ? {} : { after: position }) });
    const edges = found
      .slice(0, first)
      .map(toApiKey)
      .map((node) => ({ cursor: node.id, node }));
    return pageAfter(after, edges, found.length > first, () => this.keys.count(wanted));
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
      key: toApiKey(await this.keys.create({ accountId: account.id, prefix, hash, name, scopes, expiresAt }, authorOf(viewer))),
      secret: text,
      userErrors: [],
    };
  }

  async revokeKey({ key }: RevokeApiKeyInput, viewer: Viewer): Promise<RevokeApiKeyPayload> {
    const id = storedIdOf('ApiKey', key);
    const owner = viewer.kind === 'administrator' ? null : holderWith('account', viewer).accountId;
    const revoked = id === null ? UNKNOWN : await this.keys.revoke(id, owner, authorOf(viewer));
    if ('fault' in revoked) return { key: null, userErrors: [keyError(revoked.fault)] };
    return { key: toApiKey(revoked.key), userErrors: [] };
  }

  async rotateKey({ key, graceHours }: RotateApiKeyInput, viewer: Viewer): Promise<RotateApiKeyPayload> {
    const id = storedIdOf('ApiKey', key);
    const holder = viewer.kind === 'administrator' ? null : holderWith('account', viewer);
    const accountId = holder?.accountId ?? null;
    // The new secret is shown to whoever rotates the key, who must not get more permissions by it.
    const beyond = holder && (await this.findKey(key, viewer))?.scopes.find((scope) => !holder.scopes.has(scope));
    if (beyond) return { key: null, secret: null, userErrors: [userError('NOT_ALLOWED', 'rotated', ['input', 'key'], { scope: beyond })] };
    const { text, prefix, hash } = newApiKeyText();
    const grace = (graceHours ?? 0) * SECONDS_OF_HOUR;
    const made = id === null ? UNKNOWN : await this.keys.rotate({ id, accountId, grace }, { prefix, hash }, authorOf(viewer));
    if ('fault' in made) return { key: null, secret: null, userErrors: [keyError(made.fault)] };
    return { key: toApiKey(made.key), secret: text, userErrors: [] };
  }

  async erase({ account }: EraseAccountInput, viewer: Viewer): Promise<EraseAccountPayload> {
    const id = storedIdOf('Account', account);
    const own = viewer.kind === 'administrator' || holderWith('account', viewer).accountId === id;
    const erased = id !== null && own ? await this.accounts.erase(id, authorOf(viewer)) : UNKNOWN;
    return 'fault' in erased ? { erased: false, userErrors: [accountError(erased.fault)] } : { erased: true, userErrors: [] };
  }

  /** The caller's own account, or for administrators any. */
  async #findNode(opaque: string, viewer: Viewer): Promise<AccountType | null> {
    const holder = viewer.kind === 'anyone' ? null : viewer.holder;
    const seen = viewer.kind === 'administrator' || (holder !== null && holder.accountId === storedIdOf('Account', opaque));
    return seen ? this.find(opaque) : null;
  }

  /** A key of the caller's own account, or for administrators any. */
  async findKey(opaque: string, viewer: Viewer): Promise<ApiKeyType | null> {
    const owner = holderIfWith('account', viewer)?.accountId;
    const id = storedIdOf('ApiKey', opaque);
    if (id === null || (owner === undefined && viewer.kind !== 'administrator')) return null;
    const key = await this.keys.find(id);
    return key && (viewer.kind === 'administrator' || key.account.id === owner) ? toApiKey(key) : null;
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

const UNKNOWN = { fault: 'unknown' } as const;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const SECONDS_OF_HOUR = 3_600;

const unknownAccount = userError('NOT_FOUND', 'account', ['input', 'account']);

const accountError = (fault: AccountFault): UserErrorType =>
  fault === 'unknown' ? unknownAccount : userError('LAST_ADMINISTRATOR', 'account', ['input', 'account']);

const KEY_ERRORS: Readonly<Record<KeyFault, UserErrorType>> = {
  unknown: userError('NOT_FOUND', 'key', ['input', 'key']),
  ended: userError('WRONG_STATUS', 'keyEnded', ['input', 'key']),
  lastAdministrator: userError('LAST_ADMINISTRATOR', 'key', ['input', 'key']),
};
const keyError = (fault: KeyFault): UserErrorType => KEY_ERRORS[fault];

const refusedKey = (error: CreateApiKeyPayload['userErrors'][number]): CreateApiKeyPayload => ({
  key: null,
  secret: null,
  userErrors: [error],
});

export const toAccount = (account: Account): AccountType => ({ ...account, id: writeGlobalId('Account', account.id) });

export function toApiKey({ id, account, scopes, replacedBy, ...key }: ApiKey): ApiKeyType {
  return {
    ...key,
    id: writeGlobalId('ApiKey', id),
    account: toAccount(account),
    scopes: scopes.filter(isScope),
    replacedBy: replacedBy === null ? null : writeGlobalId('ApiKey', replacedBy),
  };
}

import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountRepository, ApiKeyRepository, type Account, type AccountRole, type KeyInForce } from '#muster/persistence';
import { ApiError } from '../errors/api-error.js';
import { AdminKeys } from './admin-keys.js';
import { parseApiKeyText, type ApiKeyText } from './api-key-text.js';
import { scopesOf, type Scope } from './scope.js';
import { TokenIssuers } from './token-issuers.js';
import { ANYONE, type Viewer } from './viewer.js';

/** The headers that identify the caller. */
export interface Credentials {
  readonly authorization: string | undefined;
  /** The header `Muster-User`: the app's own id of the user it acts for. */
  readonly user: string | undefined;
  /** The request's id in the log. */
  readonly requestId: string;
}

/** The request that a key or token came with. */
type Asking = Pick<Credentials, 'user' | 'requestId'>;

const BEARER = /^Bearer ([\x21-\x7e]{1,8192})$/i;
const USER_ID = /^[\x21-\x7e]{1,200}$/;

/** Identifies the sender of a request. A request with an unknown key or token is refused; it is never treated as anonymous. */
@Injectable()
export class Viewers {
  constructor(
    private readonly administrators: AdminKeys,
    private readonly keys: ApiKeyRepository,
    private readonly issuers: TokenIssuers,
    private readonly accounts: AccountRepository,
  ) {}

  async viewerOf({ authorization, user, requestId }: Credentials): Promise<Viewer> {
    if (authorization === undefined) return user === undefined ? ANYONE : refuseUser();
    const given = BEARER.exec(authorization)?.[1] ?? '';
    const by = { user, requestId };
    return (await this.#byKey(given, by)) ?? (await this.#byToken(given, by)) ?? (await this.#byAdministratorKey(given, by)) ?? refuse();
  }

  /** The key with this text; null if it is unknown, expired or revoked. Records that it was used. */
  async keyOf(given: string): Promise<KeyInForce | null> {
    const text = parseApiKeyText(given);
    const key = text && (await this.keys.inForce(text.prefix));
    if (!text || !key || !isSame(text, key.hash)) return null;
    if (key.stale) await this.keys.touch(key.id);
    return key;
  }

  async #byKey(given: string, by: Asking): Promise<Viewer | null> {
    const key = await this.keyOf(given);
    return key && viewerOfKey(key, by);
  }

  async #byToken(given: string, by: Asking): Promise<Viewer | null> {
    const of = await this.issuers.subjectOf(given);
    if (!of) return null;
    const account = await this.accounts.ofSubject(of.issuer, of.subject);
    return viewerFor(account, heldBy(account.role, of.scopes), { ...by, keyPrefix: null });
  }

  async #byAdministratorKey(given: string, { requestId }: Asking): Promise<Viewer | null> {
    const name = await this.administrators.nameOf(given);
    return name === null ? null : viewerOfOperator(name, requestId);
  }
}

export function viewerOfKey({ account, scopes, prefix }: KeyInForce, by: Asking): Viewer {
  return viewerFor(account, heldBy(account.role, scopes), { ...by, keyPrefix: prefix });
}

/** What a key or token with these scopes may do, or one without any limit (null). Never more than its account's role, which may have changed since. */
const heldBy = (role: AccountRole, scopes: readonly string[] | null): readonly Scope[] =>
  scopesOf(role).filter((scope) => scopes === null || scopes.includes(scope));

/** The operator's keys belong to no account. */
export const viewerOfOperator = (name: string, requestId: string): Viewer => ({
  kind: 'administrator',
  name,
  author: { name, requestId },
  holder: null,
});

function viewerFor(
  { id, role, name }: Pick<Account, 'id' | 'role' | 'name'>,
  scopes: readonly Scope[],
  { user, requestId, keyPrefix }: Asking & { readonly keyPrefix: string | null },
): Viewer {
  if (user !== undefined && (role !== 'app' || !USER_ID.test(user))) refuseUser();
  const holder = { accountId: id, role, user: user ?? null, scopes: new Set(scopes) };
  const author = { name: name ?? id, accountId: id, keyPrefix, requestId };
  return holder.scopes.has('administer')
    ? { kind: 'administrator', name: author.name, author, holder }
    : { kind: 'account', author, holder };
}

const isSame = ({ hash }: ApiKeyText, stored: Uint8Array): boolean => stored.length === hash.length && timingSafeEqual(hash, stored);

function refuse(): never {
  throw new ApiError('UNAUTHENTICATED', 'The key or token is unknown, has expired or was revoked.');
}

function refuseUser(): never {
  throw new ApiError(
    'FORBIDDEN',
    'Only apps may send the header Muster-User, which identifies one of their users: at most 200 printable characters.',
  );
}

import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../audit/audit-entry.js';
import { isAccount, type Author } from '../audit/author.js';
import { recordAudit } from '../audit/record-audit.js';
import { databaseTime } from '../connections/database-time.js';
import { Gathered } from '../connections/gathered.js';
import type { AccountRow, ApiKeyRow, Prisma } from '../generated/client.js';
import { PrismaService, type Statement, type Transaction } from '../prisma.service.js';
import { toAccount, type Account, type AccountRole } from './account.repository.js';
import { lockAdministrators, othersAdminister } from './administrators.js';

/** An API key without its secret. Times are ISO 8601. */
export interface ApiKey {
  readonly id: string;
  readonly account: Account;
  readonly prefix: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  /** Accurate to the minute. */
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
  /** The key that replaces this one; null if it was not rotated. */
  readonly replacedBy: string | null;
}

export interface ApiKeyFilter {
  readonly accountId?: string;
  /** Part of the name or the beginning of the key. */
  readonly search?: string;
  /** Only keys that are neither revoked nor expired. */
  readonly inForce?: boolean;
}

/** `lastAdministrator`: nobody could administer with an account any more. `ended`: the key is revoked, expired or already replaced. */
export type ApiKeyChange = { readonly key: ApiKey } | { readonly fault: 'unknown' | 'lastAdministrator' | 'ended' };

export interface NewApiKey {
  readonly accountId: string;
  readonly prefix: string;
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly scopes: readonly string[];
  /** ISO 8601, or null if the key does not expire. */
  readonly expiresAt: string | null;
}

/** A valid key, with what a request needs to be authorised by it. */
export interface KeyInForce {
  readonly id: string;
  /** The public part of the key. */
  readonly prefix: string;
  readonly hash: Uint8Array;
  readonly scopes: readonly string[];
  /** Whether the recorded last use is more than a minute ago. */
  readonly stale: boolean;
  readonly account: { readonly id: string; readonly role: AccountRole; readonly name: string | null };
}

/** Valid keys, by their public prefixes. */
export const KEYS_IN_FORCE: Statement = {
  name: 'api-keys-in-force',
  text: `SELECT k.prefix, k.id, k.hash, k.scopes, k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute' AS stale,
      a.id AS account_id, a.role, a.name AS account_name
    FROM api_key k JOIN account a ON a.id = k.account_id
    WHERE k.prefix = ANY($1::text[]) AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())`,
};
const USED: Statement = { name: 'api-key-used', text: 'UPDATE api_key SET last_used_at = now() WHERE id = $1' };

const MOST_ASKED_TOGETHER = 128;

/** The columns of a key in force. */
export interface KeyInForceRow {
  readonly id: string;
  readonly prefix: string;
  readonly hash: Uint8Array;
  readonly scopes: readonly string[];
  readonly stale: boolean;
  readonly account_id: string;
  readonly role: AccountRole;
  readonly account_name: string | null;
}

/**
 * API keys of programs. Keys are not cached, so a revoked key is refused by every process at once. Requests that arrive together share one
 * query, which begins after all of them have arrived.
 */
@Injectable()
export class ApiKeyRepository {
  readonly #inForce = new Gathered<string, KeyInForce | null>({
    most: MOST_ASKED_TOGETHER,
    answer: async (prefixes) => {
      const rows = await this.prisma.query<KeyInForceRow>(KEYS_IN_FORCE, [[...new Set(prefixes)]]);
      const keys = new Map(rows.map((key) => [key.prefix, toKeyInForce(key)]));
      return prefixes.map((prefix) => keys.get(prefix) ?? null);
    },
  });

  constructor(private readonly prisma: PrismaService) {}

  async create(key: NewApiKey, author: Author): Promise<ApiKey> {
    const row = await this.prisma.transaction(async (db) => {
      const expiresAt = key.expiresAt === null ? null : new Date(key.expiresAt);
      const created = await db.apiKeyRow.create({ data: { ...key, scopes: [...key.scopes], expiresAt }, include: { account: true } });
      await recordAudit(db, { ...audited(created.id, author), action: 'createApiKey', before: null, after: shownOf(created) });
      return created;
    });
    return toApiKey(row);
  }

  /** Finds a key by its public prefix; the caller compares the hash. Null if the key is unknown, expired or revoked. */
  inForce(prefix: string): Promise<KeyInForce | null> {
    return this.#inForce.ask(prefix);
  }

  /** Records that the key was used now. */
  async touch(id: string): Promise<void> {
    await this.prisma.query(USED, [id]);
  }

  async find(id: string): Promise<ApiKey | null> {
    const row = await this.prisma.run((db) => db.apiKeyRow.findUnique({ where: { id }, include: { account: true } }));
    return row && toApiKey(row);
  }

  /** Newest first; `after` is the id of the last key of the previous page. */
  async list({ first, after, ...filter }: ApiKeyFilter & { readonly first: number; readonly after?: string }): Promise<readonly ApiKey[]> {
    const rows = await this.prisma.run(async (db) =>
      db.apiKeyRow.findMany({
        where: whereOf(filter, await databaseTime(db)),
        include: { account: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: first,
        ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
      }),
    );
    return rows.map(toApiKey);
  }

  count(filter: ApiKeyFilter): Promise<number> {
    return this.prisma.run(async (db) => db.apiKeyRow.count({ where: whereOf(filter, await databaseTime(db)) }));
  }

  countInForce(accountId: string): Promise<number> {
    return this.prisma.run((db) => db.apiKeyRow.count({ where: { accountId, revokedAt: null } }));
  }

  /**
   * Revokes a key of the account, or any key if `accountId` is null. An account cannot revoke the last key with which somebody can
   * administer.
   */
  async revoke(id: string, accountId: string | null, author: Author): Promise<ApiKeyChange> {
    return this.#change(id, accountId, async (db, before) => {
      if (before.revokedAt !== null) return before;
      const administers = before.scopes.includes('administer') && before.account.role === 'administrator';
      if (administers && isAccount(author) && !(await othersAdminister(db, { keyId: id }))) return 'lastAdministrator';
      const after = await db.apiKeyRow.update({ where: { id }, data: { revokedAt: new Date() }, include: { account: true } });
      await recordAudit(db, { ...audited(id, author), action: 'revokeApiKey', before: shownOf(before), after: null });
      return after;
    });
  }

  /**
   * Replaces a key by a new one with the same name and scopes. The old one stays valid for the grace period, in seconds. A key that expires
   * is replaced by one that lasts as long again.
   */
  async rotate(
    { id, accountId, grace }: { readonly id: string; readonly accountId: string | null; readonly grace: number },
    secret: Pick<NewApiKey, 'prefix' | 'hash'>,
    author: Author,
  ): Promise<ApiKeyChange> {
    return this.#change(id, accountId, async (db, before) => {
      const [now, { expiresAt: end, createdAt, name, scopes }] = [(await databaseTime(db)).getTime(), before];
      if (before.revokedAt !== null || before.replacedBy !== null || (end !== null && end.getTime() <= now)) return 'ended';
      const expiresAt = end === null ? null : new Date(now + end.getTime() - createdAt.getTime());
      const made = await db.apiKeyRow.create({
        data: { ...secret, accountId: before.accountId, name, scopes, expiresAt },
        include: { account: true },
      });
      const last = new Date(Math.min(now + grace * 1_000, end?.getTime() ?? Infinity));
      const ends = grace === 0 ? { revokedAt: new Date(now) } : { expiresAt: last };
      const after = await db.apiKeyRow.update({ where: { id }, data: { replacedBy: made.id, ...ends } });
      await recordAudit(db, { ...audited(id, author), action: 'rotateApiKey', before: shownOf(after), after: shownOf(made) });
      return made;
    });
  }

  async #change(
    id: string,
    accountId: string | null,
    work: (db: Transaction, before: KeyOfAccount) => Promise<KeyOfAccount | 'lastAdministrator' | 'ended'>,
  ): Promise<ApiKeyChange> {
    return this.prisma.transaction(async (db) => {
      await lockAdministrators(db);
      await db.$queryRaw`SELECT id FROM api_key WHERE id = ${id}::uuid FOR UPDATE`;
      const where = { id, ...(accountId === null ? {} : { accountId }) };
      const before = await db.apiKeyRow.findFirst({ where, include: { account: true } });
      if (!before) return { fault: 'unknown' };
      const done = await work(db, before);
      return typeof done === 'string' ? { fault: done } : { key: toApiKey(done) };
    });
  }
}

type KeyOfAccount = ApiKeyRow & { readonly account: AccountRow };

function whereOf({ accountId, search, inForce }: ApiKeyFilter, now: Date): Prisma.ApiKeyRowWhereInput {
  const contains = search === undefined ? undefined : { contains: search, mode: 'insensitive' as const };
  return {
    ...(accountId !== undefined && { accountId }),
    AND: [
      contains === undefined ? {} : { OR: [{ name: contains }, { prefix: contains }, { account: { name: contains } }] },
      inForce === true ? { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] } : {},
    ],
  };
}

/** The name of the key is not recorded: its owner may be named in it, and it would outlive the account. */
const audited = (id: string, actor: Author): Pick<AuditEntry, 'actor' | 'releaseId' | 'target' | 'reason'> => ({
  ...{ actor, releaseId: null, reason: null },
  target: { kind: 'apiKey', id, name: null },
});

const shownOf = ({ accountId, prefix, scopes, expiresAt }: ApiKeyRow) => ({
  ...{ account: accountId, prefix, scopes },
  expiresAt: expiresAt?.toISOString() ?? null,
});

export const toKeyInForce = ({ account_id, role, account_name, ...key }: KeyInForceRow): KeyInForce => ({
  ...key,
  account: { id: account_id, role, name: account_name },
});

function toApiKey({ id, account, prefix, name, scopes, replacedBy, ...times }: KeyOfAccount): ApiKey {
  return {
    ...{ id, account: toAccount(account), prefix, name, scopes, replacedBy },
    createdAt: times.createdAt.toISOString(),
    expiresAt: times.expiresAt?.toISOString() ?? null,
    lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
    revokedAt: times.revokedAt?.toISOString() ?? null,
  };
}

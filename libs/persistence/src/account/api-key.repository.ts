import { Injectable } from '@nestjs/common';
import { Gathered } from '../connections/gathered.js';
import type { AccountRole } from './account.repository.js';
import { PrismaService, type Statement } from '../prisma.service.js';

/** An API key without its secret. Times are ISO 8601. */
export interface ApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly prefix: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  /** Accurate to the minute. */
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

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
    take: (waiting) => Math.min(waiting, MOST_ASKED_TOGETHER),
    answer: async (prefixes) => {
      const rows = await this.prisma.query<KeyInForceRow & { readonly prefix: string }>(KEYS_IN_FORCE, [[...new Set(prefixes)]]);
      const keys = new Map(rows.map(({ prefix, ...key }) => [prefix, toKeyInForce(key)]));
      return prefixes.map((prefix) => keys.get(prefix) ?? null);
    },
  });

  constructor(private readonly prisma: PrismaService) {}

  async create(key: NewApiKey): Promise<ApiKey> {
    return toApiKey(await this.prisma.run((db) => db.apiKeyRow.create({ data: { ...key, scopes: [...key.scopes] } })));
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
    const row = await this.prisma.run((db) => db.apiKeyRow.findUnique({ where: { id } }));
    return row && toApiKey(row);
  }

  /** Newest first, including revoked keys. */
  async list(accountId: string, most: number): Promise<readonly ApiKey[]> {
    const rows = await this.prisma.run((db) =>
      db.apiKeyRow.findMany({ where: { accountId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: most }),
    );
    return rows.map(toApiKey);
  }

  countInForce(accountId: string): Promise<number> {
    return this.prisma.run((db) => db.apiKeyRow.count({ where: { accountId, revokedAt: null } }));
  }

  /** Revokes a key of the account, or any key if `accountId` is null. Null if there is no such key. */
  async revoke(id: string, accountId: string | null): Promise<ApiKey | null> {
    const where = { id, ...(accountId === null ? {} : { accountId }) };
    await this.prisma.run((db) => db.apiKeyRow.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: new Date() } }));
    const row = await this.prisma.run((db) => db.apiKeyRow.findFirst({ where }));
    return row && toApiKey(row);
  }
}

export const toKeyInForce = ({ account_id, role, account_name, ...key }: KeyInForceRow): KeyInForce => ({
  ...key,
  account: { id: account_id, role, name: account_name },
});

interface ApiKeyColumns extends Omit<ApiKey, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'> {
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

const toApiKey = ({ id, accountId, prefix, name, scopes, ...times }: ApiKeyColumns): ApiKey => ({
  id,
  accountId,
  prefix,
  name,
  scopes,
  createdAt: times.createdAt.toISOString(),
  expiresAt: times.expiresAt?.toISOString() ?? null,
  lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
  revokedAt: times.revokedAt?.toISOString() ?? null,
});

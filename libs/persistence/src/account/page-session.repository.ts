import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import { toKeyInForce, type KeyInForce, type KeyInForceRow } from './api-key.repository.js';

/** What a browser signed in with: a key of an account, or an administrator's key from the configuration by its SHA-256. */
export type OpenSession = { readonly key: KeyInForce } | { readonly administratorHash: Uint8Array };

const OPEN: Statement = {
  name: 'page-session-open',
  text: `INSERT INTO page_session (token_hash, key_id, administrator_hash, expires_at) VALUES ($1, $2, $3, now() + $4 * interval '1 second')`,
};
const FIND: Statement = {
  name: 'page-session-find',
  text: `SELECT s.administrator_hash, k.id, k.prefix, k.hash, k.scopes, k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute' AS stale,
      a.id AS account_id, a.role, a.name AS account_name
    FROM page_session s LEFT JOIN api_key k ON k.id = s.key_id LEFT JOIN account a ON a.id = k.account_id
    WHERE s.token_hash = $1 AND s.expires_at > now()
      AND (s.administrator_hash IS NOT NULL OR (k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())))`,
};
const EXPIRE: Statement = { name: 'page-session-expire', text: 'DELETE FROM page_session WHERE expires_at <= now() RETURNING 1' };
const END: Statement = { name: 'page-session-end', text: 'DELETE FROM page_session WHERE token_hash = $1' };

/** Browsers that are signed in. Sessions are not cached: one that ends, or whose key is revoked, is refused by every process at once. */
@Injectable()
export class PageSessionRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Opens a session for this many seconds. */
  async open(tokenHash: Uint8Array, owner: { readonly keyId: string } | { readonly administratorHash: Uint8Array }, seconds: number) {
    const [keyId, administratorHash] = 'keyId' in owner ? [owner.keyId, null] : [null, owner.administratorHash];
    await this.prisma.query(OPEN, [tokenHash, keyId, administratorHash, seconds]);
  }

  /** Null if there is no such session, if it has expired, or if its key is no longer in force. */
  async find(tokenHash: Uint8Array): Promise<OpenSession | null> {
    const [row] = await this.prisma.query<KeyInForceRow & { readonly administrator_hash: Uint8Array | null }>(FIND, [tokenHash]);
    if (!row) return null;
    const { administrator_hash: administratorHash, ...key } = row;
    return administratorHash === null ? { key: toKeyInForce(key) } : { administratorHash };
  }

  /** Deletes expired sessions and returns their number. */
  async expire(): Promise<number> {
    return (await this.prisma.query(EXPIRE, [])).length;
  }

  async end(tokenHash: Uint8Array): Promise<void> {
    await this.prisma.query(END, [tokenHash]);
  }
}

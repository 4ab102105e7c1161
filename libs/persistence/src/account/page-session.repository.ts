import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import { toKeyInForce, type KeyInForce, type KeyInForceRow } from './api-key.repository.js';

/** What a browser signed in with: a key of an account, or an administrator's key from the configuration by its SHA-256. */
export type OpenSession = { readonly key: KeyInForce } | { readonly administratorHash: Uint8Array };

/** Seconds after which a session ends: since it was opened, and since it was last used. */
export interface SessionEnds {
  readonly atMost: number;
  readonly idle: number;
}

const OPEN: Statement = {
  name: 'page-session-open',
  text: `INSERT INTO page_session (token_hash, key_id, administrator_hash, expires_at, idle_seconds)
    VALUES ($1, $2, $3, now() + $4 * interval '1 second', $5)`,
};
/** The condition on which a session has not ended. */
const LASTS = `s.expires_at > now() AND s.last_used_at + s.idle_seconds * interval '1 second' > now()`;
const FIND: Statement = {
  name: 'page-session-find',
  text: `SELECT s.administrator_hash, s.last_used_at < now() - interval '1 minute' AS stale, k.id, k.prefix, k.hash, k.scopes,
      a.id AS account_id, a.role, a.name AS account_name
    FROM page_session s LEFT JOIN api_key k ON k.id = s.key_id LEFT JOIN account a ON a.id = k.account_id
    WHERE s.token_hash = $1 AND ${LASTS}
      AND (s.administrator_hash IS NOT NULL OR (k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())))`,
};
/** Also a use of the key, which its owner sees. */
const USED: Statement = {
  name: 'page-session-used',
  text: `WITH used AS (UPDATE page_session SET last_used_at = now() WHERE token_hash = $1 RETURNING key_id)
    UPDATE api_key k SET last_used_at = now() FROM used WHERE k.id = used.key_id`,
};
const EXPIRE: Statement = { name: 'page-session-expire', text: `DELETE FROM page_session s WHERE NOT (${LASTS}) RETURNING 1` };
const END: Statement = { name: 'page-session-end', text: 'DELETE FROM page_session WHERE token_hash = $1' };

/** Browsers that are signed in. Sessions are not cached: one that ends, or whose key is revoked, is refused by every process at once. */
@Injectable()
export class PageSessionRepository {
  constructor(private readonly prisma: PrismaService) {}

  async open(tokenHash: Uint8Array, owner: { readonly keyId: string } | { readonly administratorHash: Uint8Array }, ends: SessionEnds) {
    const [keyId, administratorHash] = 'keyId' in owner ? [owner.keyId, null] : [null, owner.administratorHash];
    await this.prisma.query(OPEN, [tokenHash, keyId, administratorHash, ends.atMost, ends.idle]);
  }

  /** Null if there is no such session, if it has ended, or if its key is no longer in force. Records the use, at most once a minute. */
  async find(tokenHash: Uint8Array): Promise<OpenSession | null> {
    const [row] = await this.prisma.query<KeyInForceRow & { readonly administrator_hash: Uint8Array | null }>(FIND, [tokenHash]);
    if (!row) return null;
    if (row.stale) await this.prisma.query(USED, [tokenHash]);
    const { administrator_hash: administratorHash, ...key } = row;
    return administratorHash === null ? { key: toKeyInForce(key) } : { administratorHash };
  }

  /** Deletes sessions that have ended and returns their number. */
  async expire(): Promise<number> {
    return (await this.prisma.query(EXPIRE, [])).length;
  }

  async end(tokenHash: Uint8Array): Promise<void> {
    await this.prisma.query(END, [tokenHash]);
  }
}

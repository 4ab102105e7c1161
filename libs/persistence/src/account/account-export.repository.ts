import { Injectable } from '@nestjs/common';
import { toJson, type Json } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';

/** The stored rows without the hashes of secrets. */
const ROSTERS: Statement = {
  name: 'account-export-rosters',
  text: `SELECT r.id, jsonb_build_object('id', r.id, 'user', NULLIF(r.user_id, ''), 'name', r.name, 'edition', r.edition, 'release', mine.label,
      'faction', r.faction, 'verdict', r.verdict, 'points', r.points, 'pointsLimit', r.points_limit, 'revision', r.revision,
      'createdAt', r.created_at, 'updatedAt', r.updated_at, 'archivedAt', r.archived_at, 'document', r.document,
      'revisions', (SELECT jsonb_agg(jsonb_build_object('revision', v.revision, 'at', v.at, 'intents', v.intents, 'delta', v.delta,
        'release', theirs.label, 'points', v.points, 'verdict', v.verdict) ORDER BY v.revision)
        FROM roster_revision v LEFT JOIN release theirs ON theirs.id = v.release_id WHERE v.roster_id = r.id),
      'links', (SELECT COALESCE(jsonb_agg(jsonb_build_object('createdAt', s.created_at, 'expiresAt', s.expires_at, 'revokedAt', s.revoked_at)
        ORDER BY s.created_at), '[]') FROM roster_share s WHERE s.roster_id = r.id),
      'checks', (SELECT COALESCE(jsonb_agg(jsonb_build_object('release', asked.label, 'revision', c.revision, 'verdictBefore', c.verdict_before,
        'verdictAfter', c.verdict_after, 'pointsBefore', c.points_before, 'pointsAfter', c.points_after, 'checkedAt', c.checked_at)
        ORDER BY c.checked_at), '[]') FROM roster_check c JOIN release asked ON asked.id = c.release_id WHERE c.roster_id = r.id)) AS body
    FROM roster r JOIN release mine ON mine.id = r.release_id
    WHERE r.account_id = $1 AND ($2::uuid IS NULL OR r.id > $2) ORDER BY r.id LIMIT $3`,
};
const COUNT: Statement = {
  name: 'account-export-count',
  text: 'SELECT count(*)::int AS count FROM roster WHERE account_id = $1',
};

/** Exports everything that is stored for an account. */
@Injectable()
export class AccountExportRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The account's rosters with their complete history, including rosters of an app's users, ordered by id. */
  async rosters(
    accountId: string,
    { first, after }: { readonly first: number; readonly after: string | null },
  ): Promise<readonly { readonly id: string; readonly body: Json }[]> {
    const rows = await this.prisma.query<{ readonly id: string; readonly body: unknown }>(ROSTERS, [accountId, after, first]);
    return rows.map(({ id, body }) => ({ id, body: toJson(body) }));
  }

  async countRosters(accountId: string): Promise<number> {
    const [row] = await this.prisma.query<{ readonly count: number }>(COUNT, [accountId]);
    return row?.count ?? 0;
  }
}

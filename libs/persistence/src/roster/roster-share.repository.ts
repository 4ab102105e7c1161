import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { RosterShare } from './stored-roster.js';

const FIND: Statement = {
  name: 'roster-share-find',
  text: `SELECT roster_id FROM roster_share WHERE token_hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`,
};

/** Links by which anyone can read a roster. Callers must check the owner before they manage the links of a roster. */
@Injectable()
export class RosterShareRepository {
  constructor(private readonly prisma: PrismaService) {}

  async create(rosterId: string, tokenHash: Uint8Array<ArrayBuffer>, expiresAt: string | null): Promise<RosterShare> {
    return toShare(await this.prisma.run((db) => db.rosterShareRow.create({ data: { rosterId, tokenHash, expiresAt } })));
  }

  /** The roster's id, or null if the link does not exist, was revoked or has expired. */
  async rosterOf(tokenHash: Uint8Array<ArrayBuffer>): Promise<string | null> {
    const [row] = await this.prisma.query<{ readonly roster_id: string }>(FIND, [tokenHash]);
    return row?.roster_id ?? null;
  }

  /** A link with the roster that it shares; null if there is none. */
  async find(id: string): Promise<{ readonly rosterId: string; readonly share: RosterShare } | null> {
    const row = await this.prisma.run((db) => db.rosterShareRow.findUnique({ where: { id } }));
    return row && { rosterId: row.rosterId, share: toShare(row) };
  }

  /** Newest first, including links that have ended. */
  async list(rosterId: string, most: number): Promise<readonly RosterShare[]> {
    const rows = await this.prisma.run((db) =>
      db.rosterShareRow.findMany({ where: { rosterId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: most }),
    );
    return rows.map(toShare);
  }

  async revoke(rosterId: string, id: string): Promise<RosterShare | null> {
    await this.prisma.run((db) =>
      db.rosterShareRow.updateMany({ where: { id, rosterId, revokedAt: null }, data: { revokedAt: new Date() } }),
    );
    const row = await this.prisma.run((db) => db.rosterShareRow.findFirst({ where: { id, rosterId } }));
    return row && toShare(row);
  }
}

interface ShareColumns {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

const toShare = ({ id, createdAt, expiresAt, revokedAt }: ShareColumns): RosterShare => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});

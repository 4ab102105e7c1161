import { Injectable } from '@nestjs/common';
import type { EventLinkRow } from '../generated/client.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { record } from './event-record.js';
import type { EventLink, EventLinkKind } from './stored-event.js';

const OPEN: Statement = {
  name: 'event-link-open',
  text: 'SELECT event_id, player_id FROM event_link WHERE token_hash = $1 AND kind = $2::"EventLinkKind" AND revoked_at IS NULL',
};

/** A link to be created. Only links of players have a `playerId`. */
export interface NewEventLink {
  readonly kind: EventLinkKind;
  readonly playerId: string | null;
  /** SHA-256 of the token. */
  readonly tokenHash: Uint8Array<ArrayBuffer>;
}

/** The private and public links of events. Only hashes of their tokens are stored. */
@Injectable()
export class EventLinkRepository {
  constructor(private readonly prisma: PrismaService) {}

  async create(eventId: string, links: readonly NewEventLink[], actor: string): Promise<readonly EventLink[]> {
    const rows = await this.prisma.transaction(async (db) => {
      const created = await db.eventLinkRow.createManyAndReturn({ data: links.map((link) => ({ eventId, ...link })) });
      await record(db, eventId, {
        actor,
        action: 'link',
        details: { kinds: [...new Set(links.map(({ kind }) => kind))], count: links.length },
      });
      return created;
    });
    return rows.map(toLink);
  }

  /** The event and the player of a link of this kind; null if there is no such link, or if it was revoked. */
  async open(kind: EventLinkKind, tokenHash: Uint8Array): Promise<{ readonly eventId: string; readonly playerId: string | null } | null> {
    const [row] = await this.prisma.query<{ readonly event_id: string; readonly player_id: string | null }>(OPEN, [tokenHash, kind]);
    return row ? { eventId: row.event_id, playerId: row.player_id } : null;
  }

  /** Newest first, without the links of players. */
  async list(eventId: string, most: number): Promise<readonly EventLink[]> {
    const rows = await this.prisma.run((db) =>
      db.eventLinkRow.findMany({ where: { eventId, playerId: null }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: most }),
    );
    return rows.map(toLink);
  }

  /** Null if the event has no such link. */
  async revoke(eventId: string, id: string, actor: string): Promise<EventLink | null> {
    const row = await this.prisma.transaction(async (db) => {
      const { count } = await db.eventLinkRow.updateMany({ where: { id, eventId, revokedAt: null }, data: { revokedAt: new Date() } });
      if (count > 0) await record(db, eventId, { actor, action: 'revokeLink', details: { link: id } });
      return db.eventLinkRow.findFirst({ where: { id, eventId } });
    });
    return row && toLink(row);
  }

  /** Revokes every link of a player, and ends the access of the account that has used one. Returns the number of links. */
  async revokeOf(eventId: string, playerId: string, actor: string): Promise<number> {
    return this.prisma.transaction(async (db) => {
      const { count } = await db.eventLinkRow.updateMany({
        where: { eventId, playerId, revokedAt: null },
        data: { revokedAt: new Date() },
      });
      const { count: accounts } = await db.eventPlayerRow.updateMany({
        where: { id: playerId, eventId, accountId: { not: null } },
        data: { accountId: null },
      });
      if (count + accounts > 0) await record(db, eventId, { actor, action: 'revokeLink', details: { player: playerId, count, accounts } });
      return count;
    });
  }
}

const toLink = ({ id, kind, playerId, createdAt, revokedAt }: EventLinkRow): EventLink => ({
  id,
  kind,
  playerId,
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
});

import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';

/** What belongs to an event and has an id of its own. */
export type EventPart = 'link' | 'player' | 'override' | 'delivery';

/** Where a part of an event belongs. */
export interface EventPartPlace {
  readonly eventId: string;
  /** Null if it belongs to no player. */
  readonly playerId: string | null;
}

const PLACES: Readonly<Record<EventPart, Statement>> = {
  link: { name: 'event-of-link', text: 'SELECT event_id, player_id FROM event_link WHERE id = $1' },
  player: { name: 'event-of-player', text: 'SELECT event_id, id AS player_id FROM event_player WHERE id = $1' },
  override: {
    name: 'event-of-override',
    text: `SELECT player.event_id, player.id AS player_id FROM finding_override o JOIN event_player player ON player.id = o.player_id
      WHERE o.id = $1`,
  },
  delivery: { name: 'event-of-delivery', text: 'SELECT event_id, NULL AS player_id FROM webhook_delivery WHERE id = $1' },
};

/** Finds the event of a part, so that the right to it can be checked. */
@Injectable()
export class EventPartRepository {
  constructor(private readonly prisma: PrismaService) {}

  async placeOf(part: EventPart, id: string): Promise<EventPartPlace | null> {
    const [row] = await this.prisma.query<{ readonly event_id: string; readonly player_id: string | null }>(PLACES[part], [id]);
    return row ? { eventId: row.event_id, playerId: row.player_id } : null;
  }
}

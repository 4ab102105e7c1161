import { Injectable } from '@nestjs/common';
import type { Prisma } from '../generated/client.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { toPlayer } from './event-player.repository.js';
import type { QueueCount, QueueFilter, QueuedPlayer } from './stored-event.js';
import { toSubmission } from './submission.repository.js';

/**
 * What needs a judge most comes first: lists that are not decided upon before the others, and among these the illegal, then those that need
 * review, then those that could not be read.
 */
const IDS: Statement = {
  name: 'review-queue-ids',
  text: `WITH fitting AS (
      SELECT player.id, player.name_key,
        CASE WHEN player.state = 'submitted' THEN 0 WHEN player.state = 'correction' THEN 1 WHEN player.state = 'invited' THEN 2 ELSE 3 END AS waiting,
        CASE c.verdict WHEN 'ILLEGAL' THEN 0 WHEN 'NEEDS_REVIEW' THEN 2 WHEN 'LEGAL' THEN 3 ELSE 1 END AS gravity
      FROM event_player player
      LEFT JOIN submission s ON s.player_id = player.id AND s.version = player.version
      LEFT JOIN submission_check c ON c.player_id = player.id AND c.version = player.version
      WHERE player.event_id = $1
        AND ($2::text IS NULL OR player.state::text = $2)
        AND ($3::text IS NULL OR CASE WHEN $4::text IS NULL THEN c.verdict ELSE c.aspects->>$4 END = $3)
        AND ($5::boolean IS NULL OR (COALESCE(c.changes, 0) > 0) = $5)
        AND ($6::boolean IS NULL OR COALESCE(s.late, false) = $6)
        AND ($7::text IS NULL OR strpos(lower(concat_ws(E'\\n', player.name, player.team, c.faction)), lower($7)) > 0)
        AND ($10::uuid[] IS NULL OR player.id = ANY($10)))
    SELECT (SELECT count(*)::int FROM fitting) AS total,
      ARRAY(SELECT id FROM fitting ORDER BY waiting, gravity, name_key, id OFFSET $8 LIMIT $9) AS ids`,
};

const COUNTS: Statement = {
  name: 'review-queue-counts',
  text: `SELECT player.state::text AS state, count(*)::int AS players, (count(*) FILTER (WHERE c.changes > 0))::int AS changed,
      (count(*) FILTER (WHERE player.admitted IS NOT NULL))::int AS admitted
    FROM event_player player LEFT JOIN submission_check c ON c.player_id = player.id AND c.version = player.version
    WHERE player.event_id = $1 GROUP BY player.state`,
};

/** The players of an event with their latest lists, for its judges. */
@Injectable()
export class ReviewQueueRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The players that match the filter from position `skip` on, in the order in which they need a judge. */
  async list(
    eventId: string,
    filter: QueueFilter,
    { first, skip }: { readonly first: number; readonly skip: number },
  ): Promise<{ readonly total: number; readonly players: readonly QueuedPlayer[] }> {
    const { state = null, verdict = null, aspect = null, changed = null, late = null, text = null, ids: only = null } = filter;
    const values = [eventId, state, verdict, aspect, changed, late, text, skip, first, only];
    const [row] = await this.prisma.query<{ readonly total: number; readonly ids: readonly string[] }>(IDS, values);
    const { total, ids } = row ?? { total: 0, ids: [] };
    const byId = new Map((await this.#players({ id: { in: [...ids] } })).map((queued) => [queued.player.id, queued]));
    return { total, players: ids.flatMap((id) => byId.get(id) ?? []) };
  }

  /** The number of players in each state that occurs. */
  async counts(eventId: string): Promise<readonly QueueCount[]> {
    return this.prisma.query<QueueCount>(COUNTS, [eventId]);
  }

  /** Every player of the event with the latest list, in the order of their names. */
  async all(eventId: string): Promise<readonly QueuedPlayer[]> {
    return this.#players({ eventId });
  }

  async find(eventId: string, playerId: string): Promise<QueuedPlayer | null> {
    const [found] = await this.#players({ eventId, id: playerId });
    return found ?? null;
  }

  async #players(where: Prisma.EventPlayerRowWhereInput): Promise<readonly QueuedPlayer[]> {
    const rows = await this.prisma.run((db) =>
      db.eventPlayerRow.findMany({
        where,
        include: {
          submissions: { omit: { content: true }, include: { check: { omit: { report: true } } }, orderBy: { version: 'desc' }, take: 1 },
        },
        orderBy: [{ nameKey: 'asc' }],
      }),
    );
    return rows.map(({ submissions: [latest], ...player }) => ({ player: toPlayer(player), latest: latest ? toSubmission(latest) : null }));
  }
}

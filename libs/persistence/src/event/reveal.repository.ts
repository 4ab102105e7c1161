import { Injectable } from '@nestjs/common';
import { toGivenKind } from '../bulk/check-list.repository.js';
import { toJson, type Json } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { SubmittedContent } from './submission.repository.js';

/** An admitted list as the public sees it. */
export interface RevealedList extends SubmittedContent {
  readonly playerId: string;
  /** Null if the event hides names. */
  readonly player: string | null;
  readonly team: string | null;
  /** SHA-256 of the list as submitted, in hexadecimal. */
  readonly hash: string;
  readonly report: Json;
}

export interface RevealedEvent {
  readonly name: string;
  readonly edition: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly lists: number;
}

/** The reveal link of an event that is revealed by the database's clock. Every other link finds nothing, so that it tells nothing. */
const REVEALED = `FROM event_link link JOIN event ON event.id = link.event_id
  WHERE link.token_hash = $1 AND link.kind = 'reveal' AND link.revoked_at IS NULL AND event.reveal_at <= now()`;
const EVENT: Statement = {
  name: 'reveal-event',
  text: `SELECT event.name, event.edition, event.starts_on::text, event.ends_on::text,
    (SELECT count(*)::int FROM event_player p WHERE p.event_id = event.id AND p.admitted IS NOT NULL) AS lists ${REVEALED}`,
};
const LISTS: Statement = {
  name: 'reveal-lists',
  text: `SELECT p.id, CASE WHEN event.names_hidden THEN NULL ELSE p.name END AS player, CASE WHEN event.names_hidden THEN NULL ELSE p.team END AS team,
      s.kind, s.source, s.content, encode(s.hash, 'hex') AS hash, c.report
    FROM (SELECT event.id, event.names_hidden ${REVEALED}) event
    JOIN event_player p ON p.event_id = event.id AND p.admitted IS NOT NULL
    JOIN submission s ON s.player_id = p.id AND s.version = p.admitted
    LEFT JOIN submission_check c ON c.player_id = p.id AND c.version = p.admitted
    ORDER BY CASE WHEN event.names_hidden THEN s.hash ELSE convert_to(p.name_key, 'UTF8') END OFFSET $2 LIMIT $3`,
};

/** The same for the staff of an event, before its reveal too, always with names. */
const ADMITTED: Statement = {
  name: 'reveal-admitted',
  text: `SELECT p.id, p.name AS player, p.team, s.kind, s.source, s.content, encode(s.hash, 'hex') AS hash, c.report
    FROM event_player p JOIN submission s ON s.player_id = p.id AND s.version = p.admitted
    LEFT JOIN submission_check c ON c.player_id = p.id AND c.version = p.admitted
    WHERE p.event_id = $1 ORDER BY p.name_key OFFSET $2 LIMIT $3`,
};

interface ListColumns {
  readonly id: string;
  readonly player: string | null;
  readonly team: string | null;
  readonly kind: string;
  readonly source: string | null;
  readonly content: Buffer;
  readonly hash: string;
  readonly report: unknown;
}

/** What anyone with the reveal link can read, from the moment of the reveal on. */
@Injectable()
export class RevealRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Null if there is no such link, if it was revoked, or before the reveal. */
  async event(tokenHash: Uint8Array): Promise<RevealedEvent | null> {
    const [row] = await this.prisma.query<{ name: string; edition: string; starts_on: string; ends_on: string; lists: number }>(EVENT, [
      tokenHash,
    ]);
    return row ? { name: row.name, edition: row.edition, startsOn: row.starts_on, endsOn: row.ends_on, lists: row.lists } : null;
  }

  /** The admitted lists in the order of the players' names, or in no telling order if names are hidden. Empty like `event` is null. */
  async lists(tokenHash: Uint8Array, { first, skip }: { readonly first: number; readonly skip: number }): Promise<readonly RevealedList[]> {
    return (await this.prisma.query<ListColumns>(LISTS, [tokenHash, skip, first])).map(toRevealed);
  }

  /** The admitted lists of an event in the order of the players' names. Callers must check the role of whoever asks. */
  async admitted(eventId: string, { first, skip }: { readonly first: number; readonly skip: number }): Promise<readonly RevealedList[]> {
    return (await this.prisma.query<ListColumns>(ADMITTED, [eventId, skip, first])).map(toRevealed);
  }
}

const toRevealed = ({ id, kind, report, ...row }: ListColumns): RevealedList => ({
  ...row,
  playerId: id,
  kind: toGivenKind(kind),
  report: toJson(report),
});

import { Injectable } from '@nestjs/common';
import { databaseTime } from '../connections/database-time.js';
import type { EventWebhookRow, WebhookDeliveryRow } from '../generated/client.js';
import { toJson, type Json } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { record } from './event-record.js';

/** The address that an event's messages go to. */
export interface EventWebhook {
  readonly url: string;
  readonly createdAt: string;
  /** Nothing is sent before, because the receiver failed; null if it did not. */
  readonly restsUntil: string | null;
}

/** A message to a webhook, and what became of it. */
export interface WebhookDelivery {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  /** `waiting`: it will be sent, or sent again. `failed`: it was given up. */
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly tries: number;
  readonly triedAt: string | null;
  /** HTTP status of the last answer; null if there was none. */
  readonly status: number | null;
  /** Why the last try had no answer; null if it had one. */
  readonly fault: string | null;
}

/** A message with what is needed to send it. */
export interface DeliveryToSend {
  readonly id: string;
  readonly eventId: string;
  readonly event: string;
  readonly type: string;
  readonly at: string;
  readonly data: Json;
  /** Null if the event no longer has a webhook. */
  readonly url: string | null;
  readonly secret: Uint8Array;
  readonly isResting: boolean;
}

/** The answer to a message, or why there was none. */
export interface DeliveryTry {
  readonly status: number | null;
  readonly fault: string | null;
}

const TO_SEND: Statement = {
  name: 'webhook-to-send',
  text: `SELECT d.id, d.event_id, event.name, d.type, d.created_at, d.data, w.url, w.secret, COALESCE(w.rests_until > now(), false) AS resting
    FROM webhook_delivery d JOIN event ON event.id = d.event_id LEFT JOIN event_webhook w ON w.event_id = d.event_id WHERE d.id = $1`,
};
/** Saves a try. After a failure the receiver is left alone for a while, so that its messages do not hold up those of other events. */
const TRIED: Statement = {
  name: 'webhook-tried',
  text: `WITH tried AS (UPDATE webhook_delivery SET tries = tries + 1, tried_at = now(), status = $2, fault = $3,
      state = (CASE WHEN $4 THEN 'delivered' ELSE 'waiting' END)::"DeliveryState" WHERE id = $1 RETURNING event_id)
    UPDATE event_webhook w SET rests_until = CASE WHEN $4 THEN NULL ELSE now() + interval '30 seconds' END FROM tried WHERE w.event_id = tried.event_id`,
};
/** Tells about the reveals whose moment has come, each once. */
const ANNOUNCE: Statement = {
  name: 'webhook-announce',
  text: `WITH due AS (UPDATE event_webhook w SET announced_reveal = event.reveal_at FROM event
      WHERE event.id = w.event_id AND event.reveal_at <= now() AND w.announced_reveal IS DISTINCT FROM event.reveal_at RETURNING event.id, event.reveal_at)
    SELECT tell_webhook(due.id, 'event.revealed', jsonb_build_object('at', to_char(due.reveal_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'lists', (SELECT count(*) FROM event_player p WHERE p.event_id = due.id AND p.admitted IS NOT NULL))) FROM due`,
};
const AGAIN: Statement = {
  name: 'webhook-again',
  text: `WITH again AS (UPDATE webhook_delivery SET state = 'waiting' WHERE id = $1 AND event_id = $2 RETURNING id),
      awake AS (UPDATE event_webhook SET rests_until = NULL WHERE event_id = $2 AND EXISTS (SELECT FROM again))
    SELECT queue_job('webhooks', NULL, jsonb_build_object('delivery', id), 1) FROM again`,
};

interface ToSendColumns {
  readonly id: string;
  readonly event_id: string;
  readonly name: string;
  readonly type: string;
  readonly created_at: Date;
  readonly data: unknown;
  readonly url: string | null;
  readonly secret: Buffer | null;
  readonly resting: boolean;
}

/** The webhooks of events and the log of their messages. Triggers write the messages. */
@Injectable()
export class WebhookRepository {
  constructor(private readonly prisma: PrismaService) {}

  async find(eventId: string): Promise<EventWebhook | null> {
    const row = await this.prisma.run((db) => db.eventWebhookRow.findUnique({ where: { eventId } }));
    return row && toWebhook(row);
  }

  /** Replaces the webhook of an event. A reveal that has passed is not told. */
  async set(eventId: string, url: string, secret: Uint8Array<ArrayBuffer>, actor: string): Promise<EventWebhook> {
    const row = await this.prisma.transaction(async (db) => {
      const event = await db.eventRow.findUniqueOrThrow({ where: { id: eventId }, select: { revealAt: true } });
      const now = await databaseTime(db);
      const passed = event.revealAt !== null && event.revealAt <= now ? event.revealAt : null;
      const data = { url, secret, createdAt: now, announcedReveal: passed, restsUntil: null };
      await record(db, eventId, { actor, action: 'webhook', details: { host: new URL(url).host } });
      return db.eventWebhookRow.upsert({ where: { eventId }, create: { eventId, ...data }, update: data });
    });
    return toWebhook(row);
  }

  /** False if the event has none. */
  async remove(eventId: string, actor: string): Promise<boolean> {
    return this.prisma.transaction(async (db) => {
      const { count } = await db.eventWebhookRow.deleteMany({ where: { eventId } });
      if (count > 0) await record(db, eventId, { actor, action: 'removeWebhook' });
      return count > 0;
    });
  }

  /** The newest first. */
  async deliveries(
    eventId: string,
    { first, skip }: { readonly first: number; readonly skip: number },
  ): Promise<{ readonly total: number; readonly deliveries: readonly WebhookDelivery[] }> {
    const where = { eventId };
    const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
    const [total, rows] = await this.prisma.run((db) =>
      Promise.all([
        db.webhookDeliveryRow.count({ where }),
        db.webhookDeliveryRow.findMany({ where, orderBy: [...orderBy], skip, take: first, omit: { data: true } }),
      ]),
    );
    return { total, deliveries: rows.map(toDelivery) };
  }

  /** Null if the event has no such message. */
  async delivery(eventId: string, id: string): Promise<WebhookDelivery | null> {
    const row = await this.prisma.run((db) => db.webhookDeliveryRow.findFirst({ where: { id, eventId }, omit: { data: true } }));
    return row && toDelivery(row);
  }

  /** Has a message sent again at once. Null if the event has no such message. */
  async again(eventId: string, id: string): Promise<WebhookDelivery | null> {
    await this.prisma.query(AGAIN, [id, eventId]);
    return this.delivery(eventId, id);
  }

  /** Null if the event was deleted. */
  async toSend(id: string): Promise<DeliveryToSend | null> {
    const [row] = await this.prisma.query<ToSendColumns>(TO_SEND, [id]);
    if (!row) return null;
    const { event_id: eventId, name, type, created_at: at, data, url, secret, resting } = row;
    return {
      id,
      eventId,
      event: name,
      type,
      at: at.toISOString(),
      data: toJson(data),
      url,
      secret: secret ?? NO_SECRET,
      isResting: resting,
    };
  }

  async tried(id: string, { status, fault }: DeliveryTry, isDelivered: boolean): Promise<void> {
    await this.prisma.query(TRIED, [id, status, fault, isDelivered]);
  }

  async giveUp(id: string): Promise<void> {
    await this.prisma.run((db) => db.webhookDeliveryRow.updateMany({ where: { id, state: 'waiting' }, data: { state: 'failed' } }));
  }

  /** Tells about the reveals whose moment has come by the database's clock, each once. */
  async announceReveals(): Promise<void> {
    await this.prisma.query(ANNOUNCE, []);
  }
}

const NO_SECRET = new Uint8Array();

const toWebhook = ({ url, createdAt, restsUntil }: EventWebhookRow): EventWebhook => ({
  url,
  createdAt: createdAt.toISOString(),
  restsUntil: restsUntil !== null && restsUntil > new Date() ? restsUntil.toISOString() : null,
});

const toDelivery = ({ createdAt, triedAt, eventId: _event, ...row }: Omit<WebhookDeliveryRow, 'data'>): WebhookDelivery => ({
  ...row,
  at: createdAt.toISOString(),
  triedAt: triedAt?.toISOString() ?? null,
});

import { Webhooks, type Seat } from '#muster/events';
import type { EventWebhook, WebhookDelivery } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/viewer.js';
import type { Connection, PageArgs } from '../../platform/graphql/connection.js';
import { storedIdOf, writeGlobalId } from '../../platform/graphql/global-id.js';
import { pageAfter, startAfter } from '../../platform/graphql/page.js';
import { toUserError, userError } from '../../platform/graphql/user-error.js';
import type { RedeliverWebhookInput, SetEventWebhookInput } from '../event.inputs.js';
import type { EventWebhookPayload, WebhookDeliveryPayload } from '../event.payloads.js';
import type { EventType, EventWebhookType, WebhookDeliveryType } from '../event.types.js';
import { unknownEvent } from '../event-settings.service.js';
import { Seats } from '../seats.service.js';

/** The webhook as an organiser reads it, with the right to read its log. */
export interface SeatedWebhook extends EventWebhookType {
  readonly seat: Seat;
}

/** What organisers do with the webhook of an event. */
@Injectable()
export class EventWebhookService {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly seats: Seats,
  ) {}

  async find({ seat }: EventType): Promise<SeatedWebhook | null> {
    const webhook = await this.webhooks.find(seat);
    return webhook && seated(webhook, seat);
  }

  async set({ event, url }: SetEventWebhookInput, viewer: Viewer): Promise<EventWebhookPayload> {
    const seat = await this.seats.seat(event, viewer, 'organiser');
    if (!seat) return { webhook: null, secret: null, userErrors: [unknownEvent] };
    if (url === null || url === undefined) {
      await this.webhooks.remove(seat);
      return { webhook: null, secret: null, userErrors: [] };
    }
    const outcome = await this.webhooks.set(seat, url);
    if ('messageId' in outcome) return { webhook: null, secret: null, userErrors: [toUserError(outcome, ['input', ...outcome.path])] };
    return { webhook: seated(outcome.webhook, seat), secret: outcome.secret, userErrors: [] };
  }

  async deliveries({ seat }: SeatedWebhook, { first, after }: PageArgs): Promise<Connection<WebhookDeliveryType>> {
    const skip = startAfter(after);
    const { total, deliveries } = await this.webhooks.deliveries(seat, { first, skip });
    const edges = deliveries.map((delivery, at) => ({ cursor: String(skip + at + 1), node: presentDelivery(delivery) }));
    return pageAfter(after, edges, skip + deliveries.length < total, total);
  }

  async again({ event, delivery }: RedeliverWebhookInput, viewer: Viewer): Promise<WebhookDeliveryPayload> {
    const [seat, id] = [await this.seats.seat(event, viewer, 'organiser'), storedIdOf('WebhookDelivery', delivery)];
    if (!seat) return { delivery: null, userErrors: [unknownEvent] };
    const again = id === null ? null : await this.webhooks.again(seat, id);
    if (again) return { delivery: presentDelivery(again), userErrors: [] };
    return { delivery: null, userErrors: [userError('NOT_FOUND', 'delivery', ['input', 'delivery'])] };
  }
}

const seated = (webhook: EventWebhook, seat: Seat): SeatedWebhook => ({ ...webhook, seat });

export const presentDelivery = (delivery: WebhookDelivery): WebhookDeliveryType => ({
  ...delivery,
  id: writeGlobalId('WebhookDelivery', delivery.id),
});

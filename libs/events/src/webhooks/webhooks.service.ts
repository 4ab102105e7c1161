import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { WebhookRepository, type EventWebhook, type WebhookDelivery } from '#muster/persistence';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { eventFault, type EventFault } from '../event-fault.js';
import type { Seat } from '../events.service.js';
import { secretText } from './signed-message.js';
import { PUBLIC_ONLY, WEBHOOK_SETTINGS, type WebhookSettings } from './webhook-settings.js';

const SECRET_BYTES = 32;

/** The webhook of an event: where the messages go, and what became of them. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly webhooks: WebhookRepository,
    @Optional() @Inject(WEBHOOK_SETTINGS) private readonly settings: WebhookSettings = PUBLIC_ONLY,
  ) {}

  /** Null if the event has none, and for judges. */
  async find({ event, role }: Seat): Promise<EventWebhook | null> {
    return role === 'organiser' ? this.webhooks.find(event.id) : null;
  }

  /** Replaces the webhook. The secret is new, and told only here. */
  async set({ event, actor }: Seat, url: string): Promise<{ readonly webhook: EventWebhook; readonly secret: string } | EventFault> {
    const fault = this.#faultOf(url);
    if (fault) return fault;
    const secret = Uint8Array.from(randomBytes(SECRET_BYTES));
    return { webhook: await this.webhooks.set(event.id, url, secret, actor.name), secret: secretText(secret) };
  }

  /** False if the event has none. */
  remove({ event, actor }: Seat): Promise<boolean> {
    return this.webhooks.remove(event.id, actor.name);
  }

  deliveries({ event }: Seat, page: { readonly first: number; readonly skip: number }): ReturnType<WebhookRepository['deliveries']> {
    return this.webhooks.deliveries(event.id, page);
  }

  /** Null if the event has no such message. */
  delivery({ event }: Seat, id: string): Promise<WebhookDelivery | null> {
    return this.webhooks.delivery(event.id, id);
  }

  /** Has a message sent again. Null if the event has no such message. */
  again({ event }: Seat, id: string): Promise<WebhookDelivery | null> {
    return this.webhooks.again(event.id, id);
  }

  /** Only what the text shows: where a name leads is checked whenever a message is sent. */
  #faultOf(text: string): EventFault | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    const protocols = this.settings.reachPrivate ? ['https:', 'http:'] : ['https:'];
    if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') return eventFault('noWebhookUrl', ['url']);
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    const isPrivate = isIP(host) !== 0 || host === 'localhost' || host.endsWith('.localhost') || !host.includes('.');
    return isPrivate && !this.settings.reachPrivate ? eventFault('privateAddress', ['url']) : null;
  }
}

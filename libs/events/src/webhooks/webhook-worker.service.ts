import { JobQueue, WebhookRepository, type Json } from '#muster/persistence';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { isDelivered, postMessage } from './post-message.js';
import { signedMessage } from './signed-message.js';
import { PUBLIC_ONLY, WEBHOOK_SETTINGS, type WebhookSettings } from './webhook-settings.js';

/** Messages that a process sends at the same time. */
const AT_ONCE = 8;

/** Sends the messages of webhooks. The queue tries a message again, later and later, until the receiver answers with success. */
@Injectable()
export class WebhookWorker {
  constructor(
    private readonly queue: JobQueue,
    private readonly webhooks: WebhookRepository,
    @Optional() @Inject(WEBHOOK_SETTINGS) private readonly settings: WebhookSettings = PUBLIC_ONLY,
  ) {}

  /** Runs until `stopped` is aborted. `onFault` receives internal errors. */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void): Promise<void> {
    const send = ({ data }: { readonly data: Json }): Promise<void> => this.send(deliveryIn(data));
    const giveUp = ({ data }: { readonly data: Json }): Promise<void> => this.webhooks.giveUp(deliveryIn(data));
    await Promise.all([
      this.queue.work('webhooks', send, stopped, onFault, { atOnce: AT_ONCE }),
      this.queue.work('webhooks-given-up', giveUp, stopped, onFault),
    ]);
  }

  /** @throws Error if the message must be sent again */
  async send(id: string): Promise<void> {
    const delivery = await this.webhooks.toSend(id);
    if (!delivery) return;
    const { url, isResting } = delivery;
    if (url === null) return this.webhooks.giveUp(id);
    if (isResting) throw new Error('The receiver failed a moment ago.');
    const tried = await postMessage(url, signedMessage(delivery, new Date()), this.settings);
    await this.webhooks.tried(id, tried, isDelivered(tried));
    if (!isDelivered(tried)) throw new Error(`The receiver answered ${tried.status ?? tried.fault}.`);
  }

  /** Tells about the reveals whose moment has come. */
  announceReveals(): Promise<void> {
    return this.webhooks.announceReveals();
  }
}

function deliveryIn(data: Json): string {
  const delivery = typeof data === 'object' && data !== null && !Array.isArray(data) ? data['delivery'] : null;
  if (typeof delivery !== 'string') throw new Error('A job of webhooks names no delivery.');
  return delivery;
}

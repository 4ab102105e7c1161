import { createHmac } from 'node:crypto';
import { opaqueId, type DeliveryToSend } from '#muster/persistence';

/** A message as it is sent, signed as the Standard Webhooks specification says (https://www.standardwebhooks.com). */
export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const SECRET = 'whsec_';

/** A secret as receivers configure it. */
export const secretText = (secret: Uint8Array): string => `${SECRET}${Buffer.from(secret).toString('base64')}`;

/** Signs the message with the moment at which it is sent. The id stays the same when it is sent again. */
export function signedMessage(delivery: Omit<DeliveryToSend, 'url' | 'isResting'>, now: Date): SignedMessage {
  const { id, type, at } = delivery;
  const body = JSON.stringify({ type, timestamp: at, data: toldOf(delivery) });
  const seconds = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', delivery.secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Muster',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
  };
}

function toldOf({ eventId, event, data }: Pick<DeliveryToSend, 'eventId' | 'event' | 'data'>): object {
  const told = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
  const player = told['player'];
  return {
    event: opaqueId('Event', eventId),
    eventName: event,
    ...told,
    ...(typeof player === 'string' && { player: opaqueId('EventPlayer', player) }),
  };
}

import * as http from 'node:http';
import * as https from 'node:https';
import type { DeliveryTry } from '#muster/persistence';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { SignedMessage } from './signed-message.js';
import type { WebhookSettings } from './webhook-settings.js';

/** Milliseconds that a receiver may take to answer. */
const PATIENCE = 5_000;

/**
 * Posts a message. The address is checked when the connection is opened, so that a name cannot lead to the private network. Redirects are
 * answers like any other, and are not followed.
 */
export function postMessage(url: string, { headers, body }: SignedMessage, { reachPrivate }: WebhookSettings): Promise<DeliveryTry> {
  const isSecure = url.startsWith('https:');
  const allowed = { allowPrivateIPAddress: reachPrivate, allowMetaIPAddress: false };
  const agent = isSecure ? new RequestFilteringHttpsAgent(allowed) : new RequestFilteringHttpAgent(allowed);
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const options = { method: 'POST', agent, headers: { ...headers, ...length }, signal: AbortSignal.timeout(PATIENCE) };
  const { promise, resolve } = Promise.withResolvers<DeliveryTry>();
  const request = (isSecure ? https : http).request(url, options, (answer) => {
    resolve({ status: answer.statusCode ?? null, fault: null });
    answer.destroy();
  });
  request.on('error', (error) => resolve({ status: null, fault: faultOf(error) }));
  request.end(body);
  return promise.finally(() => agent.destroy());
}

export const isDelivered = ({ status }: DeliveryTry): boolean => status !== null && status >= 200 && status < 300;

function faultOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /is not allowed/.test(error.message) ? 'ADDRESS_NOT_ALLOWED' : 'NO_ANSWER';
}

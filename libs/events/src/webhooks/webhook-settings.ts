/** Where webhooks may lead. */
export interface WebhookSettings {
  /** Whether they may use http, and reach loopback and private addresses. */
  readonly reachPrivate: boolean;
}

export const WEBHOOK_SETTINGS = Symbol('WEBHOOK_SETTINGS');

export const PUBLIC_ONLY: WebhookSettings = { reachPrivate: false };

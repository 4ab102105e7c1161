import type { Json } from '#muster/persistence';

/** What a judging thread is started with. */
export interface ThreadOrder {
  readonly databaseUrl: string;
}

/** What it says: it is at this part of the piece, there was a fault of ours, it has done the piece, or it could not for want of a database. */
export type ThreadMessage =
  | { readonly kind: 'at'; readonly part: Json }
  | { readonly kind: 'fault'; readonly error: Error }
  | { readonly kind: 'done' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed'; readonly error: Error };

export function parseThreadOrder(data: unknown): ThreadOrder {
  if (typeof data === 'object' && data !== null && 'databaseUrl' in data && typeof data.databaseUrl === 'string')
    return { databaseUrl: data.databaseUrl };
  throw new Error('A judging thread was started without an order.');
}

export const STOP = 'stop';

import type { Json } from '#muster/persistence';

/** The data that a judging thread is started with. */
export interface ThreadOrder {
  readonly databaseUrl: string;
}

/**
 * A message from the thread: it starts a part of the piece, an internal error occurred, the piece is done, or the database is
 * unavailable.
 */
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

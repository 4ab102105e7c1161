/** What a judging thread is told. */
export interface ThreadOrder {
  readonly databaseUrl: string;
  /** A UUID: what it takes is its own until it is given back. */
  readonly worker: string;
  /** Seconds after which a worker without a sign of life is lost; null: as the queue has it. */
  readonly lostAfter: number | null;
}

/** In whose name a thread takes its work. */
export type ThreadWorker = Pick<ThreadOrder, 'worker' | 'lostAfter'>;

/** What it says: it has begun with a list, there was a fault of ours, or there is nothing to do. */
export type ThreadMessage =
  { readonly kind: 'taken' } | { readonly kind: 'fault'; readonly error: Error } | { readonly kind: 'idle' } | { readonly kind: 'working' };

export function parseThreadOrder(data: unknown): ThreadOrder {
  if (typeof data === 'object' && data !== null && 'databaseUrl' in data && 'worker' in data) {
    const { databaseUrl, worker } = data;
    const lostAfter = 'lostAfter' in data && typeof data.lostAfter === 'number' ? data.lostAfter : null;
    if (typeof databaseUrl === 'string' && typeof worker === 'string') return { databaseUrl, worker, lostAfter };
  }
  throw new Error('A judging thread was started without an order.');
}

export const STOP = 'stop';

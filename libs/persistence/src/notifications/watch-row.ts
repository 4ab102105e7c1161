import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, DatabaseListener } from './database-listener.service.js';

/** The row is read at most once per SHORTEST milliseconds, and at least once per LONGEST milliseconds, with or without notifications. */
const SHORTEST = 250;
const LONGEST = 5_000;

/** A row that changes until its work is done. Notifications on the channel name it by its id. */
export interface WatchedRow<Row extends { readonly id: string }> {
  readonly channel: Channel;
  readonly read: () => Promise<Row | null>;
  readonly isOver: (row: Row) => boolean;
  /** Whether a watcher need not hear of the later one. */
  readonly isSame: (earlier: Row, later: Row) => boolean;
}

/** Yields the row now and after every change, until its work is done or it was deleted, or the watcher has left. */
export async function* watchRow<Row extends { readonly id: string }>(
  listener: Pick<DatabaseListener, 'on'>,
  { channel, read, isOver, isSame }: WatchedRow<Row>,
  left: AbortSignal,
): AsyncGenerator<Row, void, undefined> {
  let row = await read();
  if (!row) return;
  const { id } = row;
  const news = new News(left);
  const forget = listener.on(channel, (payload) => {
    if (payload === null || payload === id) news.tell();
  });
  try {
    yield row;
    while (!isOver(row)) {
      await news.next();
      if (left.aborted) return;
      const latest = await read();
      if (!latest) return;
      if (!isSame(row, latest)) yield latest;
      row = latest;
    }
  } finally {
    forget();
  }
}

/** Waits for a notification, and then a short time for further notifications. */
class News {
  #hasNews = false;
  #wake: () => void = () => undefined;
  readonly #left: AbortSignal;

  constructor(left: AbortSignal) {
    this.#left = left;
  }

  tell(): void {
    this.#hasNews = true;
    this.#wake();
  }

  async next(): Promise<void> {
    if (!this.#hasNews) {
      const woken = new AbortController();
      this.#wake = () => woken.abort();
      await pause(LONGEST, AbortSignal.any([woken.signal, this.#left]));
    }
    this.#hasNews = false;
    await pause(SHORTEST, this.#left);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum number of events that wait for a slow reader. If more arrive, the reader only learns that events were lost. */
const MOST_WAITING = 500;

/** A queue of unread events, oldest first. A null in it means that events were lost there. */
export class NewsQueue<News> {
  #waiting: (News | null)[] = [];
  #wake: () => void = () => undefined;
  readonly #left: AbortSignal;

  /** `left` is aborted when the reader leaves, which ends all waiting. */
  constructor(left: AbortSignal) {
    this.#left = left;
  }

  push(news: News | null): void {
    this.#waiting = this.#waiting.length < MOST_WAITING ? [...this.#waiting, news] : [null];
    this.#wake();
  }

  /** Returns all unread events. If there are none, it waits for one up to `longest` milliseconds, and may then return an empty list. */
  async take(longest: number): Promise<readonly (News | null)[]> {
    if (this.#waiting.length === 0) {
      const woken = new AbortController();
      this.#wake = () => woken.abort();
      await sleep(longest, undefined, { signal: AbortSignal.any([woken.signal, this.#left]), ref: false }).catch(() => undefined);
    }
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }
}

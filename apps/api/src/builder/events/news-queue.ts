import { setTimeout as sleep } from 'node:timers/promises';

/** News that wait for a slow reader; of more it is only told that there were some. */
const MOST_WAITING = 500;

/** What was heard and not yet read, in order. Null stands for news that were lost. */
export class NewsQueue<News> {
  #waiting: (News | null)[] = [];
  #wake: () => void = () => undefined;
  readonly #left: AbortSignal;

  /** Nothing is waited for once its reader has left. */
  constructor(left: AbortSignal) {
    this.#left = left;
  }

  push(news: News | null): void {
    this.#waiting = this.#waiting.length < MOST_WAITING ? [...this.#waiting, news] : [null];
    this.#wake();
  }

  /** All that waits, perhaps nothing after so many milliseconds. */
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

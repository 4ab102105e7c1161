/**
 * Runs the work on each key one at a time within this process. Of several edits of one revision, all but the first fail; waiting lets the
 * others find this out without computing the edit and without holding a database connection.
 */
export class PerKeyMutex {
  /** The last queued work for each key in use. */
  readonly #last = new Map<string, Promise<unknown>>();

  async do<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(thing) ?? Promise.resolve();
    const done = before.then(work);
    const end = done.catch(() => undefined);
    this.#last.set(thing, end);
    try {
      return await done;
    } finally {
      if (this.#last.get(thing) === end) this.#last.delete(thing);
    }
  }
}

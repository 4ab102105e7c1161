/**
 * Lets work on one thing go on one after another within this process. Of edits of one revision all but one are in vain: whoever waits for the one before
 * finds that out without working it out, and without holding a connection to the database meanwhile.
 */
export class PerKeyMutex {
  /** The end of the last work on each thing that is being worked on. */
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

/**
 * Events until the subscriber leaves. An async generator that waits for its next event hears of `return()` only after it, which may be never:
 * this one is also given a signal, on which it must stop waiting.
 */
export function untilLeft<Event>(watch: (left: AbortSignal) => AsyncGenerator<Event, void, undefined>): AsyncIterableIterator<Event> {
  const leaving = new AbortController();
  const events = watch(leaving.signal);
  return {
    next: () => events.next(),
    return: () => {
      leaving.abort();
      return events.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

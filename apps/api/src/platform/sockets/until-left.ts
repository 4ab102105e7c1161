/**
 * Sends events until the subscriber leaves. An async generator that waits for its next event notices `return()` only after that event,
 * which may never come. A generator for this function also gets a signal, on which it must stop waiting.
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

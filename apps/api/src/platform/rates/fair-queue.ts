export interface QueueLimits {
  /** Maximum number of tasks that run at the same time. */
  readonly atOnce: number;
  /** Maximum number of tasks that wait, of all callers together. */
  readonly waiting: number;
  /** Milliseconds after which a waiting task is refused. */
  readonly longestWait: number;
}

/** Ends a turn; call it once. */
export type Leave = () => void;

/** The queue is full, or the wait was too long. */
export class Overloaded extends Error {}

interface Waiting {
  readonly start: (leave: Leave) => void;
  readonly refuse: () => void;
}

/**
 * A queue for heavy tasks that gives turns to callers in rotation, so that a caller with a thousand tasks delays only its own. If the queue
 * is full, a new task replaces the last task of the caller with the most waiting tasks. One caller has at most half of the turns at the
 * same time, so that others need not wait for its long tasks.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Callers with waiting tasks; the caller whose turn is next comes first. */
  readonly #callers = new Map<string, Waiting[]>();
  #running = 0;
  readonly #runningOf = new Map<string, number>();
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws Overloaded */
  enter(caller: string): Promise<Leave> {
    if (this.#mayBegin(caller)) return Promise.resolve(this.#begin(caller));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#remove(caller, waiting);
        reject(new Overloaded());
      }, this.#limits.longestWait);
      const waiting: Waiting = {
        start: (leave) => {
          clearTimeout(late);
          resolve(leave);
        },
        refuse: () => {
          clearTimeout(late);
          reject(new Overloaded());
        },
      };
      this.#add(caller, waiting);
    });
  }

  #mayBegin(caller: string): boolean {
    const share = Math.ceil(this.#limits.atOnce / 2);
    return this.#running < this.#limits.atOnce && (this.#runningOf.get(caller) ?? 0) < share;
  }

  #begin(caller: string): Leave {
    this.#running += 1;
    this.#runningOf.set(caller, (this.#runningOf.get(caller) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running -= 1;
      const left = (this.#runningOf.get(caller) ?? 1) - 1;
      if (left > 0) this.#runningOf.set(caller, left);
      else this.#runningOf.delete(caller);
      this.#next();
    };
  }

  #next(): void {
    for (const [caller, [first]] of this.#callers) {
      if (!first || !this.#mayBegin(caller)) continue;
      const rest = this.#remove(caller, first);
      // The caller moves to the end of the rotation.
      if (rest.length > 0) {
        this.#callers.delete(caller);
        this.#callers.set(caller, rest);
      }
      return first.start(this.#begin(caller));
    }
  }

  #add(caller: string, waiting: Waiting): void {
    const own = this.#callers.get(caller) ?? [];
    this.#callers.set(caller, own);
    own.push(waiting);
    this.#waiting += 1;
    if (this.#waiting <= this.#limits.waiting) return;
    // If several callers wait with the same number of tasks, the caller of the new task is chosen.
    let [most, list] = [caller, own];
    for (const [other, theirs] of this.#callers) if (theirs.length > list.length) [most, list] = [other, theirs];
    const last = list.at(-1);
    if (!last) return;
    this.#remove(most, last);
    last.refuse();
  }

  #remove(caller: string, waiting: Waiting): Waiting[] {
    const list = this.#callers.get(caller) ?? [];
    const place = list.indexOf(waiting);
    if (place < 0) return list;
    list.splice(place, 1);
    this.#waiting -= 1;
    if (list.length === 0) this.#callers.delete(caller);
    return list;
  }
}

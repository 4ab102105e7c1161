import { JudgingThread, type ThreadEntry, type ThreadListener } from './judging-thread.js';
import type { Task, ThreadOrder } from './thread-messages.js';
import type { Value, Work } from './work.js';

export interface PoolSettings {
  readonly order: ThreadOrder;
  readonly entry: ThreadEntry;
  readonly listener: ThreadListener;
  /** Maximum number of threads. Each compiles the releases that it needs. */
  readonly size: number;
  /** Milliseconds without a task after which the threads are ended, which frees the memory of their releases. Null to keep them. */
  readonly idle: number | null;
}

/** Requests are served before the lists of jobs. */
export type Urgency = 'request' | 'job';

interface Waiting {
  readonly begin: (thread: JudgingThread) => void;
}

/** Starts threads when there are tasks, gives each thread one task at a time, and replaces threads that were lost. */
export class ThreadPool {
  #threads: readonly JudgingThread[] = [];
  readonly #busy = new Set<JudgingThread>();
  readonly #waiting: Readonly<Record<Urgency, Waiting[]>> = { request: [], job: [] };
  #idle: NodeJS.Timeout | null = null;

  constructor(private readonly settings: PoolSettings) {}

  get size(): number {
    return this.settings.size;
  }

  /** @throws the errors of JudgingThread.perform */
  async perform<Name extends keyof Work>(task: Task<Name>, longest: number, urgency: Urgency): Promise<Value<Name>> {
    const thread = await this.#enter(urgency);
    try {
      return await thread.perform(task, longest);
    } finally {
      this.#busy.delete(thread);
      this.#next();
    }
  }

  /** Ends the threads after their current tasks. A later task starts new ones. */
  async end(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    const threads = this.#alive();
    this.#threads = [];
    for (const thread of threads) thread.stop();
    await Promise.all(threads.map(({ ended }) => ended));
  }

  #enter(urgency: Urgency): Promise<JudgingThread> {
    if (this.#idle) clearTimeout(this.#idle);
    return new Promise((resolve) => {
      this.#waiting[urgency].push({ begin: resolve });
      this.#next();
    });
  }

  #next(): void {
    const waiting = this.#waiting.request.length > 0 ? this.#waiting.request : this.#waiting.job;
    const thread = waiting.length === 0 ? null : this.#free();
    if (thread) {
      this.#busy.add(thread);
      waiting.shift()?.begin(thread);
    } else if (waiting.length === 0 && this.#busy.size === 0) this.#rest();
  }

  /** A thread without a task. If there is none, a new one is started unless there are enough. */
  #free(): JudgingThread | null {
    const alive = this.#alive();
    const free = alive.find((thread) => !this.#busy.has(thread));
    if (free) return free;
    if (alive.length >= this.settings.size) return null;
    const { order, entry, listener } = this.settings;
    const started = new JudgingThread(order, entry, listener);
    this.#threads = [...alive, started];
    return started;
  }

  #alive(): readonly JudgingThread[] {
    return this.#threads.filter(({ isOver }) => !isOver);
  }

  #rest(): void {
    const { idle } = this.settings;
    if (idle === null) return;
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.end(), idle);
    this.#idle.unref();
  }
}

import { JudgingThread, type ThreadEntry, type ThreadListener, type ThreadLost } from './judging-thread.js';
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

/** What the threads of a pool do at a moment. */
export interface ThreadUse {
  readonly alive: number;
  readonly busy: number;
  readonly waiting: Readonly<Record<Urgency, number>>;
  readonly releasesReady: number;
}

interface Waiting {
  readonly begin: (thread: JudgingThread) => void;
  readonly refuse: (loss: ThreadLost) => void;
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

  /** What its threads do: how many are alive and at work, and how many tasks and compiled releases there are. */
  get use(): ThreadUse {
    const alive = this.#alive();
    const { request, job } = this.#waiting;
    return {
      ...{ alive: alive.length, busy: this.#busy.size, waiting: { request: request.length, job: job.length } },
      releasesReady: alive.reduce((all, { releasesReady }) => all + releasesReady, 0),
    };
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

  /** Starts a thread before there are tasks. */
  prepare(): void {
    if (this.#alive().length === 0) this.#start();
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
    return new Promise((begin, refuse) => {
      this.#waiting[urgency].push({ begin, refuse });
      this.#next();
    });
  }

  #next(): void {
    const { request, job } = this.#waiting;
    for (let free = this.#free(); free && request.length + job.length > 0; free = this.#free()) {
      this.#busy.add(free);
      (request.shift() ?? job.shift())?.begin(free);
    }
    const waiting = request.length + job.length;
    const starting = this.#alive().filter(({ isReady }) => !isReady).length;
    if (waiting > starting) this.#start();
    else if (waiting === 0 && this.#busy.size === 0) this.#rest();
  }

  #free(): JudgingThread | null {
    return this.#threads.find((thread) => thread.isReady && !this.#busy.has(thread)) ?? null;
  }

  /** Starts a thread unless there are enough. Tasks go on with the others until it is ready. */
  #start(): void {
    const alive = this.#alive();
    if (alive.length >= this.settings.size) return;
    const { order, entry, listener } = this.settings;
    const thread = new JudgingThread(order, entry, listener);
    this.#threads = [...alive, thread];
    void this.#use(thread);
  }

  async #use(thread: JudgingThread): Promise<void> {
    await thread.started;
    if (!thread.isReady && this.#alive().length === 0) this.#refuseAll(thread.loss);
    this.#next();
  }

  #refuseAll(loss: ThreadLost): void {
    for (const waiting of Object.values(this.#waiting)) for (const { refuse } of waiting.splice(0)) refuse(loss);
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

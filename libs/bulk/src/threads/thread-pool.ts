import { AsyncLocalStorage } from 'node:async_hooks';
import { JudgingThread, NotBegun, type ThreadEntry, type ThreadListener, type ThreadLost, type Urgency } from './judging-thread.js';
import type { Task, ThreadOrder } from './thread-messages.js';
import { NO_WORDS, Vocabulary, wordsIn } from './vocabulary.js';
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

/** What the threads of a pool do at a moment. */
export interface ThreadUse {
  readonly alive: number;
  readonly busy: number;
  readonly waiting: Readonly<Record<Urgency, number>>;
  readonly releasesReady: number;
}

/** Tasks that a thread is sent: the one that it does, and the next, so that it need not wait for the process in between. */
const SENT = 2;
/** Threads that may end before they begin a task that they were sent. If more do, it is not the task before that ends them. */
const MOST_LOST = 3;

/** A task that waits for a thread. */
interface Waiting {
  readonly words: Uint16Array;
  readonly begin: (thread: JudgingThread) => Promise<void>;
  readonly refuse: (loss: ThreadLost) => void;
}

/**
 * Starts threads when there are tasks, keeps each of them at work, and replaces threads that were lost. Each thread opens the data
 * of the lists that it judges, so it rather gets lists that are like its earlier ones than lists that are like those of other threads.
 */
export class ThreadPool {
  #threads: readonly JudgingThread[] = [];
  readonly #vocabularies = new WeakMap<JudgingThread, Vocabulary>();
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
      ...{ alive: alive.length, busy: alive.filter(({ load }) => load > 0).length, waiting: { request: request.length, job: job.length } },
      releasesReady: alive.reduce((all, { releasesReady }) => all + releasesReady, 0),
    };
  }

  /** @throws the errors of JudgingThread.perform, except NotBegun */
  perform<Name extends keyof Work>(task: Task<Name>, longest: number, urgency: Urgency): Promise<Value<Name>> {
    if (this.#idle) clearTimeout(this.#idle);
    return new Promise((resolve, refuse) => {
      let lost = 0;
      // What is observed of a task belongs to the trace of its caller, and not to that of the task whose end made room for it.
      const begin = AsyncLocalStorage.bind(async (thread: JudgingThread): Promise<void> => {
        const end = thread.perform(task, longest, urgency);
        const isNotBegun = await end.then(
          () => false,
          (error: unknown) => error instanceof NotBegun,
        );
        if (isNotBegun && thread.isOver) lost += 1;
        if (!isNotBegun) resolve(end);
        else if (lost > MOST_LOST) refuse(thread.loss);
        else this.#waiting[urgency].unshift(waiting);
        this.#next();
      });
      const waiting: Waiting = { words: this.settings.size === 1 ? NO_WORDS : wordsIn(task), begin, refuse };
      this.#waiting[urgency].push(waiting);
      this.#next();
    });
  }

  /** Starts all threads before there are tasks. */
  prepare(): void {
    while (this.#alive().length < this.settings.size) this.#start();
  }

  /** Ends the threads after their current tasks. A later task starts new ones. */
  async end(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    const threads = this.#alive();
    this.#threads = [];
    for (const thread of threads) thread.stop();
    await Promise.all(threads.map(({ ended }) => ended));
  }

  #next(): void {
    const { request, job } = this.#waiting;
    const isOneIdle = this.#withRoom(1).length > 0;
    for (const thread of this.#alive()) {
      if (isOneIdle || thread.isLong) thread.giveBack(['request', 'job']);
      else if (request.length > 0) thread.giveBack(['job']);
    }
    for (const most of [1, SENT])
      for (let free = this.#withRoom(most); free.length > 0 && request.length + job.length > 0; free = this.#withRoom(most)) {
        if (request.length > 0) this.#begin(free, request, 1);
        else this.#begin(free, job, listsFirstIn(job));
      }
    const waiting = request.length + job.length;
    const starting = this.#alive().filter(({ isReady }) => !isReady).length;
    if (waiting > starting) this.#start();
    else if (waiting === 0 && this.#alive().every(({ load }) => load === 0)) this.#rest();
  }

  /** Begins the one of the first `many` waiting tasks that is most like the earlier tasks of one of these threads. */
  #begin(free: readonly JudgingThread[], waiting: Waiting[], many: number): void {
    const pairs = waiting
      .slice(0, many)
      .flatMap(({ words }, at) => free.map((thread) => ({ thread, at, strangeness: this.#strangeness(thread, words) })));
    const best = pairs.reduce<(typeof pairs)[number] | null>(
      (first, pair) => (first && first.strangeness <= pair.strangeness ? first : pair),
      null,
    );
    const [task] = best ? waiting.splice(best.at, 1) : [];
    if (!best || !task) return;
    this.#vocabularies.get(best.thread)?.learn(task.words);
    void task.begin(best.thread);
  }

  /** How many more of the words are new to this thread than to the other one that knows most of them. */
  #strangeness(thread: JudgingThread, words: Uint16Array): number {
    const lacks = (one: JudgingThread): number => this.#vocabularies.get(one)?.lacks(words) ?? 0;
    const others = this.#alive().filter((other) => other !== thread);
    return others.length === 0 ? 0 : lacks(thread) - Math.min(...others.map(lacks));
  }

  /** The threads that have fewer than this many tasks, none of them a long one. */
  #withRoom(many: number): readonly JudgingThread[] {
    return this.#threads.filter(({ isReady, isLong, load }) => isReady && !isLong && load < many);
  }

  /** Starts a thread unless there are enough. Tasks go on with the others until it is ready. */
  #start(): void {
    const alive = this.#alive();
    if (alive.length >= this.settings.size) return;
    const { order, entry, listener } = this.settings;
    const thread = new JudgingThread(order, entry, listener);
    this.#threads = [...alive, thread];
    this.#vocabularies.set(thread, new Vocabulary());
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

/**
 * The number of tasks at the beginning that may begin in any order: lists of jobs, of which few wait at a time. No list that came later
 * overtakes another task.
 */
function listsFirstIn(waiting: readonly Waiting[]): number {
  const others = waiting.findIndex(({ words }) => words.length === 0);
  return others === -1 ? waiting.length : Math.max(1, others);
}

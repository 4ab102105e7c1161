import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError } from '#muster/persistence';
import { STOP, type Observed, type Task, type TaskEnd, type ThreadMessage, type ThreadOrder } from './thread-messages.js';
import type { Value, Work } from './work.js';

export interface ThreadEntry {
  readonly file: URL;
  readonly argv: readonly string[];
}

/** Heap limit in megabytes. Exceeding it ends the thread but not the process. The lower it is, the earlier garbage is collected. */
const MOST_HEAP = 1_024;
/** Megabytes for young objects. With V8's default a thread takes 75 MB more and checks no faster. */
const MOST_YOUNG = 16;
/** Maximum milliseconds for a thread to load its code and connect to the database. */
const STARTING = 120_000;
const LOOK = 250;

/** The thread ended while it was working on a task. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';

  constructor(
    reason: string,
    /** How it ended: before it could begin, by itself, or because the task took too long and would do so again. */
    readonly how: 'not-started' | 'crashed' | 'hung',
  ) {
    super(reason);
  }
}

export interface ThreadListener {
  readonly onFault: (error: unknown) => void;
  /** Called after each task that ended well. */
  readonly onObserved: (observed: Observed) => void;
}

/** A thread that does one task at a time, with a timer that ends it if it hangs. */
export class JudgingThread {
  /** Resolves when the thread can take tasks, or has ended before that. */
  readonly started: Promise<void>;
  /** Resolves when the thread has ended for any reason. */
  readonly ended: Promise<void>;
  readonly #thread: Worker;
  #isOver = false;
  #isReady = false;
  #isHung = false;
  #releasesReady = 0;
  #reason = 'The thread ended over it.';
  /** The time by which the thread must have started, or its task must have ended. Infinite while it has none. */
  #deadline = performance.now() + STARTING;

  constructor(
    order: ThreadOrder,
    entry: ThreadEntry,
    private readonly listener: ThreadListener,
  ) {
    this.#thread = new Worker(entry.file, {
      workerData: order,
      argv: [...entry.argv],
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP, maxYoungGenerationSizeMb: MOST_YOUNG },
    });
    this.#thread.setMaxListeners(0);
    const ready = new Promise<void>((resolve) => {
      this.#thread.on('message', (message: ThreadMessage) => {
        if (message.kind === 'fault') listener.onFault(message.error);
        if (message.kind !== 'ready') return;
        this.#isReady = true;
        this.#deadline = Infinity;
        resolve();
      });
    });
    this.#thread.on('error', (error) => {
      if (error instanceof Error) this.#reason = error.message;
      listener.onFault(error);
    });
    const clock = setInterval(() => this.#endWhenHung(), LOOK);
    this.ended = new Promise((resolve) => {
      this.#thread.once('exit', () => {
        clearInterval(clock);
        this.#isOver = true;
        resolve();
      });
    });
    this.started = Promise.race([ready, this.ended]);
  }

  get isReady(): boolean {
    return this.#isReady && !this.#isOver;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The number of releases that it keeps compiled. */
  get releasesReady(): number {
    return this.#releasesReady;
  }

  /** Why the thread ended. */
  get loss(): ThreadLost {
    return new ThreadLost(this.#reason, this.#isReady ? (this.#isHung ? 'hung' : 'crashed') : 'not-started');
  }

  /**
   * The thread must have started. `longest` is the most milliseconds that the task may take.
   * @throws ThreadLost if the thread has ended; DatabaseUnavailableError; errors of the work
   */
  async perform<Name extends keyof Work>(task: Task<Name>, longest: number): Promise<Value<Name>> {
    this.#deadline = performance.now() + longest;
    const end = await this.#endOf(task);
    this.#deadline = Infinity;
    if (end === null) throw this.loss;
    if (end.kind === 'unavailable') throw new DatabaseUnavailableError(null);
    if (end.kind === 'failed') throw end.error;
    this.#releasesReady = end.observed.releasesReady;
    this.listener.onObserved(end.observed);
    return end.value;
  }

  /** Null if the thread ends first. */
  #endOf<Name extends keyof Work>(task: Task<Name>): Promise<TaskEnd<Value<Name>> | null> {
    return new Promise((resolve) => {
      const hear = (message: ThreadMessage<Value<Name>>): void => {
        if (message.kind === 'ready' || message.kind === 'fault') return;
        this.#thread.off('message', hear);
        this.#thread.off('exit', lose);
        resolve(message);
      };
      const lose = (): void => resolve(null);
      if (this.#isOver) return lose();
      this.#thread.on('message', hear);
      this.#thread.once('exit', lose);
      this.#thread.postMessage(task, []);
    });
  }

  stop(): void {
    this.#thread.postMessage(STOP, []);
  }

  #endWhenHung(): void {
    if (performance.now() < this.#deadline) return;
    this.#deadline = Infinity;
    this.#isHung = true;
    this.#reason = 'It took too long to judge.';
    this.listener.onFault(new Error('Something took too long to judge: its thread is ended.'));
    void this.#thread.terminate();
  }
}

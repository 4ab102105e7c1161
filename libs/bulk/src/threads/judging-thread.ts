import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError } from '#muster/persistence';
import {
  STOP,
  takeBack,
  type Observed,
  type SentTask,
  type Task,
  type TaskEnd,
  type ThreadMessage,
  type ThreadOrder,
} from './thread-messages.js';
import type { Value, Work } from './work.js';

export interface ThreadEntry {
  readonly file: URL;
  readonly argv: readonly string[];
}

/**
 * Heap limit in megabytes. Exceeding it ends the thread but not the process. In a heap that may have less, V8 calls its own functions the
 * long way, and a check takes up to 1.06 of the time.
 */
const MOST_HEAP = 2_048;
/**
 * Megabytes for young objects, of which V8 makes two halves of 16. With halves of 8, a few checks fill the space, and what is in use then is
 * taken for old, for which the whole heap is collected again and again. With halves of 32, the answers are no faster, and take 40 MB more.
 */
const MOST_YOUNG = 48;
/** Maximum milliseconds for a thread to load its code and connect to the database. */
const STARTING = 120_000;
const LOOK = 250;
/** Milliseconds; most checks take a tenth of it. */
const LONG = 50;

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

/** The thread was lost before it began the task, or the task was taken back: another thread can do it. */
export class NotBegun extends Error {
  override readonly name = 'NotBegun';
}

export interface ThreadListener {
  readonly onFault: (error: unknown) => void;
  /** Called after each task that ended well. */
  readonly onObserved: (observed: Observed) => void;
}

/** Requests are served before the lists of jobs. */
export type Urgency = 'request' | 'job';

/** A task that was sent and has not ended. */
interface Pending {
  readonly sent: SentTask;
  readonly urgency: Urgency;
  /** Maximum milliseconds from the end of the task before. */
  readonly longest: number;
  /** Ends the wait for it. */
  readonly giveUp: () => void;
}

/**
 * A thread that does one task at a time, with a timer that ends it if it hangs. A second task can be sent while it is at work, so that it need
 * not wait for the process in between.
 */
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
  #sent = 0;
  /** When it began its task, as far as the process knows. */
  #since = 0;
  #pending: readonly Pending[] = [];
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

  /** The number of tasks that were sent to it and have not ended. */
  get load(): number {
    return this.#pending.length;
  }

  /**
   * The thread must have started. `longest` is the most milliseconds that the task may take.
   * @throws ThreadLost if the thread has ended over it; NotBegun; DatabaseUnavailableError; errors of the work
   */
  async perform<Name extends keyof Work>(task: Task<Name>, longest: number, urgency: Urgency): Promise<Value<Name>> {
    const sent: SentTask = { number: (this.#sent += 1), task, stage: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
    const end = await this.#endOf<Name>(sent, longest, urgency);
    if (end === null) throw takeBack(sent) ? new NotBegun() : this.loss;
    if (end.kind === 'unavailable') throw new DatabaseUnavailableError(null);
    if (end.kind === 'failed') throw end.error;
    this.#releasesReady = end.observed.releasesReady;
    this.listener.onObserved(end.observed);
    return end.value;
  }

  /** Whether it has been at work on its task for so long that nothing should wait behind it. */
  get isLong(): boolean {
    return this.load > 0 && performance.now() - this.#since >= LONG;
  }

  /** Gives back the task that it has not begun, if it is one of these. */
  giveBack(urgencies: readonly Urgency[]): void {
    const [, next] = this.#pending;
    if (next && urgencies.includes(next.urgency) && takeBack(next.sent)) next.giveUp();
  }

  /** Null if the thread ends first, or the task is given back. */
  #endOf<Name extends keyof Work>(sent: SentTask, longest: number, urgency: Urgency): Promise<TaskEnd<Value<Name>> | null> {
    return new Promise((resolve) => {
      const settle = (end: TaskEnd<Value<Name>> | null): void => {
        this.#thread.off('message', hear);
        this.#thread.off('exit', giveUp);
        const isFirst = this.#pending[0] === pending;
        this.#pending = this.#pending.filter((one) => one !== pending);
        if (isFirst) this.#await(this.#pending[0]);
        resolve(end);
      };
      const hear = (message: ThreadMessage<Value<Name>>): void => {
        if (message.kind === 'end' && message.of === sent.number) settle(message.end);
      };
      const giveUp = (): void => settle(null);
      const pending: Pending = { sent, urgency, longest, giveUp };
      if (this.#isOver) return giveUp();
      this.#pending = [...this.#pending, pending];
      if (this.#pending.length === 1) this.#await(pending);
      this.#thread.on('message', hear);
      this.#thread.once('exit', giveUp);
      this.#thread.postMessage(sent, []);
    });
  }

  #await(task: Pending | undefined): void {
    this.#since = performance.now();
    this.#deadline = task ? this.#since + task.longest : Infinity;
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

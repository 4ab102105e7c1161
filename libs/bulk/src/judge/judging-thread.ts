import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError, type Json } from '#muster/persistence';
import { STOP, type ThreadMessage, type ThreadOrder } from './thread-messages.js';

export interface ThreadEntry {
  readonly file: URL;
  readonly argv: readonly string[];
}

/** Heap limit in megabytes. Exceeding it ends the thread but not the process. */
const MOST_HEAP = 2_048;
/** Maximum milliseconds for a thread to load its code and connect to the database. */
const STARTING = 120_000;
const LOOK = 250;

/** The thread ended while it was working on a piece. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';

  constructor(
    reason: string,
    /** The part of the piece that the thread was working on. */
    readonly part: Json,
  ) {
    super(reason);
  }
}

/** A judging thread, with a timer that terminates it if it hangs. */
export class JudgingThread {
  /** Resolves when the thread has ended for any reason. */
  readonly ended: Promise<void>;
  readonly #thread: Worker;
  #isOver = false;
  #hasStarted = false;
  #reason = 'The thread ended over it.';
  /** The time by which the thread must send its next message. Infinite while it has no work. */
  #deadline = Infinity;
  #part: Json = null;
  #settle: (message: ThreadMessage | null) => void = () => undefined;

  constructor(
    order: ThreadOrder,
    private readonly longest: number,
    private readonly onFault: (error: unknown) => void,
    entry: ThreadEntry,
  ) {
    this.#thread = new Worker(entry.file, {
      workerData: order,
      argv: [...entry.argv],
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
    });
    this.#thread.on('message', (message: ThreadMessage) => this.#hear(message));
    this.#thread.on('error', (error) => {
      if (error instanceof Error) this.#reason = error.message;
      onFault(error);
    });
    const clock = setInterval(() => this.#endWhenHung(), LOOK);
    this.ended = new Promise((resolve) => {
      this.#thread.once('exit', () => {
        clearInterval(clock);
        this.#isOver = true;
        this.#settle(null);
        resolve();
      });
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Judges one piece at a time. @throws ThreadLost if the thread has ended; DatabaseUnavailableError; errors of the judge */
  async judge(piece: Json): Promise<void> {
    this.#part = null;
    this.#deadline = performance.now() + (this.#hasStarted ? this.longest : Math.max(STARTING, this.longest));
    const said = await new Promise<ThreadMessage | null>((resolve) => {
      this.#settle = resolve;
      if (this.#isOver) resolve(null);
      else this.#thread.postMessage(piece, []);
    });
    this.#deadline = Infinity;
    if (said === null) throw new ThreadLost(this.#reason, this.#part);
    if (said.kind === 'unavailable') throw new DatabaseUnavailableError(null);
    if (said.kind === 'failed') throw said.error;
  }

  stop(): void {
    this.#thread.postMessage(STOP, []);
  }

  #hear(message: ThreadMessage): void {
    this.#hasStarted = true;
    this.#deadline = performance.now() + this.longest;
    if (message.kind === 'fault') this.onFault(message.error);
    else if (message.kind === 'at') this.#part = message.part;
    else this.#settle(message);
  }

  #endWhenHung(): void {
    if (performance.now() < this.#deadline) return;
    this.#deadline = Infinity;
    this.#reason = 'It took too long to judge.';
    this.onFault(new Error('Something took too long to judge: its thread is ended.'));
    void this.#thread.terminate();
  }
}

import { Worker } from 'node:worker_threads';
import { STOP, type ThreadMessage, type ThreadOrder } from './thread-messages.js';

export interface ThreadEntry {
  readonly file: URL;
  readonly argv: readonly string[];
}

/** A list or roster that makes the thread grow beyond this many megabytes ends the thread, not the process. */
const MOST_HEAP = 2_048;
/** Milliseconds for a thread to load its code and reach the database. */
const STARTING = 120_000;
const LOOK = 250;

/** One judging thread, and the clock that ends it when it hangs. */
export class JudgingThread {
  /** When it is no more, for whatever reason; true: it ended over a piece of work that it had taken. */
  readonly ended: Promise<boolean>;
  readonly #thread: Worker;
  /** Until when it must have said something. */
  #deadline: number;
  #isBusy = false;

  constructor(order: ThreadOrder, longest: number, onFault: (error: unknown) => void, entry: ThreadEntry) {
    this.#deadline = performance.now() + Math.max(STARTING, longest);
    this.#thread = new Worker(entry.file, {
      workerData: order,
      argv: [...entry.argv],
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
    });
    this.#thread.on('message', (message: ThreadMessage) => {
      this.#deadline = performance.now() + longest;
      if (message.kind === 'fault') onFault(message.error);
      else this.#isBusy = message.kind === 'taken';
    });
    this.#thread.on('error', onFault);
    const clock = setInterval(() => this.#endWhenHung(onFault), LOOK);
    this.ended = new Promise((resolve) => {
      this.#thread.once('exit', () => {
        clearInterval(clock);
        resolve(this.#isBusy);
      });
    });
  }

  /** The list under way is finished first. */
  stop(): void {
    this.#thread.postMessage(STOP, []);
  }

  #endWhenHung(onFault: (error: unknown) => void): void {
    if (performance.now() < this.#deadline) return;
    this.#deadline = Infinity;
    onFault(new Error('Something took too long to judge: its thread is ended.'));
    void this.#thread.terminate();
  }
}

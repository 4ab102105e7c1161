import type { Json } from '#muster/persistence';
import { JudgingThread, type ThreadEntry } from './judging-thread.js';
import type { ThreadOrder } from './thread-messages.js';

/** Milliseconds without work after which a thread is ended, which frees the memory of its compiled releases. */
const IDLE = 30_000;

/** Starts a thread when there is work, and a new thread if that thread is lost. */
export class JudgingThreads {
  #thread: JudgingThread | null = null;
  #idle: NodeJS.Timeout | null = null;

  constructor(
    private readonly order: ThreadOrder,
    /** Maximum milliseconds for one part of a piece, including loading its release. */
    private readonly longest: number,
    private readonly onFault: (error: unknown) => void,
    private readonly entry: ThreadEntry,
  ) {}

  /** Judges one piece at a time. @throws the errors of JudgingThread.judge */
  async judge(piece: Json): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    if (!this.#thread || this.#thread.isOver) this.#thread = new JudgingThread(this.order, this.longest, this.onFault, this.entry);
    try {
      await this.#thread.judge(piece);
    } finally {
      this.#idle = setTimeout(() => void this.end(), IDLE);
      this.#idle.unref();
    }
  }

  async end(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = null;
    if (!thread || thread.isOver) return;
    thread.stop();
    await thread.ended;
  }
}

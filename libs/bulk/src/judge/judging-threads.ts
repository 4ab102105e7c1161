import type { Json } from '#muster/persistence';
import { JudgingThread, type ThreadEntry } from './judging-thread.js';
import type { ThreadOrder } from './thread-messages.js';

/** Milliseconds without a piece after which a thread is ended, and with it the memory that releases take. */
const IDLE = 30_000;

/** A thread while there is something to judge, and another when it is lost. */
export class JudgingThreads {
  #thread: JudgingThread | null = null;
  #idle: NodeJS.Timeout | null = null;

  constructor(
    private readonly order: ThreadOrder,
    /** Milliseconds that one part of a piece may take, the loading of its release included. */
    private readonly longest: number,
    private readonly onFault: (error: unknown) => void,
    private readonly entry: ThreadEntry,
  ) {}

  /** One piece at a time. @throws what JudgingThread.judge throws */
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

import { randomUUID } from 'node:crypto';
import { JudgingThread, type ThreadEntry } from './judging-thread.js';

/** Milliseconds between two signs of life; what has none for long is taken by another worker. */
const HEARTBEAT = 5_000;

/** The queue that a thread takes its work from. */
export interface WorkQueue {
  /** The worker's sign of life. */
  beat(worker: string): Promise<void>;
  /** Gives back what the worker had. */
  release(worker: string): Promise<void>;
}

export interface ThreadWork {
  readonly databaseUrl: string;
  readonly queue: WorkQueue;
  readonly entry: ThreadEntry;
  /** Milliseconds that one piece may take, the loading of its release included. */
  readonly longest: number;
  /** Milliseconds between two signs of life. */
  readonly heartbeat?: number;
  /** Seconds after which another worker without one is lost; null: as the queue has it. */
  readonly lostAfter?: number | null;
}

/**
 * Works in a thread until there is nothing to do, the thread is no more, or it is told to stop: the piece under way is finished first. True: a
 * piece of work was the thread's end.
 */
export async function runThread(
  { databaseUrl, queue, entry, longest, heartbeat = HEARTBEAT, lostAfter = null }: ThreadWork,
  stopped: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<boolean> {
  const worker = randomUUID();
  const thread = new JudgingThread({ databaseUrl, worker, lostAfter }, longest, onFault, entry);
  const stop = (): void => thread.stop();
  stopped.addEventListener('abort', stop);
  const beating = setInterval(() => void queue.beat(worker).catch(() => undefined), heartbeat);
  try {
    return await thread.ended;
  } finally {
    clearInterval(beating);
    stopped.removeEventListener('abort', stop);
    await queue.release(worker);
  }
}

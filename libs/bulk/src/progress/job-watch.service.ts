import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseListener, type CheckJob } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { CheckJobs } from '../check-jobs.service.js';

/** The job is read at most once per SHORTEST milliseconds, and at least once per LONGEST milliseconds, with or without notifications. */
const SHORTEST = 250;
const LONGEST = 5_000;

/** Reports the progress of jobs, whichever process runs them. */
@Injectable()
export class JobWatch {
  constructor(
    private readonly jobs: CheckJobs,
    private readonly listener: DatabaseListener,
  ) {}

  /** Yields the job now and after every change, until it has finished or was deleted, or the watcher has left. */
  async *watch(token: string, left: AbortSignal): AsyncGenerator<CheckJob, void, undefined> {
    let job = await this.jobs.find(token);
    if (!job) return;
    const { id } = job;
    const news = new News(left);
    const forget = this.listener.on('muster_check_jobs', (payload) => {
      if (payload === null || payload === id) news.tell();
    });
    try {
      yield job;
      while (job.finishedAt === null) {
        await news.next();
        if (left.aborted) return;
        const latest = await this.jobs.find(token);
        if (!latest) return;
        if (latest.done !== job.done || latest.running !== job.running) yield latest;
        job = latest;
      }
    } finally {
      forget();
    }
  }
}

/** Waits for a notification, and then a short time for further notifications. */
class News {
  #hasNews = false;
  #wake: () => void = () => undefined;
  readonly #left: AbortSignal;

  constructor(left: AbortSignal) {
    this.#left = left;
  }

  tell(): void {
    this.#hasNews = true;
    this.#wake();
  }

  async next(): Promise<void> {
    if (!this.#hasNews) {
      const woken = new AbortController();
      this.#wake = () => woken.abort();
      await pause(LONGEST, AbortSignal.any([woken.signal, this.#left]));
    }
    this.#hasNews = false;
    await pause(SHORTEST, this.#left);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

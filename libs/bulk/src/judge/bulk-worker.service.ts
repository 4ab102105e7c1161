import { randomUUID } from 'node:crypto';
import { CheckListRepository, JobQueue, type ListPlace, type TakenJob } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { CheckThreads, type JobThreads } from '../threads/check-threads.service.js';
import { ThreadLost, type ThreadEntry } from '../threads/judging-thread.js';
import { placeIn } from './list-place.js';
import { subjectOf } from './list-subject.js';
import { failedResult } from './result-of.js';

/** The failure of a list whose worker crashed at every try. */
const GIVEN_UP = 'NOT_JUDGED';

export interface BulkWorkerOptions {
  /** The file that the threads run, if these jobs use threads of their own. */
  readonly entry?: ThreadEntry;
  /** Maximum milliseconds for one list, including loading its release. */
  readonly longest?: number;
}

const LONGEST = 30_000;
/**
 * A worker that judges a list alone begins again at once when the database is back. If it has not begun for so many times the maximum of one
 * list, it is no longer there.
 */
const SILENCE = 2;
/**
 * Lists that are claimed at once for each thread: claiming one by one costs more than checking one, and among many lists a thread finds one
 * for which it has opened the data.
 */
const CLAIMED_PER_THREAD = 16;
/** The lists of one claim are settled while those of the others are judged, which takes longer than the results wait to be saved. */
const CLAIMS = 3;

/**
 * Judges the lists of the queue in threads. If a thread crashes or hangs at a list, that try fails, and any worker tries the list again.
 * A list that has used up its tries is judged once more alone, because it may have shared its worker with a list that ended it each time.
 * If that fails too, it gets a result with a failure. A claim that a worker lost does not say that the list has ended it: the database may
 * have been away. Therefore a worker that judges a list alone is noted with the list until it has survived it.
 */
@Injectable()
export class BulkWorker {
  readonly #id = randomUUID();

  constructor(
    private readonly queue: JobQueue,
    private readonly lists: CheckListRepository,
    private readonly threads: CheckThreads,
  ) {}

  /**
   * Runs until `stopped` is aborted; lists that are being judged are finished first. `onFault` receives internal errors, which results do
   * not describe.
   */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void, options: BulkWorkerOptions = {}): Promise<void> {
    const { entry, longest = LONGEST } = options;
    const threads = this.threads.forJobs(longest, onFault, entry);
    const atOnce = CLAIMED_PER_THREAD * threads.size;
    await Promise.all([
      this.queue.work('check-lists', ({ data }) => this.#judge(placeIn(data), threads), stopped, onFault, { atOnce, claims: CLAIMS }),
      this.queue.work('check-lists-given-up', (job) => this.#judgeAlone(job, threads, SILENCE * longest), stopped, onFault),
    ]);
  }

  /** Skips a list that already has a result or was deleted. */
  async #judge(place: ListPlace, threads: JobThreads): Promise<void> {
    const list = await this.lists.findOpen(place);
    if (!list) return;
    const given = await this.threads.read(subjectOf(list));
    await this.lists.saveResult(place, await threads.perform('judgeList', given, list.question));
  }

  async #judgeAlone({ data }: TakenJob, threads: JobThreads, silence: number): Promise<void> {
    const place = placeIn(data);
    const turn = await this.lists.beginAlone(place, this.#id, silence);
    if (turn === 'elsewhere') throw new Error('Another worker is judging the list.');
    try {
      if (turn === 'begun') await this.#judge(place, threads);
      else await this.lists.saveResult(place, failedResult(GIVEN_UP));
    } catch (error) {
      if (!(error instanceof ThreadLost) || error.how === 'not-started') throw error;
      await this.lists.saveResult(place, failedResult(GIVEN_UP));
    } finally {
      await this.lists.endAlone(place);
    }
  }
}

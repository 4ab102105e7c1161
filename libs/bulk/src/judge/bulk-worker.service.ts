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
 * Lists that are claimed at once for each thread: claiming one by one costs more than checking one, and among many lists a thread finds one
 * for which it has opened the data.
 */
const CLAIMED_PER_THREAD = 16;
/** The lists of one claim are settled while those of the other are judged. */
const CLAIMS = 2;

/**
 * Judges the lists of the queue in threads. If a thread crashes or hangs at a list, that try fails, and any worker tries the list again.
 * A list that has used up its tries is judged once more alone, because it may have shared its worker with a list that ended it each time.
 * If that fails too, it gets a result with a failure.
 */
@Injectable()
export class BulkWorker {
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
      this.queue.work('check-lists-given-up', (job) => this.#judgeAlone(job, threads), stopped, onFault),
    ]);
  }

  /** Skips a list that already has a result or was deleted. */
  async #judge(place: ListPlace, threads: JobThreads): Promise<void> {
    const list = await this.lists.findOpen(place);
    if (list) await this.lists.saveResult(place, await threads.perform('judgeList', subjectOf(list), list.question));
  }

  async #judgeAlone({ data, tries }: TakenJob, threads: JobThreads): Promise<void> {
    const place = placeIn(data);
    // At a further try, this list alone has ended its worker.
    if (tries > 1) return this.lists.saveResult(place, failedResult(GIVEN_UP));
    try {
      await this.#judge(place, threads);
    } catch (error) {
      if (!(error instanceof ThreadLost) || error.how === 'not-started') throw error;
      await this.lists.saveResult(place, failedResult(GIVEN_UP));
    }
  }
}

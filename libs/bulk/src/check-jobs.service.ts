import type { CheckRefusal, CheckReport } from '#muster/checking';
import { AnswerableQuestion } from '#muster/checks';
import {
  CheckJobRepository,
  CheckListRepository,
  CheckResultRepository,
  type CheckJob,
  type CheckResult,
  type ResultFilter,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { BULK_LIMITS } from './limits.js';
import { isReport } from './judge/result-of.js';
import { parseQuestion, storedQuestion, type BulkQuestion } from './question.js';
import { hashOf, isToken, newToken } from './secret-token.js';
import { takeIn } from './take/take-in.js';
import { refusal as takeRefusal, type Given, type TakeRefusal } from './take/taken-in.js';

/** The result of requesting a job. The token gives access to the job and is returned only here. */
export type NewJob = { readonly token: string } | CheckRefusal | { readonly refusedLists: readonly TakeRefusal[] };

/** The result of requesting a re-run. */
export type Rerun = { readonly token: string } | CheckRefusal | { readonly notNow: 'UNKNOWN_JOB' | 'NOT_FINISHED' | 'QUEUE_FULL' };

export interface ResultPage {
  readonly total: number;
  readonly results: readonly CheckResult[];
}

/** Creates and reads jobs of lists. Anyone with a job's token can read it; without the token, its existence is not revealed. */
@Injectable()
export class CheckJobs {
  constructor(
    private readonly jobs: CheckJobRepository,
    private readonly lists: CheckListRepository,
    private readonly results: CheckResultRepository,
    private readonly answerable: AnswerableQuestion,
  ) {}

  /**
   * Accepts all lists or none. `keptFor` is in seconds. `pay` is called with the number of bytes before they are stored, and rejects if
   * the caller may not store that many.
   */
  async start(given: Given, question: BulkQuestion, keptFor: number, pay = freely): Promise<NewJob> {
    const refused = await this.answerable.refusalOf(question);
    if (refused) return refused;
    const { lists, leftOut, refused: refusedLists } = await takeIn(given);
    if (refusedLists.length > 0) return { refusedLists };
    if (await this.#isFull(lists.length)) return { refusedLists: [queueFull(lists.length)] };
    await pay(lists.reduce((bytes, { content }) => bytes + content.length, 0));
    const { token, tokenHash } = newToken();
    await this.jobs.save({ tokenHash, question: storedQuestion(question), leftOut, lists, keptFor });
    return { token };
  }

  /**
   * Judges the same lists under other data or rules, as a separate job that is stored no longer than the first one. The first job must
   * have finished.
   */
  async rerun(firstToken: string, change: Partial<BulkQuestion>): Promise<Rerun> {
    const first = await this.find(firstToken);
    if (!first) return { notNow: 'UNKNOWN_JOB' };
    if (first.finishedAt === null) return { notNow: 'NOT_FINISHED' };
    const question = { ...parseQuestion(first.question), ...change };
    const refused = await this.answerable.refusalOf(question);
    if (refused) return refused;
    if (await this.#isFull(first.total)) return { notNow: 'QUEUE_FULL' };
    const { token, tokenHash } = newToken();
    const isSaved = await this.jobs.saveRerun(first, { tokenHash, question: storedQuestion(question) });
    return isSaved ? { token } : { notNow: 'UNKNOWN_JOB' };
  }

  /** Null if no job has this token, or if the job has expired. */
  async find(token: string): Promise<CheckJob | null> {
    return isToken(token) ? this.jobs.find(hashOf(token)) : null;
  }

  /** Deletes a job with its lists and reports. False if no job has this token. */
  async remove(token: string): Promise<boolean> {
    return isToken(token) && this.jobs.remove(hashOf(token));
  }

  /** In the order in which the lists were submitted; lists without a result are skipped. `after` is a position. */
  list({ id }: Pick<CheckJob, 'id'>, filter: ResultFilter, first: number, after = 0): Promise<ResultPage> {
    return this.results.list(id, filter, first, after);
  }

  /** The headings of the organiser's own columns. */
  columns({ id }: Pick<CheckJob, 'id'>): Promise<readonly string[]> {
    return this.results.listColumns(id);
  }

  /** Complete reports by position. Lists without a report are not in the map. */
  async reports({ id }: Pick<CheckJob, 'id'>, positions: readonly number[]): Promise<ReadonlyMap<number, CheckReport>> {
    const stored = await this.results.findReports(id, positions);
    return new Map([...stored].flatMap(([position, report]) => (isReport(report) ? [[position, report] as const] : [])));
  }

  content({ id }: Pick<CheckJob, 'id'>, position: number): ReturnType<CheckResultRepository['findContent']> {
    return this.results.findContent(id, position);
  }

  async #isFull(more: number): Promise<boolean> {
    return (await this.lists.countOpen()) + more > BULK_LIMITS.waiting;
  }
}

const freely = (_bytes: number): Promise<void> => Promise.resolve();

function queueFull(count: number): TakeRefusal {
  const refused = { item: null, source: null, expected: 'room in the queue', got: `${count} lists` };
  return takeRefusal('QUEUE_FULL', 'full', {}, refused);
}

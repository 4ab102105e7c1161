import { createHash, randomBytes } from 'node:crypto';
import { refusal, rulesAsked, type CheckRefusal, type CheckReport } from '#muster/checking';
import {
  CheckJobRepository,
  CheckListRepository,
  CheckResultRepository,
  ReleaseRepository,
  type CheckJob,
  type CheckResult,
  type ResultFilter,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { BULK_LIMITS } from './limits.js';
import { parseQuestion, storedQuestion, type BulkQuestion } from './question.js';
import { takeIn } from './take/take-in.js';
import { refusal as takeRefusal, type Given, type TakeRefusal } from './take/taken-in.js';

/** What came of asking for a job. The token leads to it, and is told this once. */
export type NewJob = { readonly token: string } | CheckRefusal | { readonly refusedLists: readonly TakeRefusal[] };

/** What came of asking for the same lists again. */
export type Rerun = { readonly token: string } | CheckRefusal | { readonly notNow: 'UNKNOWN_JOB' | 'NOT_FINISHED' | 'QUEUE_FULL' };

export interface ResultPage {
  readonly total: number;
  readonly results: readonly CheckResult[];
}

/** Many lists checked together, asked for and watched. Who has a job's token may see it; nobody else knows that it is there. */
@Injectable()
export class CheckJobs {
  constructor(
    private readonly jobs: CheckJobRepository,
    private readonly lists: CheckListRepository,
    private readonly results: CheckResultRepository,
    private readonly releases: ReleaseRepository,
  ) {}

  /** All lists are taken or none. Kept for so many seconds. `pay` is asked before so many bytes are stored, and rejects where they may not be. */
  async start(given: Given, question: BulkQuestion, keptFor: number, pay = freely): Promise<NewJob> {
    const refused = await this.#unanswerable(question);
    if (refused) return refused;
    const { lists, leftOut, refused: refusedLists } = await takeIn(given);
    if (refusedLists.length > 0) return { refusedLists };
    if (await this.#isFull(lists.length)) return { refusedLists: [queueFull(lists.length)] };
    await pay(lists.reduce((bytes, { content }) => bytes + content.length, 0));
    const { token, tokenHash } = newToken();
    await this.jobs.save({ tokenHash, question: storedQuestion(question), leftOut, lists, keptFor });
    return { token };
  }

  /** The same lists under other data or rules: a job of its own, kept no longer than the first. Asked only when the first has finished. */
  async rerun(firstToken: string, change: Partial<BulkQuestion>): Promise<Rerun> {
    const first = await this.find(firstToken);
    if (!first) return { notNow: 'UNKNOWN_JOB' };
    if (first.finishedAt === null) return { notNow: 'NOT_FINISHED' };
    const question = { ...parseQuestion(first.question), ...change };
    const refused = await this.#unanswerable(question);
    if (refused) return refused;
    if (await this.#isFull(first.total)) return { notNow: 'QUEUE_FULL' };
    const { token, tokenHash } = newToken();
    const isSaved = await this.jobs.saveRerun(first.id, { tokenHash, question: storedQuestion(question) });
    return isSaved ? { token } : { notNow: 'UNKNOWN_JOB' };
  }

  /** Null when no job has this token, or it has expired. */
  async find(token: string): Promise<CheckJob | null> {
    return isToken(token) ? this.jobs.find(hashOf(token)) : null;
  }

  /** In the order in which the lists were given; those not judged yet are absent. `after`: a position. */
  list({ id }: Pick<CheckJob, 'id'>, filter: ResultFilter, first: number, after = 0): Promise<ResultPage> {
    return this.results.list(id, filter, first, after);
  }

  /** Whole reports by position; lists that have none are absent. */
  async reports({ id }: Pick<CheckJob, 'id'>, positions: readonly number[]): Promise<ReadonlyMap<number, CheckReport>> {
    const stored = await this.results.findReports(id, positions);
    return new Map([...stored].flatMap(([position, report]) => (isReport(report) ? [[position, report] as const] : [])));
  }

  content({ id }: Pick<CheckJob, 'id'>, position: number): ReturnType<CheckResultRepository['findContent']> {
    return this.results.findContent(id, position);
  }

  /** What can be told before a list is read. */
  async #unanswerable(question: BulkQuestion): Promise<CheckRefusal | null> {
    const { against, edition } = question;
    const release = against.kind === 'label' ? await this.releases.findByLabel(against.label) : undefined;
    if (release === null) return { refused: [refusal('UNKNOWN_RELEASE', 'noSuchRelease', {}, ['against'])] };
    if (release && edition !== null && release.edition !== edition) {
      const params = { edition: release.edition, asked: edition };
      return { refused: [refusal('RELEASE_OF_OTHER_EDITION', 'releaseOf', params, ['against'])] };
    }
    const known = edition ?? release?.edition;
    const rules = known === undefined ? null : rulesAsked(known, question);
    return rules && 'refused' in rules ? rules : null;
  }

  async #isFull(more: number): Promise<boolean> {
    return (await this.lists.countOpen()) + more > BULK_LIMITS.waiting;
  }
}

const freely = (_bytes: number): Promise<void> => Promise.resolve();

const TOKEN_BYTES = 32;

function newToken(): { readonly token: string; readonly tokenHash: Uint8Array } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** The token has 256 random bits, so one SHA-256 keeps it as safe as a slow hash would. */
const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

function queueFull(count: number): TakeRefusal {
  const refused = { item: null, source: null, expected: 'room in the queue', got: `${count} lists` };
  return takeRefusal('QUEUE_FULL', 'full', {}, refused);
}

/** The store gives back what it was given, and keeps it no longer than a job. */
const isReport = (value: unknown): value is CheckReport =>
  typeof value === 'object' && value !== null && 'verdict' in value && 'army' in value && 'units' in value;

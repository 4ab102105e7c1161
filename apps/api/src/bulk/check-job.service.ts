import { CheckJobs, JobWatch, type Given, type NewJob, type Rerun, type TakeRefusal } from '#muster/bulk';
import { eachOf, NodeFinders } from '../platform/graphql/node-finders.js';
import { parseGlobalId, writeGlobalId } from '../platform/graphql/global-id.js';
import { verdictNamed, type Against } from '#muster/checking';
import { ENGLISH } from '#muster/messages';
import type { CheckJob, CheckResult } from '#muster/persistence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toQuestion } from '../checking/check-question.input.js';
import { CheckService, refusalError } from '../checking/check.service.js';
import { ANYONE, type Viewer } from '../platform/access/viewer.js';
import { Config } from '../platform/config.js';
import { ApiError } from '../platform/errors/api-error.js';
import type { PageArgs } from '../platform/graphql/connection.js';
import { exactlyOne } from '../platform/graphql/given/exactly-one.js';
import { toUserError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import { pageAfter, startAfter } from '../platform/graphql/page.js';
import type { Caller } from '../platform/rates/caller.js';
import { RateLimits } from '../platform/rates/rate-limits.service.js';
import { untilLeft } from '../platform/sockets/until-left.js';
import { render } from '../platform/words.js';
import { UNKNOWN_RELEASE } from '../releases/unknown-release.js';
import type { CheckedListFilterInput, CheckListsInput, GivenListsInput, RerunCheckJobInput } from './check-job.inputs.js';
import type { CheckedLists, CheckedListType, CheckJobPayload, CheckJobType } from './check-job.types.js';

/** The settings of a job that apply to each of its lists. */
export type JobQuestion = Omit<CheckListsInput, 'given'>;

/** Serves jobs of many lists to the GraphQL schema and the HTTP routes. */
@Injectable()
export class CheckJobService implements OnModuleInit {
  constructor(
    private readonly jobs: CheckJobs,
    private readonly watching: JobWatch,
    private readonly checks: CheckService,
    private readonly config: Config,
    private readonly rates: RateLimits,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add(
      'CheckJob',
      eachOf((id) => this.#findNode(id)),
    );
  }

  async start({ given, ...question }: CheckListsInput, viewer: Viewer, payer: Caller): Promise<CheckJobPayload> {
    return this.startWith(toGiven(given), question, payer, viewer);
  }

  /** @throws ApiError RATE_LIMITED if the caller has stored too many bytes today */
  async startWith(given: Given, { against, ...question }: JobQuestion, payer: Caller, viewer: Viewer = ANYONE): Promise<CheckJobPayload> {
    const chosen = await this.checks.against(against, ['input', 'against'], viewer);
    if (await this.#isHidden(viewer, chosen)) return refused(refusalError(UNKNOWN_RELEASE));
    const pay = (bytes: number): Promise<void> => this.rates.store(payer, bytes);
    const started = await this.jobs.start(given, { ...toQuestion(question), against: chosen }, this.config.keepsChecksFor, pay);
    return this.#payload(started);
  }

  async rerun({ token, against }: RerunCheckJobInput, viewer: Viewer): Promise<CheckJobPayload> {
    const chosen = await this.checks.against(against, ['input', 'against'], viewer);
    if (await this.#isHidden(viewer, chosen)) return refused(refusalError(UNKNOWN_RELEASE));
    return this.#payload(await this.jobs.rerun(token, { against: chosen }));
  }

  async find(token: string): Promise<CheckJobType | null> {
    const job = await this.jobs.find(token);
    return job && toCheckJob(job, token);
  }

  /** The opaque id has the token: whoever knows it may see the job. */
  async #findNode(opaque: string): Promise<CheckJobType | null> {
    const id = parseGlobalId(opaque);
    return id?.type === 'CheckJob' ? this.find(id.parts[0] ?? '') : null;
  }

  async list(job: CheckJobType, filter: CheckedListFilterInput | null | undefined, page: PageArgs): Promise<CheckedLists> {
    const after = startAfter(page.after);
    const { search, ...given } = filter ?? {};
    const { total, results } = await this.jobs.list(job.stored, { ...given, text: search ?? null }, page.first + 1, after);
    const nodes = this.#present(job, results.slice(0, page.first));
    const edges = nodes.map((node) => ({ cursor: String(node.number), node }));
    return pageAfter(after, edges, results.length > page.first, total);
  }

  /** Sends the job's current state, and each change until it is finished. */
  watch(token: string): AsyncIterableIterator<{ readonly checkJobProgress: CheckJobType }> {
    return untilLeft((left) => this.#watch(token, left));
  }

  async *#watch(token: string, left: AbortSignal): AsyncGenerator<{ readonly checkJobProgress: CheckJobType }, void, undefined> {
    for await (const job of this.watching.watch(token, left)) yield { checkJobProgress: toCheckJob(job, token) };
  }

  async #payload(started: NewJob | Rerun): Promise<CheckJobPayload> {
    if ('token' in started) return { job: await this.find(started.token), userErrors: [] };
    if ('refused' in started) return refused(...started.refused.map(refusalError));
    if ('refusedLists' in started) return refused(...started.refusedLists.map(listError));
    return refused(toUserError(NOT_NOW[started.notNow], ['input', 'token']));
  }

  #present(job: CheckJobType, results: readonly CheckResult[]): readonly CheckedListType[] {
    let reports: ReturnType<CheckJobs['reports']> | null = null;
    const positions = results.map(({ position }) => position);
    return results.map(({ position, before, ...result }) => ({
      ...result,
      number: position,
      verdict: verdictNamed(result.verdict),
      before: before && { ...before, verdict: verdictNamed(before.verdict) },
      loadReport: async () => {
        reports ??= this.jobs.reports(job.stored, positions);
        return (await reports).get(position) ?? null;
      },
    }));
  }

  async #isHidden(viewer: Viewer, against: Against): Promise<boolean> {
    return (await this.checks.draftsHiddenFrom(viewer, [against])).has(against);
  }
}

const NOT_NOW = {
  UNKNOWN_JOB: { code: 'UNKNOWN_JOB', messageId: 'unknown', params: {} },
  NOT_FINISHED: { code: 'NOT_FINISHED', messageId: 'unfinished', params: {} },
  QUEUE_FULL: { code: 'QUEUE_FULL', messageId: 'full', params: {} },
} as const;

const refused = (...userErrors: readonly UserErrorType[]): CheckJobPayload => ({ job: null, userErrors });

function listError({ source: _source, ...error }: TakeRefusal): UserErrorType {
  const { item } = error;
  return { ...error, path: ['input', 'given', ...(item === null ? [] : [String(item - 1)])] };
}

function toGiven(input: GivenListsInput): Given {
  const [kind, value] = exactlyOne(input, ['input', 'given']);
  if (kind === 'lists') return { kind: 'texts', texts: value.map(({ player, text }) => ({ player: player ?? null, text })) };
  return { kind, text: value };
}

function toCheckJob({ question: _question, basedOnId, id, ...job }: CheckJob, token: string): CheckJobType {
  const status = job.finishedAt !== null ? 'FINISHED' : job.done > 0 ? 'RUNNING' : 'WAITING';
  return { ...job, stored: { id }, id: writeGlobalId('CheckJob', token), token, status, isRerun: basedOnId !== null };
}

/**
 * Lets an HTTP route answer 404 instead of null.
 * @throws ApiError NOT_FOUND if there is no job
 */
export function existing(job: CheckJobType | null): CheckJobType {
  if (job) return job;
  throw new ApiError('NOT_FOUND', render(ENGLISH, NOT_NOW.UNKNOWN_JOB));
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueueJobRepository, type QueueJob, type QueueJobFilter } from '#muster/persistence';
import { ImportWorker } from '#muster/publishing';
import type { Administrator } from '../../platform/access/viewer.js';
import { withoutNulls } from '../../platform/graphql/given/without-nulls.js';
import { storedIdOf, writeGlobalId } from '../../platform/graphql/global-id.js';
import { eachOf, forAdministrators, NodeFinders } from '../../platform/graphql/node-finders.js';
import { pageAfter, startAfter } from '../../platform/graphql/page.js';
import { userError } from '../../platform/graphql/user-error.js';
import type {
  CancelJobsInput,
  CancelJobsPayload,
  QueueJobConnection,
  QueueJobsArgs,
  QueueJobType,
  RedriveJobsInput,
  RedriveJobsPayload,
} from './queue-job.types.js';

/** The most imports that are cancelled at once. */
const MOST_IMPORTS = 100;

/** Shows administrators the queue, cancels jobs, and puts failed ones back into it. */
@Injectable()
export class QueueJobs implements OnModuleInit {
  constructor(
    private readonly jobs: QueueJobRepository,
    private readonly imports: ImportWorker,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add('QueueJob', forAdministrators(eachOf((id) => this.#find(id))));
  }

  async list({ filter, first, after }: QueueJobsArgs): Promise<QueueJobConnection> {
    const skip = startAfter(after);
    const wanted: QueueJobFilter = withoutNulls(filter ?? {});
    const [found, count] = await Promise.all([this.jobs.list({ ...wanted, first, skip }), this.jobs.count(wanted)]);
    const edges = found.map((job, at) => ({ cursor: String(skip + at + 1), node: toQueueJob(job) }));
    return pageAfter(after, edges, skip + found.length < count, count);
  }

  /** A kind of work without failed jobs is nothing wrong: 0 of them are tried again. */
  async redrive({ queue, job }: RedriveJobsInput, { author }: Administrator): Promise<RedriveJobsPayload> {
    const id = idAsked(job);
    const redriven = id === undefined ? 0 : await this.jobs.redrive(queue, id, author);
    return { redriven, userErrors: redriven > 0 || id === null ? [] : [userError('NOT_FOUND', 'failedJob', ['input', 'job'])] };
  }

  async cancel({ queue, job }: CancelJobsInput, { author }: Administrator): Promise<CancelJobsPayload> {
    if (queue === 'upkeep') return { cancelled: 0, userErrors: [userError('WRONG_STATUS', 'periodicJob', ['input', 'queue'])] };
    const id = idAsked(job);
    const found = typeof id === 'string' ? await this.jobs.find(id) : null;
    if (id === undefined || (id !== null && found?.queue !== queue))
      return { cancelled: 0, userErrors: [userError('NOT_FOUND', 'job', ['input', 'job'])] };
    const cancelled = queue === 'imports' ? await this.#cancelImports(found, author) : await this.jobs.cancel(queue, id, author);
    return { cancelled, userErrors: cancelled > 0 || found === null ? [] : [userError('WRONG_STATUS', 'jobRuns', ['input', 'job'])] };
  }

  /** An import also ends while it runs, and its own record says that it was cancelled. */
  async #cancelImports(one: QueueJob | null, author: Administrator['author']): Promise<number> {
    const asked = one ? [one] : await this.jobs.list({ queue: 'imports', first: MOST_IMPORTS, skip: 0 });
    const cancelled = await Promise.all(
      asked.map(async ({ data }) => {
        const id = typeof data === 'object' && data !== null && 'import' in data ? data.import : null;
        return typeof id === 'string' && this.imports.cancel(id, author);
      }),
    );
    return cancelled.filter(Boolean).length;
  }

  async #find(opaque: string): Promise<QueueJobType | null> {
    const id = storedIdOf('QueueJob', opaque);
    const job = id === null ? null : await this.jobs.find(id);
    return job && toQueueJob(job);
  }
}

/** The stored id; null if no job is named, undefined if the id is of no job. */
function idAsked(opaque: string | null | undefined): string | null | undefined {
  return opaque === null || opaque === undefined ? null : (storedIdOf('QueueJob', opaque) ?? undefined);
}

const toQueueJob = (job: QueueJob): QueueJobType => ({ ...job, id: writeGlobalId('QueueJob', job.id) });

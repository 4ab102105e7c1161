import { Injectable } from '@nestjs/common';
import { QueueJobRepository, type QueueJobFilter } from '#muster/persistence';
import type { Administrator } from '../../platform/access/viewer.js';
import { withoutNulls } from '../../platform/graphql/given/without-nulls.js';
import { pageAfter, startAfter } from '../../platform/graphql/page.js';
import { userError } from '../../platform/graphql/user-error.js';
import type { QueueJobConnection, QueueJobsArgs, RedriveJobsInput, RedriveJobsPayload } from './queue-job.types.js';

/** Shows administrators the queue, and puts failed jobs back into it. */
@Injectable()
export class QueueJobs {
  constructor(private readonly jobs: QueueJobRepository) {}

  async list({ filter, first, after }: QueueJobsArgs): Promise<QueueJobConnection> {
    const skip = startAfter(after);
    const wanted: QueueJobFilter = withoutNulls(filter ?? {});
    const [found, count] = await Promise.all([this.jobs.list({ ...wanted, first, skip }), this.jobs.count(wanted)]);
    const edges = found.map((node, at) => ({ cursor: String(skip + at + 1), node }));
    return pageAfter(after, edges, skip + found.length < count, count);
  }

  async redrive({ queue, job }: RedriveJobsInput, viewer: Administrator): Promise<RedriveJobsPayload> {
    const redriven = await this.jobs.redrive(queue, job ?? null, viewer.author);
    return { redriven, userErrors: redriven > 0 ? [] : [userError('NOT_FOUND', 'failedJob', ['input', job ? 'job' : 'queue'])] };
  }
}

import { QUEUES, type QueueJobFilter, type QueueJobState, type QueueName } from '#muster/persistence';
import type { QueueJobConnection, QueueJobType } from '../../../administration/jobs/queue-job.types.js';
import type { Counted } from '../../../platform/graphql/connection.js';
import { Seal, SelectField } from '../../form/fields.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import { JOB_STATES, JOBS, QUEUE_WORDS } from '../../phrases/admin/jobs.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';

export const STATES = ['waiting', 'running', 'failed'] as const satisfies readonly QueueJobState[];

interface JobsView {
  readonly filter: QueueJobFilter;
  readonly page: Counted<QueueJobConnection>;
  /** The number of failed jobs of each kind. */
  readonly failed: readonly (readonly [QueueName, number])[];
}

export function jobsPage(desk: AdminDesk, { filter, page, failed }: JobsView): string {
  const { phrase, seal } = desk;
  const { hasNextPage, endCursor } = page.pageInfo;
  const next = new URLSearchParams({ ...filter, after: endCursor ?? '' }).toString();
  const any = ['', phrase(JOBS.any)] as const;
  return adminPage({
    desk,
    at: 'jobs',
    children: (
      <>
        <p class="lead">{phrase(JOBS.lead)}</p>
        {failed.map(([queue, count]) => (count === 0 ? null : <RedriveAll {...{ queue, count, seal }} />))}
        <form class="filter no-print" action="/admin/jobs" method="get" role="search" aria-label={phrase(JOBS.filter)}>
          <SelectField
            name="queue"
            label={phrase(JOBS.kind)}
            value={filter.queue ?? ''}
            options={[any, ...QUEUES.map((queue) => [queue, phrase(QUEUE_WORDS[queue])] as const)]}
          />
          <SelectField
            name="state"
            label={phrase(JOBS.state)}
            value={filter.state ?? ''}
            options={[any, ...STATES.map((state) => [state, phrase(JOB_STATES[state])] as const)]}
          />
          <p>
            <button type="submit" class="second">
              {phrase(JOBS.show)}
            </button>
          </p>
        </form>
        {page.nodes.length === 0 ? <p>{phrase(JOBS.none)}</p> : <JobsTable {...{ page, seal }} />}
        {hasNextPage ? (
          <p class="paging no-print">
            <a href={`/admin/jobs?${next}`}>{phrase(ADMIN.next)}</a>
          </p>
        ) : null}
      </>
    ),
  });
}

function RedriveAll({ queue, count, seal }: { readonly queue: QueueName; readonly count: number; readonly seal: string }) {
  const phrase = usePhrases();
  return (
    <form class="panel" action="/admin/jobs" method="post">
      <Seal seal={seal} />
      <input type="hidden" name="queue" value={queue} />
      <p>
        {`${phrase(QUEUE_WORDS[queue])}, ${phrase(JOB_STATES.failed)}: ${phrase(JOBS.count, { count })} `}
        <button type="submit" class="plain-button">
          {phrase(JOBS.redriveAll)}
        </button>
      </p>
    </form>
  );
}

function JobsTable({ page, seal }: { readonly page: Counted<QueueJobConnection>; readonly seal: string }) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="jobs">
      <h2 id="jobs">{phrase(JOBS.count, { count: page.totalCount })}</h2>
      <table>
        <thead>
          <tr>
            {[JOBS.kind, JOBS.state, JOBS.about, JOBS.tries, JOBS.reason, JOBS.queued, JOBS.action].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.nodes.map((job) => (
            <Line {...{ job, seal }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ job: { id, queue, state, data, tries, reason, queuedAt }, seal }: { readonly job: QueueJobType; readonly seal: string }) {
  const phrase = usePhrases();
  return (
    <tr>
      <th scope="row">{phrase(QUEUE_WORDS[queue])}</th>
      <td data-label={phrase(JOBS.state)}>{phrase(JOB_STATES[state])}</td>
      <td data-label={phrase(JOBS.about)}>
        <code>{JSON.stringify(data)}</code>
      </td>
      <td data-label={phrase(JOBS.tries)}>{tries}</td>
      <td data-label={phrase(JOBS.reason)}>{reason}</td>
      <td data-label={phrase(JOBS.queued)}>
        <Moment at={queuedAt} />
      </td>
      <td data-label={phrase(JOBS.action)}>
        {state === 'failed' ? (
          <form action="/admin/jobs" method="post">
            <Seal seal={seal} />
            <input type="hidden" name="queue" value={queue} />
            <button type="submit" name="id" value={id} class="plain-button">
              {phrase(JOBS.redrive)}
            </button>
          </form>
        ) : queue === 'upkeep' ? null : (
          <form action="/admin/jobs" method="post">
            <Seal seal={seal} />
            <input type="hidden" name="queue" value={queue} />
            <input type="hidden" name="do" value="cancel" />
            <button type="submit" name="id" value={id} class="plain-button">
              {phrase(JOBS.cancel)}
            </button>
          </form>
        )}
      </td>
    </tr>
  );
}

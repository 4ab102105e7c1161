import type { CheckJob } from '#muster/persistence';
import { htmlPage } from '../layout/html-page.js';
import { counted, failureWords, momentWords } from '../layout/words.js';

/** Seconds after which a browser without scripts reloads the page. */
const REFRESH = 2;

interface WaitingParts {
  readonly job: CheckJob;
  readonly token: string;
}

/** Shows the progress of a job until it has finished. */
export function waitingPage({ job, token }: WaitingParts): string {
  const { done, total } = job;
  return htmlPage({
    title: `${done} of ${total} checked`,
    at: total === 1 ? 'check' : 'bulk',
    isPrivate: true,
    refresh: REFRESH,
    children: (
      <>
        <h1>Checking {counted(total, 'list')}</h1>
        <p>
          <label for="progress">Progress</label>
          <progress id="progress" max={total} value={done} data-job={token} aria-describedby="done" />
        </p>
        <p id="done" role="status">
          {done} of {total} checked
        </p>
        <p class="quiet">This page shows the results when they are ready. They are deleted on {momentWords(job.expiresAt)}.</p>
      </>
    ),
  });
}

interface NoReportParts {
  readonly failure: string;
  readonly table: string | null;
}

/** Explains why a stored list has no report. */
export function noReportPage({ failure, table }: NoReportParts): string {
  return htmlPage({
    title: 'No report',
    at: table === null ? 'check' : 'bulk',
    isPrivate: true,
    children: (
      <>
        {table === null ? null : (
          <p class="back">
            <a href={table}>Back to the table</a>
          </p>
        )}
        <h1>No report</h1>
        <p>{failureWords(failure)}</p>
      </>
    ),
  });
}

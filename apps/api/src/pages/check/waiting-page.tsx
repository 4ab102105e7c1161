import type { Locale } from '#muster/messages';
import type { CheckJob } from '#muster/persistence';
import { htmlPage } from '../layout/html-page.js';
import { failureWords, momentWords } from '../layout/words.js';
import { CHECK } from '../phrases/check.js';
import { phrasesIn } from '../phrases/phrase.js';

/** Seconds after which a browser without scripts reloads the page. */
const REFRESH = 2;

interface WaitingParts {
  readonly locale: Locale;
  readonly job: CheckJob;
  readonly token: string;
}

/** Shows the progress of a job until it has finished. */
export function waitingPage({ locale, job, token }: WaitingParts): string {
  const { done, total } = job;
  const phrase = phrasesIn(locale);
  return htmlPage({
    locale,
    title: phrase(CHECK.progress, { done, total }),
    at: total === 1 ? 'check' : 'bulk',
    isPrivate: true,
    refresh: REFRESH,
    children: (
      <>
        <h1>{phrase(CHECK.checking, { count: total })}</h1>
        <p>
          <label for="progress">{phrase(CHECK.progressLabel)}</label>
          <progress id="progress" max={total} value={done} data-job={token} aria-describedby="done" />
        </p>
        <p id="done" role="status" data-of={phrase(CHECK.progress, { done: '{done}', total })}>
          {phrase(CHECK.progress, { done, total })}
        </p>
        <p class="quiet">{phrase(CHECK.waitingWhy, { moment: momentWords(job.expiresAt, locale) })}</p>
      </>
    ),
  });
}

interface NoReportParts {
  readonly locale: Locale;
  readonly failure: string;
  readonly table: string | null;
}

/** Explains why a stored list has no report. */
export function noReportPage({ locale, failure, table }: NoReportParts): string {
  const phrase = phrasesIn(locale);
  return htmlPage({
    locale,
    title: phrase(CHECK.noReport),
    at: table === null ? 'check' : 'bulk',
    isPrivate: true,
    children: (
      <>
        {table === null ? null : (
          <p class="back">
            <a href={table}>{phrase(CHECK.back)}</a>
          </p>
        )}
        <h1>{phrase(CHECK.noReport)}</h1>
        <p>{failureWords(failure, phrase)}</p>
      </>
    ),
  });
}

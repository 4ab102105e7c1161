import type { Asked } from '../form/asked.js';
import type { FormOptions } from '../form/form-options.service.js';
import { htmlPage } from '../layout/html-page.js';
import { durationWords, momentWords, VERDICT_MARKS } from '../layout/words.js';
import { ReportBody } from '../report/report-body.js';
import type { ReportView } from '../report/report-view.js';
import { CheckForm } from './check-form.js';

interface ReportPageParts {
  readonly view: ReportView;
  readonly asked: Asked;
  readonly options: FormOptions;
}

/** The report on a list that is not stored. */
export function reportPage({ view, asked, options }: ReportPageParts): string {
  return htmlPage({
    title: titleOf(view),
    at: 'check',
    isPrivate: true,
    children: (
      <>
        <ReportBody view={view} />
        <section class="panel no-print" aria-labelledby="link">
          <h2 id="link">Share</h2>
          <p>This report is not stored: it is gone when you leave the page.</p>
          {view.lines === null ? (
            <p>To get a link, check the file again and choose to keep the report.</p>
          ) : (
            <KeepForm asked={asked} options={options} />
          )}
        </section>
        <details class="again no-print">
          <summary>Change the list or the settings</summary>
          <CheckForm asked={asked} options={options} keep={false} />
        </details>
      </>
    ),
  });
}

/** Checks the same list again and stores it. */
function KeepForm({ asked, options }: Pick<ReportPageParts, 'asked' | 'options'>) {
  return (
    <form action="/check/report" method="post" enctype="multipart/form-data">
      <input type="hidden" name="text" value={asked.text} />
      <input type="hidden" name="edition" value={asked.edition} />
      <input type="hidden" name="release" value={asked.release} />
      <input type="hidden" name="asOf" value={asked.asOf} />
      <input type="hidden" name="limit" value={asked.limit} />
      <input type="hidden" name="battleSize" value={asked.battleSize} />
      {asked.complete ? <input type="hidden" name="complete" value="true" /> : null}
      {asked.amendments.map((id) => (
        <input type="hidden" name="amendment" value={id} />
      ))}
      <button type="submit" class="second" name="keep" value="true">
        Keep the report for {durationWords(options.keepsFor)} and get a link
      </button>
    </form>
  );
}

interface KeptPageParts {
  readonly view: ReportView;
  readonly address: string;
  readonly expiresAt: string;
  /** URL of the table that contains the list; null if it was checked alone. */
  readonly table: string | null;
}

/** The report on a stored list. */
export function keptReportPage({ view, address, expiresAt, table }: KeptPageParts): string {
  return htmlPage({
    title: titleOf(view),
    at: table === null ? 'check' : 'bulk',
    isPrivate: true,
    children: (
      <>
        {table === null ? null : (
          <p class="back">
            <a href={table}>Back to the table</a>
          </p>
        )}
        <ReportBody view={view} />
        <section class="panel no-print" aria-labelledby="link">
          <h2 id="link">Share</h2>
          <p>
            Anyone who has <a href={address}>the secret address of this page</a> can read the list. The list and its report are deleted on{' '}
            {momentWords(expiresAt)}.
          </p>
          <button type="button" class="second" data-copies-address hidden>
            Copy the link
          </button>
        </section>
      </>
    ),
  });
}

function titleOf({ report }: ReportView): string {
  const name = report.army.name ?? report.army.faction ?? 'a list';
  return `${VERDICT_MARKS[report.verdict].word}: ${name}`;
}

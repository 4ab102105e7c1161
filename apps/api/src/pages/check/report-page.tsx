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

/** What came of a list that is not kept. */
export function reportPage({ view, asked, options }: ReportPageParts): string {
  return htmlPage({
    title: titleOf(view),
    at: 'check',
    isPrivate: true,
    children: (
      <>
        <ReportBody view={view} />
        <section class="panel no-print" aria-labelledby="link">
          <h2 id="link">Pass it on</h2>
          <p>This page was not kept: it is gone when you leave it.</p>
          {view.lines === null ? (
            <p>To have a link to it, check the file again and choose to keep it.</p>
          ) : (
            <KeepForm asked={asked} options={options} />
          )}
        </section>
        <details class="again no-print">
          <summary>Change the list or the question</summary>
          <CheckForm asked={asked} options={options} keep={false} />
        </details>
      </>
    ),
  });
}

/** The same list asked again, to be kept. */
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
        Keep it for {durationWords(options.keepsFor)} and give me a link
      </button>
    </form>
  );
}

interface KeptPageParts {
  readonly view: ReportView;
  readonly address: string;
  readonly expiresAt: string;
  /** The table that it is a row of; null: it was checked alone. */
  readonly table: string | null;
}

/** What came of a list that is kept. */
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
          <h2 id="link">Pass it on</h2>
          <p>
            <a href={address}>The address of this page</a> is its link. Whoever has it can read the list; nobody can guess it. All of it is
            deleted on {momentWords(expiresAt)}.
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

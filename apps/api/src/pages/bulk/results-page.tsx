import { Faults } from '../form/faults.js';
import { ReleaseSelect } from '../form/question-fields.js';
import { htmlPage } from '../layout/html-page.js';
import { counted, EDITION_WORDS, momentWords } from '../layout/words.js';
import { ResultsFilter, VerdictCounts } from './results-filter.js';
import { ResultsTable } from './results-table.js';
import { tableAddress } from './table-query.js';
import type { TableView } from './table-view.js';

export function resultsPage(view: TableView): string {
  const { job, query, fitting, changed } = view;
  return htmlPage({
    title: `${counted(job.total, 'list')} checked`,
    at: 'bulk',
    isPrivate: true,
    children: (
      <>
        <h1>{counted(job.total, 'list')} checked</h1>
        <p class="quiet">
          {underWhat(view)} Deleted on {momentWords(job.expiresAt)}.
        </p>
        <Faults faults={view.faults} />
        {changed === null ? null : (
          <p>
            Checked again: the result of <strong>{changed}</strong> of {counted(job.total, 'list')} changed.
          </p>
        )}
        <VerdictCounts view={view} />
        <ResultsFilter view={view} />
        <LeftOut view={view} />
        <section class="panel wide" aria-label="Results">
          {fitting === 0 ? <p>{query.changed ? 'No result changed.' : 'No list matches the filter.'}</p> : <ResultsTable view={view} />}
        </section>
        <Paging view={view} />
        <Further view={view} />
      </>
    ),
  });
}

function dataOf(against: TableView['question']['against']): string {
  if (against.kind === 'label') return `data release ${against.label}`;
  if (against.kind === 'asOf') return `data in force on ${against.date}`;
  return against.kind === 'stated' ? 'the data version that each list states' : 'data in force';
}

function underWhat({ question: { edition, against, amendments, complete } }: TableView): string {
  const parts = [
    edition === null ? 'edition detected from each list' : EDITION_WORDS[edition],
    dataOf(against),
    ...amendments,
    ...(complete ? ['completeness check'] : []),
  ];
  return `Checked under: ${parts.join(', ')}.`;
}

function LeftOut({ view: { job } }: { readonly view: TableView }) {
  if (job.leftOut.length === 0) return null;
  return (
    <details class="more left-out">
      <summary>{counted(job.leftOut.length, 'line or file belongs', 'lines or files belong')} to no list</summary>
      <ul class="plain">
        {job.leftOut.map(({ source, line, text }) => (
          <li>
            <code>{text}</code>{' '}
            <span class="quiet">{[source, line === null ? null : `line ${line}`].filter((part) => part !== null).join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Paging({ view: { token, query, pages, fitting } }: { readonly view: TableView }) {
  if (pages === 1) return null;
  return (
    <nav class="paging no-print" aria-label="Pages of the table">
      {query.page > 1 ? <a href={tableAddress(token, query, { page: query.page - 1 })}>Previous</a> : null}
      <span>
        Page {query.page} of {pages}, {counted(fitting, 'row')}
      </span>
      {query.page < pages ? <a href={tableAddress(token, query, { page: query.page + 1 })}>Next</a> : null}
    </nav>
  );
}

function Further({ view: { token, query, options, question, rows } }: { readonly view: TableView }) {
  const here = question.against.kind === 'label' ? question.against.label : rows[0]?.result.release;
  const other = options.releases.find(({ label }) => label !== here)?.label ?? '';
  const onlyChanged = query.changed ? '?changed=true' : '';
  return (
    <div class="columns no-print">
      <section class="panel" aria-labelledby="download">
        <h2 id="download">Download</h2>
        <p class="links">
          <a href={`/check/jobs/${token}/results.csv${onlyChanged}`}>CSV</a>
          <a href={`/check/jobs/${token}/results.json${onlyChanged}`}>JSON</a>
          {query.print ? (
            <button type="button" class="second" data-prints hidden>
              Print
            </button>
          ) : (
            <a href={tableAddress(token, query, { print: true })}>All rows on one page, for printing</a>
          )}
        </p>
        <p class="quiet">Anyone who has the address of this page can read the lists.</p>
      </section>
      <section class="panel" aria-labelledby="rerun">
        <h2 id="rerun">Check the same lists under another release</h2>
        <form action={`/check/bulk/${token}/rerun`} method="post">
          <p class="field">
            <label for="release">Data release</label>
            <ReleaseSelect asked={other} options={options} inForce={null} />
          </p>
          <button type="submit" class="second">
            Check again and show changes
          </button>
        </form>
      </section>
    </div>
  );
}

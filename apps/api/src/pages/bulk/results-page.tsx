import type { Locale } from '#muster/messages';
import { Faults } from '../form/faults.js';
import { ReleaseSelect } from '../form/question-fields.js';
import { htmlPage } from '../layout/html-page.js';
import { momentWords, named } from '../layout/words.js';
import { BULK } from '../phrases/bulk.js';
import { FORM } from '../phrases/form.js';
import { phrasesIn, usePhrases, type Phrasing } from '../phrases/phrase.js';
import { ResultsFilter, VerdictCounts } from './results-filter.js';
import { PrintedFindings, ResultsTable } from './results-table.js';
import { tableAddress } from './table-query.js';
import type { TableView } from './table-view.js';

export function resultsPage(view: TableView, locale: Locale): string {
  const { job, query, fitting, changed } = view;
  const phrase = phrasesIn(locale);
  const title = phrase(BULK.checked, { count: job.total });
  return htmlPage({
    locale,
    title,
    at: 'bulk',
    isPrivate: true,
    children: (
      <>
        <h1>{title}</h1>
        <p class="quiet">{phrase(BULK.under, { settings: underWhat(view, phrase), moment: momentWords(job.expiresAt, locale) })}</p>
        <Faults faults={view.faults} />
        {changed === null ? null : <p>{phrase(BULK.changed, { changed, count: job.total })}</p>}
        <VerdictCounts view={view} />
        <ResultsFilter view={view} />
        <LeftOut view={view} />
        <section class="panel wide" aria-label={phrase(BULK.results)}>
          {fitting === 0 ? <p>{phrase(query.changed ? BULK.noneChanged : BULK.noneFits)}</p> : <ResultsTable view={view} />}
        </section>
        {query.print ? <PrintedFindings view={view} /> : null}
        <Paging view={view} />
        <Further view={view} />
      </>
    ),
  });
}

function dataOf(against: TableView['question']['against'], phrase: Phrasing): string {
  if (against.kind === 'label') return phrase(BULK.ofRelease, { label: against.label });
  if (against.kind === 'asOf') return phrase(BULK.ofDate, { date: against.date });
  return phrase(against.kind === 'stated' ? BULK.ofStated : BULK.ofToday);
}

function underWhat({ question: { edition, against, amendments, complete } }: TableView, phrase: Phrasing): string {
  const parts = [
    edition === null ? phrase(BULK.editionDetected) : named(edition, phrase),
    dataOf(against, phrase),
    ...amendments,
    ...(complete ? [phrase(BULK.completeness)] : []),
  ];
  return parts.join(', ');
}

function LeftOut({ view: { job } }: { readonly view: TableView }) {
  const phrase = usePhrases();
  if (job.leftOut.length === 0) return null;
  return (
    <details class="more left-out" open>
      <summary>{phrase(BULK.leftOut, { count: job.leftOut.length })}</summary>
      <ul class="plain">
        {job.leftOut.map(({ source, line, text }) => (
          <li>
            <code>{text}</code>{' '}
            <span class="quiet">
              {[source, line === null ? null : phrase(BULK.line, { line })].filter((part) => part !== null).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Paging({ view: { token, query, pages, fitting } }: { readonly view: TableView }) {
  const phrase = usePhrases();
  if (pages === 1) return null;
  return (
    <nav class="paging no-print" aria-label={phrase(BULK.pagesOfTable)}>
      {query.page > 1 ? <a href={tableAddress(token, query, { page: query.page - 1 })}>{phrase(BULK.previous)}</a> : null}
      <span>{phrase(BULK.pageOf, { page: query.page, pages, rows: fitting })}</span>
      {query.page < pages ? <a href={tableAddress(token, query, { page: query.page + 1 })}>{phrase(BULK.next)}</a> : null}
    </nav>
  );
}

function Further({ view: { token, query, options, question, rows } }: { readonly view: TableView }) {
  const phrase = usePhrases();
  const here = question.against.kind === 'label' ? question.against.label : rows[0]?.result.release;
  const editionOf = (release: string | null | undefined) => options.releases.find(({ label }) => label === release)?.edition;
  const editions = new Set(rows.flatMap(({ result }) => editionOf(result.release) ?? []));
  const fitting = { ...options, releases: options.releases.filter(({ edition }) => editions.size === 0 || editions.has(edition)) };
  const other = fitting.releases.find(({ label }) => label !== here)?.label ?? '';
  const onlyChanged = query.changed ? '?changed=true' : '';
  return (
    <div class="columns no-print">
      <section class="panel" aria-labelledby="download">
        <h2 id="download">{phrase(BULK.download)}</h2>
        <p class="links">
          <a href={`/check/jobs/${token}/results.csv${onlyChanged}`}>CSV</a>
          <a href={`/check/jobs/${token}/results.json${onlyChanged}`}>JSON</a>
          {query.print ? (
            <button type="button" class="second" data-prints hidden>
              {phrase(BULK.print)}
            </button>
          ) : (
            <a href={tableAddress(token, query, { print: true })}>{phrase(BULK.forPrinting)}</a>
          )}
        </p>
        <p class="quiet">{phrase(BULK.anyone)}</p>
      </section>
      <section class="panel" aria-labelledby="rerun">
        <h2 id="rerun">{phrase(BULK.rerun)}</h2>
        <form action={`/check/bulk/${token}/rerun`} method="post">
          <p class="field">
            <label for="release">{phrase(FORM.release)}</label>
            <ReleaseSelect asked={other} options={fitting} isNamed />
          </p>
          <button type="submit" class="second">
            {phrase(BULK.rerunNow)}
          </button>
        </form>
      </section>
    </div>
  );
}

import type { CheckResult, ResultColumns } from '#muster/persistence';
import { Badge } from '../layout/badge.js';
import { counted, FAILED_MARK, failureWords, formatWords, REVIEW_MARK, SEVERITY_MARKS, VERDICT_MARKS, type Mark } from '../layout/words.js';
import { tableAddress, type Column, type TableQuery } from './table-query.js';
import type { RowDetails, TableRow, TableView } from './table-view.js';

const HEADINGS: readonly (readonly [Column, string])[] = [
  ['position', 'No.'],
  ['player', 'Player'],
  ['faction', 'Faction'],
  ['detachment', 'Detachment'],
  ['statedPoints', 'Stated'],
  ['computedPoints', 'Computed'],
  ['verdict', 'Verdict'],
  ['findings', 'Findings'],
  ['format', 'Format'],
  ['release', 'Release'],
];

/** A row for each list, with its findings below it. */
export function ResultsTable({ view }: { readonly view: TableView }) {
  const { token, query, rows } = view;
  return (
    <table class="results">
      <thead>
        <tr>
          {HEADINGS.map(([column, words]) => (
            <Heading column={column} words={words} token={token} query={query} />
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <Row row={row} token={token} isPrinted={query.print} />
      ))}
    </table>
  );
}

interface HeadingParts {
  readonly column: Column;
  readonly words: string;
  readonly token: string;
  readonly query: TableQuery;
}

function Heading({ column, words, token, query }: HeadingParts) {
  const isSorted = query.sort === column;
  const order = query.isDescending ? 'descending' : 'ascending';
  const next = tableAddress(token, query, { sort: column, isDescending: isSorted && !query.isDescending });
  return (
    <th scope="col" {...(isSorted ? { 'aria-sort': order } : {})}>
      <a href={next}>
        {words}
        {isSorted ? <span aria-hidden="true">{query.isDescending ? ' \u2193' : ' \u2191'}</span> : null}
      </a>
    </th>
  );
}

interface RowParts {
  readonly row: TableRow;
  readonly token: string;
  readonly isPrinted: boolean;
}

function Row({ row: { result, details }, token, isPrinted }: RowParts) {
  const { position, before } = result;
  return (
    <tbody id={`list-${position}`}>
      <tr>
        <td data-label="No.">{position}</td>
        <th scope="row">
          <a href={`/check/bulk/${token}/${position}`}>{nameOf(result)}</a>
          {result.source !== null && result.player !== null ? <span class="quiet"> {result.source}</span> : null}
        </th>
        <td data-label="Faction">{result.faction}</td>
        <td data-label="Detachment">{result.detachment}</td>
        <td data-label="Stated">{result.statedPoints}</td>
        <td data-label="Computed">
          <Was now={result.computedPoints} was={before?.computedPoints} />
          {differs(result) ? <span class="quiet"> differs</span> : null}
        </td>
        <td data-label="Verdict">
          {before && before.verdict !== result.verdict ? (
            <>
              <Badge mark={verdictMark(before)} /> <span aria-hidden="true">{'\u2192'}</span>
              <span class="unseen"> then </span>{' '}
            </>
          ) : null}
          <Badge mark={verdictMark(result)} />
        </td>
        <td data-label="Findings">
          <Was now={result.findings} was={before?.findings} />
        </td>
        <td data-label="Format">{result.format === null ? 'not recognised' : formatWords(result.format)}</td>
        <td data-label="Release">{result.release}</td>
      </tr>
      <tr class="below">
        <td></td>
        <td colSpan={HEADINGS.length - 1}>
          <Below result={result} details={details} token={token} isPrinted={isPrinted} />
        </td>
      </tr>
    </tbody>
  );
}

interface BelowParts extends Omit<RowParts, 'row'> {
  readonly result: CheckResult;
  readonly details: RowDetails | null;
}

function Below({ result, details, token, isPrinted }: BelowParts) {
  if (result.failure !== null || details === null) return <p>{failureWords(result.failure ?? 'INTERNAL')}</p>;
  if (details.sentences.length === 0) return null;
  return (
    <details class="more" open={isPrinted}>
      <summary>
        {counted(details.sentences.length + details.more, 'note')}
        <span class="unseen"> about {nameOf(result)}</span>
      </summary>
      <ul class="plain">
        {details.sentences.map(({ kind, message, line }) => (
          <li>
            <Badge mark={kind === 'review' ? REVIEW_MARK : SEVERITY_MARKS[kind]} /> {message}
            {line === null ? null : <span class="quiet"> line {line}</span>}
          </li>
        ))}
      </ul>
      <p class="no-print">
        <a href={`/check/bulk/${token}/${result.position}`}>
          {details.more > 0 ? `${details.more} more in the full report` : 'Full report'}
          <span class="unseen"> on {nameOf(result)}</span>
        </a>
      </p>
    </details>
  );
}

/** A number, and its previous value if that was different. */
function Was({ now, was }: { readonly now: number | null; readonly was: number | null | undefined }) {
  const text = now === null ? '' : String(now);
  if (was === undefined || was === now) return <>{text}</>;
  return (
    <>
      {text} <span class="quiet">was {was ?? 'unknown'}</span>
    </>
  );
}

const nameOf = ({ player, source, position }: CheckResult): string => player ?? source ?? `List ${position}`;

const differs = ({ statedPoints, computedPoints }: ResultColumns): boolean =>
  statedPoints !== null && computedPoints !== null && statedPoints !== computedPoints;

const MARKS: ReadonlyMap<string | null, Mark> = new Map(Object.entries(VERDICT_MARKS));

const verdictMark = ({ verdict }: ResultColumns): Mark => MARKS.get(verdict) ?? FAILED_MARK;

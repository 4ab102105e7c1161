import type { ResultColumns } from '#muster/persistence';
import { Badge } from '../layout/badge.js';
import { failureWords, FAILED_MARK, named, NO_LIST_MARK, REVIEW_MARK, SEVERITY_MARKS, VERDICT_MARKS, type Mark } from '../layout/words.js';
import { BULK } from '../phrases/bulk.js';
import { usePhrases, type Phrase, type Phrasing } from '../phrases/phrase.js';
import { tableAddress, type Column, type TableQuery } from './table-query.js';
import type { TableRow, TableView } from './table-view.js';

const HEADINGS: readonly (readonly [Column, Phrase])[] = [
  ['position', BULK.number],
  ['player', BULK.player],
  ['faction', BULK.faction],
  ['detachment', BULK.detachment],
  ['computedPoints', BULK.points],
  ['verdict', BULK.verdict],
];

/** One row for each list, with the reason for its verdict. All its findings can be opened below the row. */
export function ResultsTable({ view }: { readonly view: TableView }) {
  const phrase = usePhrases();
  const { token, query, rows } = view;
  return (
    <table class="results">
      <thead>
        <tr>
          {HEADINGS.map(([column, words]) => (
            <Heading column={column} words={words} token={token} query={query} />
          ))}
          <th scope="col">{phrase(BULK.reason)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row row={row} token={token} isPrinted={query.print} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadingParts {
  readonly column: Column;
  readonly words: Phrase;
  readonly token: string;
  readonly query: TableQuery;
}

function Heading({ column, words, token, query }: HeadingParts) {
  const phrase = usePhrases();
  const isSorted = query.sort === column;
  const order = query.isDescending ? 'descending' : 'ascending';
  const next = tableAddress(token, query, { sort: column, isDescending: isSorted && !query.isDescending });
  return (
    <th scope="col" {...(isSorted ? { 'aria-sort': order } : {})}>
      <a href={next}>
        {phrase(words)}
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

function Row({ row, token, isPrinted }: RowParts) {
  const phrase = usePhrases();
  const { result, sameAs } = row;
  const { position, before } = result;
  return (
    <tr id={`list-${position}`}>
      <td data-label={phrase(BULK.number)}>{position}</td>
      <th scope="row">
        <a href={`/check/bulk/${token}/${position}`}>{nameOf(row, phrase)}</a>
        {result.source !== null && result.player !== null ? <span class="quiet"> {result.source}</span> : null}
        {sameAs.length === 0 ? null : <span class="badge warning">{phrase(BULK.alsoAs, { numbers: sameAs.join(', ') })}</span>}
      </th>
      <td data-label={phrase(BULK.faction)}>{result.faction}</td>
      <td data-label={phrase(BULK.detachment)}>{result.detachment}</td>
      <td data-label={phrase(BULK.points)}>
        <Points row={row} />
      </td>
      <td data-label={phrase(BULK.verdict)}>
        {before && before.verdict !== result.verdict ? (
          <>
            <Badge mark={verdictMark(before)} /> <span aria-hidden="true">{'\u2192'}</span>
            <span class="unseen"> {phrase(BULK.afterwards)} </span>{' '}
          </>
        ) : null}
        <Badge mark={verdictMark(result)} />
      </td>
      <td class="reason">{isPrinted ? <>{reasonOf(row, phrase)}</> : <Reason row={row} />}</td>
    </tr>
  );
}

/** Computed points of the limit; below, what the list states or what they were if that is different. */
function Points({ row: { result, details } }: { readonly row: TableRow }) {
  const phrase = usePhrases();
  const { statedPoints, computedPoints, before } = result;
  const limit = details?.limit ?? null;
  const points = computedPoints ?? statedPoints;
  return (
    <>
      {points === null ? null : limit === null ? points : phrase(BULK.ofLimit, { points, limit })}
      {differs(result) ? <span class="quiet"> {phrase(BULK.statedPoints, { points: statedPoints ?? 0 })}</span> : null}
      {before === null || before.computedPoints === computedPoints ? null : (
        <span class="quiet"> {phrase(BULK.was, { value: before.computedPoints ?? phrase(BULK.unknown) })}</span>
      )}
    </>
  );
}

/** The reason that decides the verdict, or how much there is to read about a legal list. */
function reasonOf({ result, details }: TableRow, phrase: Phrasing): string {
  if (result.failure !== null || details === null) return failureWords(result.failure ?? 'INTERNAL', phrase);
  const { deciding, sentences } = details;
  return deciding ?? (sentences.length === 0 ? '' : phrase(BULK.notes, { count: sentences.length }));
}

/** The reason, with the other findings folded below it. */
function Reason({ row }: Pick<RowParts, 'row'>) {
  const phrase = usePhrases();
  const reason = reasonOf(row, phrase);
  if ((row.details?.sentences.length ?? 0) === 0) return reason === '' ? <Facts row={row} /> : <>{reason}</>;
  return (
    <details class="more">
      <summary>{reason}</summary>
      <Sentences row={row} />
    </details>
  );
}

/** Format and release. */
function Facts({ row: { result } }: Pick<RowParts, 'row'>) {
  const phrase = usePhrases();
  const facts = [result.format === null ? null : named(result.format, phrase), result.release].filter((fact) => fact !== null);
  return <span class="quiet">{facts.join(', ')}</span>;
}

/** For paper: all that is said of each list, below the table. */
export function PrintedFindings({ view: { rows } }: { readonly view: TableView }) {
  const phrase = usePhrases();
  return (
    <>
      {rows.map((row) =>
        (row.details?.sentences.length ?? 0) === 0 ? null : (
          <section class="panel">
            <h2>{nameOf(row, phrase)}</h2>
            <Sentences row={row} />
          </section>
        ),
      )}
    </>
  );
}

function Sentences({ row }: Pick<RowParts, 'row'>) {
  const phrase = usePhrases();
  return (
    <>
      <ul class="plain">
        {(row.details?.sentences ?? []).map(({ kind, message, line }) => (
          <li>
            <Badge mark={kind === 'review' ? REVIEW_MARK : SEVERITY_MARKS[kind]} /> {message}
            {line === null ? null : <span class="quiet"> {phrase(BULK.line, { line })}</span>}
          </li>
        ))}
      </ul>
      <p>
        <Facts row={row} />
      </p>
    </>
  );
}

const nameOf = ({ result }: TableRow, phrase: Phrasing): string =>
  result.player ?? result.source ?? phrase(BULK.listNumber, { number: result.position });

const differs = ({ statedPoints, computedPoints }: ResultColumns): boolean =>
  statedPoints !== null && computedPoints !== null && statedPoints !== computedPoints;

const MARKS: ReadonlyMap<string | null, Mark> = new Map(Object.entries(VERDICT_MARKS));

const verdictMark = ({ verdict, format, failure }: ResultColumns): Mark =>
  failure === null && format === null ? NO_LIST_MARK : (MARKS.get(verdict) ?? FAILED_MARK);

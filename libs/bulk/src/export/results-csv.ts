import { decidingOf, type CheckReport } from '#muster/checking';
import type { Say } from '#muster/messages';
import type { CheckResult, LeftOut } from '#muster/persistence';
import { csvLine } from './csv-line.js';

const HEAD = [
  ...['number', 'player', 'source', 'faction', 'detachment', 'stated points', 'computed points', 'limit', 'verdict', 'reason'],
  ...['findings', 'to review', 'format', 'release', 'failure', 'report'],
] as const;

/** How the results of one job are written. */
export interface CsvForm {
  /** The headings of the organiser's own columns, in their order. */
  readonly columns: readonly string[];
  /** Renders the reasons. */
  readonly say: Say;
  /** The address of the report on the list at a position. */
  readonly addressOf: (position: number) => string;
}

export const csvHead = ({ columns }: Pick<CsvForm, 'columns'>): string => csvLine([...HEAD, ...columns]);

/** One result as a CSV record (RFC 4180). `report` is null if the list has none. */
export function csvResult(result: CheckResult, report: CheckReport | null, { columns, say, addressOf }: CsvForm): string {
  const { position, player, source, faction, detachment, statedPoints, computedPoints, verdict, format, release, failure } = result;
  const deciding = report && decidingOf(report);
  const errors = report?.findings.filter(({ severity }) => severity === 'error').length ?? null;
  return csvLine([
    ...[position, player, source, faction, detachment, statedPoints, computedPoints, report?.points.limit ?? null, verdict],
    ...[deciding && say(deciding), errors, report?.review.length ?? null, format, release, failure, addressOf(position)],
    ...columns.map((column) => result.columns[column] ?? null),
  ]);
}

/** A line or file that belongs to no list, as a record with only its place, and its text as the reason. */
export function csvLeftOut({ source, line, text }: LeftOut): string {
  const place = [source, line === null ? null : `line ${line}`].filter((part) => part !== null).join(', ');
  return csvLine(HEAD.map((head) => (head === 'source' ? place : head === 'reason' ? text : head === 'failure' ? 'NO_LIST' : null)));
}

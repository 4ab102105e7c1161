import type { CheckReport } from '#muster/checking';

export interface CheckedSource {
  readonly source: string;
  /** Null if the list could not be checked; the error was printed. */
  readonly report: CheckReport | null;
}

const HEAD = ['list', 'player', 'faction', 'detachment', 'stated', 'computed', 'verdict', 'findings', 'format', 'release'];
/** Columns of numbers, which are aligned to the right. */
const TO_THE_RIGHT: ReadonlySet<number> = new Set([4, 5, 7]);
const WIDEST = 40;

/** A table with one row per list for the terminal. */
export function printTable(checked: readonly CheckedSource[]): string {
  const rows = [HEAD, ...checked.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (TO_THE_RIGHT.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return `${[...lines, countsOf(checked)].join('\n')}\n`;
}

function rowOf({ source, report }: CheckedSource): readonly string[] {
  if (!report) return [source, '', '', '', '', '', 'UNREADABLE', '', '', ''];
  const { army, points, verdict, findings, format, release } = report;
  const texts = [army.player ?? '', army.faction ?? '', army.detachments.join(', ')].map(short);
  const numbers = [points.stated, points.computed].map((number) => (number === null ? '?' : String(number)));
  return [source, ...texts, ...numbers, verdict, String(findings.length), format?.id ?? 'unknown', release?.label ?? 'none'];
}

/** Shortens the text to one line, so that each row of the table is one line. */
function short(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ');
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
}

function countsOf(checked: readonly CheckedSource[]): string {
  const verdicts = checked.map(({ report }) => report?.verdict ?? 'UNREADABLE');
  const counts = [...new Set(verdicts)].toSorted().map((verdict) => `${verdicts.filter((one) => one === verdict).length} ${verdict}`);
  return `${checked.length} lists: ${counts.join(', ')}`;
}

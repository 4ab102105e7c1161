import { all, armyAndUnits, isDecided, isTotalAsStated, ratio, type Score, type Share } from './score.js';
import type { Verdict } from '#muster/checking';

const MARKS: Readonly<Record<Verdict, string>> = { LEGAL: 'L', ILLEGAL: 'I', NEEDS_REVIEW: '?' };

/** One line for a list. The three marks are the verdicts on army, units and wargear. */
export function scoreLine(score: Score): string {
  const { file, format, recognised, units, priced, total, aspects, reasons, errors, milliseconds } = score;
  return [
    file,
    format ?? 'UNKNOWN FORMAT',
    recognised ? 'recognised' : '-',
    `units ${shareOf(units)}`,
    `priced ${shareOf(priced)}`,
    `total ${total.computed ?? '-'}/${total.stated ?? '-'}`,
    `${MARKS[aspects.army]}${MARKS[aspects.units]}${MARKS[aspects.wargear]}`,
    `${reasons.length} reasons`,
    errors.length === 0 ? '-' : [...new Set(errors)].join(' '),
    `${Math.round(milliseconds)} ms`,
  ].join('\t');
}

const shareOf = ({ reached, of }: Share): string => `${reached}/${of}`;

const COLUMNS: readonly (readonly [string, (scores: readonly Score[]) => string])[] = [
  ['lists', (scores) => String(scores.length)],
  ['recognised', counting(({ recognised }) => recognised)],
  ['units', (scores) => percent(ratio(scores.map(({ units }) => units)))],
  ['priced', (scores) => percent(ratio(scores.map(({ priced }) => priced)))],
  ['total', counting(isTotalAsStated)],
  ['army', counting(({ aspects }) => isDecided(aspects.army))],
  ['units', counting(({ aspects }) => isDecided(aspects.units))],
  ['wargear', counting(({ aspects }) => isDecided(aspects.wargear))],
  ['army+units', counting((score) => isDecided(armyAndUnits(score)))],
  ['all', counting((score) => isDecided(all(score)))],
  ['legal', counting((score) => all(score) === 'LEGAL')],
  ['illegal', counting((score) => all(score) === 'ILLEGAL')],
  ['ms', (scores) => String(Math.round(scores.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / scores.length))],
];

function counting(has: (score: Score) => boolean): (scores: readonly Score[]) => string {
  return (scores) => String(scores.filter(has).length);
}

const percent = (share: number | null): string => (share === null ? '-' : `${Math.round(100 * share)} %`);

/**
 * Counts by edition, by edition and language, and by edition, language and tool; each group is above its parts. `ms` is the mean per
 * list.
 */
export function scoreTable(scores: readonly Score[]): string {
  const groups = new Map<string, Score[]>();
  for (const score of scores) {
    const { edition, language, tool } = score;
    for (const name of [edition, `${edition} ${language}`, `${edition} ${language} ${tool}`])
      groups.set(name, [...(groups.get(name) ?? []), score]);
  }
  const rows = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, of]) => [name, ...COLUMNS.map(([, value]) => value(of))]);
  return aligned([['', ...COLUMNS.map(([name]) => name)], ...rows]);
}

/** Aligns the first column to the left and numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0));
  return rows.map((row) => `${row.map(cell).join('  ')}\n`).join('');
}

const MOST_REASONS = 25;

/** The most frequent review reasons and errors, with the number of occurrences and of lists. */
export function reasonTable(scores: readonly Score[]): string {
  const counts = new Map<string, { times: number; lists: Set<string> }>();
  for (const { file, reasons, errors } of scores) {
    const names = [...reasons.map(({ code, messageId }) => `${code} ${messageId}`), ...errors.map((code) => `error ${code}`)];
    for (const name of names) {
      const count = counts.get(name) ?? { times: 0, lists: new Set() };
      counts.set(name, { times: count.times + 1, lists: count.lists.add(file) });
    }
  }
  const rows = [...counts]
    .toSorted(([, a], [, b]) => b.lists.size - a.lists.size || b.times - a.times)
    .slice(0, MOST_REASONS)
    .map(([name, { times, lists }]) => [name, String(lists.size), String(times)]);
  return aligned([['reason', 'lists', 'times'], ...rows]);
}

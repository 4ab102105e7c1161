import { availableParallelism, loadavg } from 'node:os';

/** Prints the figures of a drill as one line: its name, and JSON. */
export function sayFigures(drill: string, figures: Readonly<Record<string, unknown>>): void {
  process.stderr.write(`figures of ${drill}: ${JSON.stringify({ ...figures, crowding: Number(crowding().toFixed(1)) })}\n`);
}

/** Milliseconds, whole. */
export function spread(timed: readonly { readonly took: number }[]): object {
  const times = timed.map(({ took }) => took);
  const at = (part: number): number => Math.round(quantile(times, part));
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) };
}

/** Processes that want each processor: how many times longer everything takes than on a machine of our own. At least 1. */
export const crowding = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** A row of a table of figures. */
export type Row = Readonly<Record<string, string | number>>;

/** Prints the figures of a drill as a table. Numbers are rounded to one decimal. */
export function sayTable(title: string, rows: readonly Row[]): void {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [heads, ...rows.map((row) => heads.map((head) => shown(row[head])))];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  process.stdout.write(`${title}\n${lines.join('\n')}\n`);
}

const shown = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : (value ?? '');

/** The value below which the share of the values lies; 0 if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The limit of what mostly waits, on a machine that does other work too. */
export const atMost = (milliseconds: number): number => milliseconds + 250 * (crowding() - 1);

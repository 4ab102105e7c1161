import { availableParallelism, loadavg } from 'node:os';

/** Prints the figures of a drill as one line: its name, and JSON. */
export function sayFigures(drill: string, figures: Readonly<Record<string, unknown>>): void {
  process.stderr.write(`figures of ${drill}: ${JSON.stringify({ ...figures, crowding: Number(crowding().toFixed(1)) })}\n`);
}

/** Milliseconds, whole. */
export function spread(timed: readonly { readonly took: number }[]): object {
  const times = timed.map(({ took }) => took).toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) };
}

/** Processes that want each processor: how many times longer everything takes than on a machine of our own. At least 1. */
export const crowding = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

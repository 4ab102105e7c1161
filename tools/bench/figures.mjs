// What all benchmarks print alike: the machine's load, the distinct inputs, a checksum of the answers, and one JSON object as the last line.
import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** @param {string} text */
export const say = (text) => void process.stdout.write(`${text}\n`);

/** Every absolute figure depends on the other work of the machine. @param {string} when */
export const sayLoad = (when) =>
  say(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} on ${availableParallelism()} processors ${when}`,
  );

/** The value below which this share of the values lies; 0 if there are none. @param {readonly number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {number} value */
export const rounded = (value) => Math.round(value * 100) / 100;

/** The same answers have the same checksum. @param {readonly unknown[]} answers */
export function checksumOf(answers) {
  const hash = createHash('sha256');
  for (const answer of answers) hash.update(`${JSON.stringify(answer)}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The last line of a benchmark. @param {{ readonly bench: string } & Record<string, unknown>} result */
export const sayResult = (result) => say(JSON.stringify(result));

/** Says why nothing was measured; the last line then has no figures. @param {string} bench @param {string} why */
export function skip(bench, why) {
  say(`Nothing was measured: ${why}`);
  sayResult({ bench, skipped: why });
}

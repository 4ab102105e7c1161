import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quantile, sayTable } from '../figures.js';
import { paced, type Answered } from './paced.js';
import { openServed, type Served } from './served.js';

/** `npm run drill -- soak` takes 45 minutes. */
const SECONDS = Number(process.env['MUSTER_DRILL_SECONDS'] ?? 6);
/** Requests a second: 14 reads, 4 checks and 2 writes. */
const RATES = { read: 14, check: 4, write: 2 } as const;
const KINDS = ['read', 'check', 'write'] as const;
/** Megabytes a minute by which memory may grow after the first third. Shorter runs only see caches fill. */
const SLOPE = 1;
const LONG_ENOUGH = 600;
/** Open files more than after the first third. */
const HANDLES = 20;

let served: Served;
beforeAll(async () => {
  served = await openServed({ MUSTER_JOBS: 'elsewhere' });
}, 180_000);
afterAll(() => served.close());

interface Sample {
  readonly second: number;
  readonly megabytes: number;
  readonly handles: number;
}

async function watch(until: AbortSignal): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  while (!until.aborted) {
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${served.pid}/status`, 'utf8'))?.[1];
    samples.push({
      second: (performance.now() - began) / 1_000,
      megabytes: Number(resident ?? 0) / 1_024,
      handles: readdirSync(`/proc/${served.pid}/fd`).length,
    });
    await sleep(1_000);
  }
  return samples;
}

/** By how much the value grows in a minute: the slope of the line that fits best. */
function perMinute(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ second }) => second), mean(({ megabytes }) => megabytes)];
  const spread = samples.reduce((sum, { second }) => sum + (second - x) ** 2, 0);
  return spread === 0 ? 0 : (60 * samples.reduce((sum, { second, megabytes }) => sum + (second - x) * (megabytes - y), 0)) / spread;
}

it(`mixed traffic for ${SECONDS} s leaves memory and handles as they were`, { timeout: 180_000 + SECONDS * 2_000 }, async () => {
  const over = new AbortController();
  const watching = watch(over.signal);
  const counts = new Map<number, number>();
  const bad: Answered[] = [];
  const took: number[] = [];
  // In pieces, so that the answers of 45 minutes are not kept.
  for (let left = SECONDS; left > 0; left -= 10) {
    const answers = (await Promise.all(KINDS.map((kind) => paced(served.url, RATES[kind], Math.min(10, left), served[kind])))).flat();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    took.push(...answers.map((answer) => answer.took));
    bad.push(...answers.filter(({ status, body }) => status !== 200 || body.includes('"errors"')));
  }
  over.abort();
  const samples = await watching;
  const settled = samples.slice(Math.floor(samples.length / 3));
  const [first, last] = [settled[0], settled.at(-1)];
  const slope = perMinute(settled);
  sayTable(`soak: ${SECONDS} s`, [
    {
      ...{ requests: took.length, failed: bad.length, 'p50, ms': quantile(took, 0.5), 'p99, ms': quantile(took, 0.99) },
      ...{ 'MB after a third': first?.megabytes ?? 0, 'MB at the end': last?.megabytes ?? 0, 'MB a minute': slope },
      ...{ 'handles after a third': first?.handles ?? 0, 'handles at the end': last?.handles ?? 0 },
    },
  ]);
  expect(bad.slice(0, 3)).toEqual([]);
  expect((last?.handles ?? 0) - (first?.handles ?? 0)).toBeLessThan(HANDLES);
  expect(SECONDS < LONG_ENOUGH ? 0 : slope).toBeLessThan(SLOPE);
});

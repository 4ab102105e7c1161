import { afterAll, beforeAll, expect, it } from 'vitest';
import { crowding, quantile, sayTable } from '../figures.js';
import { paced, post, type Answered, type Sent } from './paced.js';
import { openServed, type Served } from './served.js';

/** `npm run drill -- load` takes 60 seconds at the whole rates. A suite run sends a tenth for two seconds, to see that nothing fails. */
const SECONDS = Number(process.env['MUSTER_DRILL_SECONDS'] ?? 2);
/** What part of the rates is sent: 1 is what two processors of their own hold, with the generator beside the api. */
const SHARE = Number(process.env['MUSTER_DRILL_SHARE'] ?? 10) / 100;
const IDLE = 40;
/** A machine with more to do than this says nothing about times. */
const CROWDED = 1.5;

const KINDS = [
  { kind: 'read', rate: 800, p99: 50 },
  { kind: 'check', rate: 150, p99: 150 },
  { kind: 'write', rate: 50, p99: 100 },
] as const;

let served: Served;
beforeAll(async () => {
  served = await openServed();
}, 180_000);
afterAll(() => served.close());

const isGood = ({ status, body }: Answered): boolean => status === 200 && !body.includes('"errors"');
const times = (answers: readonly Answered[]): readonly number[] => answers.map(({ took }) => took);

/** One request after the other, until one fails. */
async function idle(next: (at: number) => Sent): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (let at = 0; at < 2 * IDLE; at += 1) {
    const answer = await post(served.url, next(at));
    if (!isGood(answer)) return [answer];
    answers.push(answer);
  }
  return answers.slice(IDLE);
}

it(
  `reads, checks and writes at fixed rates are all answered (${SECONDS} s, ${SHARE} of the rates)`,
  { timeout: 120_000 + SECONDS * 4_000 },
  async () => {
    const alone = new Map<string, readonly Answered[]>();
    for (const { kind } of KINDS) alone.set(kind, await idle(served[kind]));
    const began = crowding();
    const together = await Promise.all(KINDS.map(({ kind, rate }) => paced(served.url, Math.max(1, rate * SHARE), SECONDS, served[kind])));
    const rows = KINDS.map(({ kind, rate, p99 }, at) => {
      const [quiet, loaded] = [times(alone.get(kind) ?? []), times(together[at] ?? [])];
      return {
        ...{
          kind,
          'a second': rate * SHARE,
          requests: loaded.length,
          failed: (together[at] ?? []).filter((answer) => !isGood(answer)).length,
        },
        ...{
          'p50 idle': quantile(quiet, 0.5),
          'p50, ms': quantile(loaded, 0.5),
          'p99, ms': quantile(loaded, 0.99),
          'most, ms': quantile(loaded, 1),
        },
        ...{ 'p50 to idle': quantile(loaded, 0.5) / quantile(quiet, 0.5), 'p99 allowed': p99 },
      };
    });
    sayTable(`load: ${SECONDS} s; ${began.toFixed(1)} processes for each processor before`, rows);
    const bad = [...alone.values(), ...together].flat().filter((answer) => !isGood(answer));
    expect(bad.slice(0, 3)).toEqual([]);
    expect(began < CROWDED ? rows.filter((row) => row['p99, ms'] > row['p99 allowed']) : []).toEqual([]);
  },
);

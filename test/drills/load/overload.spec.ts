import { afterAll, beforeAll, expect, it } from 'vitest';
import { crowding, quantile, sayTable, type Row } from '../figures.js';
import { paced, post, type Answered } from './paced.js';
import { openServed, type Served } from './served.js';

const SECONDS = Number(process.env['MUSTER_DRILL_SECONDS'] ?? 3);
/** How many times faster the flood is than the api answers. */
const TIMES = 3;
const PROBE = 20;
/** Checks a second of everybody else. */
const QUIET = 2;

let served: Served;
beforeAll(async () => {
  served = await openServed({
    MUSTER_TURNS: '2',
    MUSTER_TURNS_WAITING: '8',
    MUSTER_TURNS_WAIT_MS: '20000',
    MUSTER_RATE_LIMITS: '100000/400000000 100000/400000000',
  });
}, 180_000);
afterAll(() => served.close());

const isShed = ({ status }: Answered): boolean => status === 429 || status === 503;

function rowOf(who: string, answers: readonly Answered[]): Row {
  const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
  const times = answers.map(({ took }) => took);
  return {
    who,
    requests: answers.length,
    answered: count(200),
    refused: count(429),
    shed: count(503),
    'p50, ms': quantile(times, 0.5),
    'most, ms': quantile(times, 1),
  };
}

/** One check after the other. */
async function inTurn(): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (let at = 0; at < PROBE; at += 1) answers.push(await post(served.url, served.check(at)));
  return answers;
}

it(`a flood of ${TIMES} times what is answered is shed, and nobody else is refused`, { timeout: 180_000 + SECONDS * 5_000 }, async () => {
  await inTurn();
  const began = performance.now();
  const alone = await inTurn();
  const rate = Math.ceil((TIMES * 2 * PROBE * 1_000) / (performance.now() - began));
  const [flood, others] = await Promise.all([
    paced(served.url, rate, SECONDS, served.checkOfAccount),
    paced(served.url, QUIET, SECONDS, served.check),
  ]);
  const after = await inTurn();
  sayTable(`overload: ${rate} checks a second for ${SECONDS} s; ${crowding().toFixed(1)} processes for each processor`, [
    rowOf('before', alone),
    rowOf('the flood of an account', flood),
    rowOf('anonymous callers meanwhile', others),
    rowOf('when the flood is over', after),
  ]);
  const shed = flood.filter(isShed);
  expect(flood.filter((answer) => answer.status !== 200 && !isShed(answer)).slice(0, 2)).toEqual([]);
  expect(shed.length).toBeGreaterThan(flood.length / 10);
  expect(shed.filter(({ headers }) => !(Number(headers['retry-after']) > 0)).slice(0, 2)).toEqual([]);
  expect([...others, ...after].filter(({ status }) => status !== 200).slice(0, 2)).toEqual([]);
});

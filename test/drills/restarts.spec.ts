import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleList } from '../checking/sample-release.js';
import { crowding, sayFigures, spread } from './figures.js';
import { openProxy, type Proxy } from './proxy.js';
import { openSite, type Site } from './site.js';

/** Restarts of the two apis together. `npm run drill -- restarts` makes fifty. */
const RESTARTS = 2 * Number(process.env['MUSTER_DRILL_CYCLES'] ?? 1);
/** Milliseconds within which an api that was told to stop has ended, and for which it says first that it will. */
const ENDED = 10_000;
const DRAIN_DELAY = 1_000;
const CLIENTS = 4;

let site: Site;
let proxy: Proxy;

beforeAll(async () => {
  site = await openSite({ hasWorker: false, settings: { MUSTER_DRAIN_DELAY_MS: String(DRAIN_DELAY) } });
  proxy = await openProxy(site.apis);
}, 180_000);
afterAll(async () => {
  proxy.close();
  await site.close();
});

const list = sampleList('tidewright-harbour-watch-legal');
const check = 'query ($t: String!) { checkList(input: { text: $t }) { reports { verdict } } }';
const read = '{ releases(first: 5) { totalCount nodes { label effectiveFrom } } }';

/** The forms of a refusal: of GraphQL, of other routes, and of the server itself. */
interface Refusal {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  readonly code?: string;
  readonly error?: string;
}

/** Every third request is a read, every third one a check, and every third one a job that is stored. */
async function ask(turn: number): Promise<string> {
  const asked: RequestInit =
    turn % 3 === 2
      ? { method: 'POST', headers: { 'content-type': 'text/plain' }, body: `${list}\n\nRequest ${turn}` }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(turn % 3 === 0 ? { query: read } : { query: check, variables: { t: `${list}\n\nRequest ${turn}` } }),
        };
  const answer = await fetch(`${proxy.url}${turn % 3 === 2 ? '/check/jobs' : '/graphql'}`, asked);
  const { errors = [], code, error }: Refusal = Object(await answer.json());
  return answer.ok && errors.length === 0 ? 'answered' : `${answer.status} ${errors[0]?.extensions?.code ?? code ?? error}`;
}

it(
  `no request fails while two apis behind a proxy are restarted ${RESTARTS} times in turn`,
  { timeout: 120_000 + RESTARTS * 60_000 },
  async () => {
    const over = new AbortController();
    const outcomes = new Map<string, number>();
    const took: { took: number }[] = [];
    let turn = 0;
    const asking = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const from = performance.now();
        const outcome = await ask((turn += 1)).catch((error: unknown) => `no answer: ${String(Object(error).cause ?? error)}`);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        took.push({ took: performance.now() - from });
        await sleep(20);
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, asking));
    const ends: { took: number }[] = [];
    const exits: (number | null)[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const part = restart % 2 === 0 ? 'api' : 'otherApi';
      await sleep(200);
      const from = performance.now();
      exits.push(await site.end(part, 'SIGTERM'));
      ends.push({ took: performance.now() - from });
      await site.start(part);
      await site.untilReady();
    }
    over.abort();
    await clients;
    const { answered = 0, ...failed } = Object.fromEntries(outcomes);
    sayFigures('restarts', {
      ...{ restarts: RESTARTS, requests: turn, answered, failed },
      ...{ answerMs: spread(took), endMs: spread(ends) },
    });
    expect(failed).toEqual({});
    expect(answered).toBeGreaterThan(RESTARTS * 10);
    expect(exits).toEqual(exits.map(() => 0));
    expect(Math.max(...ends.map((end) => end.took))).toBeLessThan(ENDED * crowding());
  },
);

import { setTimeout as sleep } from 'node:timers/promises';
import { ask, newKey, requestOf } from '../../../tools/bench/asking.mjs';
import { serve } from '../../../tools/bench/serving.mjs';
import { drilledFile } from '../../../tools/drills/without-guard.mjs';
import { sampleList } from '../../checking/sample-release.js';
import { createTestDatabase } from '../../database.js';
import type { Sent } from './paced.js';

/** An api as a process of its own, with the sample, an account and requests of each kind. */
export interface Served {
  readonly url: string;
  readonly pid: number;
  readonly read: (at: number) => Sent;
  readonly check: (at: number) => Sent;
  /** The same check, by the account. A plain route takes no keys. */
  readonly checkOfAccount: (at: number) => Sent;
  /** A new roster. */
  readonly write: (at: number) => Sent;
  readonly close: () => Promise<void>;
}

const READ = `query ($first: Int!) { datasheets(first: $first) { nodes { id key name keywords profiles { name characteristics { name value } }
  weapons { name } points { bySize { upTo points } } } } }`;
const WRITE = 'mutation ($input: CreateRosterInput!) { createRoster(input: $input) { roster { id } userErrors { code } } }';
const CHECK = 'query ($text: String!) { checkList(input: { text: $text }) { reports { verdict findings { message } } } }';
const LISTS = ['tidewright-harbour-watch-legal', 'ashen-orchard-illegal', 'tidewright-storm-convoy-legal'].map(sampleList);

export async function openServed(settings: NodeJS.ProcessEnv = {}): Promise<Served> {
  const database = await createTestDatabase();
  const { url, child, stop } = await serve(drilledFile('api'), '/health/ready', {
    DATABASE_URL: database.url,
    MUSTER_SAMPLE: '',
    ...settings,
  });
  const close = async (): Promise<void> => {
    await stop();
    await database.drop();
  };
  try {
    const isLoaded = async (): Promise<boolean> => (await ask(url, '{ releases(first: 5) { totalCount } }', {})).releases.totalCount > 1;
    for (const until = performance.now() + 60_000; !(await isLoaded()) && performance.now() < until;) await sleep(200);
    const key = await newKey(url);
    const graphql = (query: string, variables: object, as: string | null = null): Sent => ({
      path: '/graphql',
      ...requestOf({ query, variables }, as),
    });
    const rosterOf = (at: number) => ({ name: `Watch ${at}`, faction: 'tidewright-league', detachments: ['harbour-watch'] });
    return {
      ...{ url, close, pid: child.pid ?? 0 },
      read: (at) => graphql(READ, { first: 1 + (at % 25) }),
      check: (at) => ({ path: '/check', headers: { 'content-type': 'text/plain' }, body: LISTS[at % LISTS.length] ?? '' }),
      checkOfAccount: (at) => graphql(CHECK, { text: LISTS[at % LISTS.length] }, key),
      write: (at) => graphql(WRITE, { input: rosterOf(at) }, key),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

import path from 'node:path';
import { MusterClient, unwrap, type ClientError, type Result } from '@muster/client';
import { subscribeOverSse } from '@muster/client/sse';
import { LiveSocket } from '@muster/client/ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CreateRosterDocument,
  EditRosterDocument,
  FactionsDocument,
  TypedDocumentString,
  type RosterStateFragment,
} from '../../examples/client/src/operations.generated.ts';
import { strangersArmy } from '../../examples/client/src/stranger.ts';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { listen, startSampleApi, type TestApi } from '../api/start-api.js';
import { cuttingProxy, type CuttingProxy, type Fate } from './cutting-proxy.js';

const documents = path.resolve(import.meta.dirname, '../../examples/client/documents');
const FAST = { first: 1, longest: 5 };
const CUT: Fate = { kind: 'cut' };
const busy = (seconds: string): Fate => ({ kind: 'answered', status: 429, headers: { 'retry-after': seconds } });

let api: TestApi;
let proxy: CuttingProxy;
let player: AccountHolder;
let key: string;
let muster: MusterClient;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere', MUSTER_DOCUMENTS: documents });
  player = await newHolder(api);
  key = player.headers.authorization.replace('Bearer ', '');
});
afterAll(() => api.close());
beforeEach(async () => {
  proxy = await cuttingProxy(api.url);
  muster = new MusterClient({ url: proxy.url, key, retries: FAST });
});
afterEach(() => proxy.close());

const rosters = async (): Promise<number> =>
  (await player.data<{ rosters: { totalCount: number } }>('{ rosters(first: 1) { totalCount } }')).rosters.totalCount;

async function create(name = 'Mine'): Promise<RosterStateFragment> {
  const { createRoster } = unwrap(await muster.mutate(CreateRosterDocument, { input: { name, faction: 'tidewright-league' } }));
  if (!createRoster.roster) throw new Error('No roster.');
  return createRoster.roster;
}

const rename = (name: string) => (): [{ rename: { name: string } }] => [{ rename: { name } }];
const errorOf = (result: Result<unknown>): ClientError | null => (result.ok ? null : result.error);

describe('a cut connection', () => {
  it('does not apply a mutation twice, because all attempts have one key', async () => {
    const before = await rosters();
    proxy.decide(CUT, CUT);
    const roster = await create();
    expect(proxy.seen).toHaveLength(3);
    expect(new Set(proxy.seen).size).toBe(1);
    expect([roster.revision, await rosters()]).toEqual([1, before + 1]);
  });

  it('does not apply an edit twice', async () => {
    const roster = await create();
    proxy.decide(CUT);
    const { revision } = unwrap(await muster.edit(EditRosterDocument, roster, rename('Once'))).roster;
    expect(revision).toBe(2);
  });

  it('does not repeat a mutation without a key, and repeats a query', async () => {
    proxy.decide(CUT);
    const revoke = new TypedDocumentString<object, object>('mutation { revokeApiKey(input: { key: "none" }) { userErrors { code } } }');
    expect(errorOf(await muster.request(revoke, {}))).toMatchObject({ kind: 'network', tries: 1 });
    proxy.decide(CUT);
    expect(unwrap(await muster.request(FactionsDocument, {})).factions.nodes.length).toBeGreaterThan(0);
  });

  it('is a network error after the last attempt', async () => {
    const nowhere = new MusterClient({ url: 'http://127.0.0.1:9', retries: { ...FAST, tries: 3 } });
    expect(errorOf(await nowhere.request(FactionsDocument, {}))).toMatchObject({ kind: 'network', tries: 3 });
  });
});

describe('a rate limit', () => {
  it('is waited for', async () => {
    proxy.decide(busy('1'));
    const started = performance.now();
    await create();
    expect(performance.now() - started).toBeGreaterThan(990);
    expect(proxy.seen).toHaveLength(2);
  });

  it('is an error if the wait is too long', async () => {
    const strict = await listen({ DATABASE_URL: api.database.url, MUSTER_JOBS: 'elsewhere', MUSTER_RATE_LIMITS: '2/10000 2/10000' });
    try {
      const hasty = new MusterClient({ url: strict.url, retries: { ...FAST, longestAsked: 0 } });
      const answers = [1, 2, 3].map(() => hasty.request(FactionsDocument, {}));
      const errors = (await Promise.all(answers)).map(errorOf).filter((error) => error !== null);
      expect(errors).toMatchObject([{ kind: 'refused', code: 'RATE_LIMITED', status: 429 }]);
      expect(errors[0]?.kind === 'refused' && errors[0].retryAfter).toBeGreaterThan(0);
    } finally {
      await strict.app.close();
    }
  });
});

describe('a conflict', () => {
  it('calls the function again with the current roster, and keeps both edits', async () => {
    const roster = await create();
    await muster.edit(EditRosterDocument, roster, () => [{ addUnit: { datasheet: 'harbourmaster' } }]);
    const names: string[] = [];
    const edited = await muster.edit(EditRosterDocument, roster, ({ units, name }) => {
      names.push(`${name} of ${units.length}`);
      return [{ addUnit: { datasheet: 'deckhand-company' } }];
    });
    expect(names).toEqual(['Mine of 0', 'Mine of 1']);
    expect(unwrap(edited).roster).toMatchObject({ revision: 3, units: [{ name: 'Harbourmaster' }, { name: 'Deckhand Company' }] });
  });

  it('is an error with the current roster if the function gives up or others are always faster', async () => {
    const roster = await create();
    unwrap(await muster.edit(EditRosterDocument, roster, rename('Other')));
    const stubborn = await muster.edit(EditRosterDocument, roster, ({ revision }) =>
      revision === 1 ? [{ rename: { name: 'Me' } }] : null,
    );
    expect(errorOf(stubborn)).toMatchObject({ kind: 'conflict', current: { name: 'Other', revision: 2 } });
    const slow = await muster.edit(EditRosterDocument, roster, async (current) => {
      unwrap(await muster.edit(EditRosterDocument, current, rename(`After ${current.revision}`)));
      return [{ rename: { name: 'Never' } }];
    });
    expect(errorOf(slow)).toMatchObject({ kind: 'conflict', current: { revision: 8 } });
  });
});

describe('errors', () => {
  it('of the input name the field, and are not repeated', async () => {
    const refused = await muster.mutate(CreateRosterDocument, { input: { name: 'Mine', faction: 'no-such-faction' } });
    expect(errorOf(refused)).toMatchObject({ kind: 'input', userErrors: [{ path: ['input', 'faction'] }] });
    const edited = await muster.edit(EditRosterDocument, await create(), () => [{ addUnit: { datasheet: 'no-such-unit' } }]);
    expect(errorOf(edited)).toMatchObject({ kind: 'input' });
    expect(proxy.seen).toHaveLength(3);
  });

  it('of the request have the code of the server', async () => {
    const stranger = new MusterClient({ url: proxy.url, key: () => 'mk_unknown', retries: FAST });
    expect(errorOf(await stranger.request(FactionsDocument, {}))).toMatchObject({
      kind: 'refused',
      code: 'UNAUTHENTICATED',
      status: 401,
      retryAfter: null,
    });
    expect(() => unwrap({ ok: false, error: { kind: 'aborted', message: 'gone' } })).toThrow('gone');
    expect(proxy.seen).toHaveLength(1);
  });

  it('of an aborted operation say so, also while it waits', async () => {
    const leaving = new AbortController();
    proxy.decide(busy('50'));
    const waiting = muster.request(FactionsDocument, {}, { signal: leaving.signal });
    await expect.poll(() => proxy.seen.length).toBe(1);
    leaving.abort();
    expect(errorOf(await waiting)).toEqual({ kind: 'aborted', message: 'The operation was aborted.' });
    expect(errorOf(await muster.request(FactionsDocument, {}, { signal: leaving.signal }))?.kind).toBe('aborted');
  });
});

describe('persisted documents', () => {
  it('are asked for by id, with GET for queries', async () => {
    const persisted = new MusterClient({ url: proxy.url, key, persisted: true, retries: FAST });
    expect(unwrap(await persisted.request(FactionsDocument, {})).factions.nodes.length).toBeGreaterThan(0);
    unwrap(await persisted.mutate(CreateRosterDocument, { input: { name: 'Mine', faction: 'tidewright-league' } }));
    expect(proxy.seen[0]).toBe('');
    expect(JSON.parse(proxy.seen[1] ?? '')).toEqual({
      documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      variables: expect.anything(),
    });
  });

  it('that the server does not know are sent as text, and remembered', async () => {
    const persisted = new MusterClient({ url: proxy.url, persisted: true, retries: FAST });
    const other = new TypedDocumentString<object, object>('query Unknown { __typename }');
    for (let n = 0; n < 2; n += 1) expect(unwrap(await persisted.request(other, {}))).toEqual({ __typename: 'Query' });
    expect(proxy.seen.map((body) => body.includes('query Unknown'))).toEqual([false, true, true]);
  });
});

describe('subscriptions', () => {
  const EVENTS = new TypedDocumentString<{ rosterEvents: { kind: string; revision: number | null } }, object>(
    'subscription { rosterEvents { kind revision } }',
  );

  it.each(['server-sent events', 'a WebSocket'])('over %s return events until they are aborted', async (way) => {
    const direct = new MusterClient({ url: api.url, key, retries: FAST });
    const socket = new LiveSocket(direct);
    const leaving = new AbortController();
    const { signal } = leaving;
    const events = way === 'a WebSocket' ? socket.subscribe(EVENTS, {}, { signal }) : subscribeOverSse(direct, EVENTS, {}, { signal });
    const heard = (async () => {
      for await (const event of events) if (unwrap(event).rosterEvents.kind === 'EDITED') leaving.abort();
      return 'ended';
    })();
    const edits = setInterval(() => void create().then((roster) => muster.edit(EditRosterDocument, roster, rename('Told'))), 300);
    try {
      expect(await heard).toBe('ended');
    } finally {
      clearInterval(edits);
      socket.close();
    }
  });

  it.each(['server-sent events', 'a WebSocket'])('over %s end with the refusal of the server', async (way) => {
    const unknown = new MusterClient({ url: api.url, key: 'mk_unknown', retries: FAST });
    const socket = new LiveSocket(unknown);
    const events = way === 'a WebSocket' ? socket.subscribe(EVENTS, {}) : subscribeOverSse(unknown, EVENTS, {});
    const results: Result<unknown>[] = [];
    for await (const event of events) results.push(event);
    socket.close();
    expect(results.map(errorOf)).toMatchObject([{ kind: 'refused', code: 'UNAUTHENTICATED' }]);
  });
});

it("the stranger's client builds a legal army of 2,000 points in eight requests, over an illegal edit and a conflict", async () => {
  const steps: unknown[] = [];
  const army = await strangersArmy(muster, 'tidewright-league', (step, { verdict }) => void steps.push([step, verdict]));
  expect(steps).toEqual([
    ['four of everything', 'ILLEGAL'],
    ['renamed on the phone', 'ILLEGAL'],
    ['without what is too much', 'LEGAL'],
    ['filled up', 'LEGAL'],
  ]);
  expect(army).toMatchObject({ name: 'Renamed on the phone', verdict: 'LEGAL' });
  expect(army.points).toBeGreaterThan(1_900);
  expect(army.points).toBeLessThanOrEqual(2_000);
  expect(proxy.seen).toHaveLength(8);
});

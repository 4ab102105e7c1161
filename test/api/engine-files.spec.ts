import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, detect, loadFaction } from '#muster/engine';
import { PrismaService, ReleaseRepository } from '#muster/persistence';
import { AliasTeacher } from '#muster/publishing';
import { sampleList } from '../checking/sample-release.js';
import { startSampleApi, type TestApi } from './start-api.js';

const RELEASE = 'sample-2026-07';
const LISTS = ['ashen-orchard-illegal', 'tidewright-harbour-watch-legal', 'tidewright-storm-convoy-legal'];

interface Offered {
  readonly slug: string;
  readonly address: string;
  readonly bytes: number | null;
  readonly hash: string | null;
}

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${api.url}${path}`, { headers });
const factionsOf = async (release: string): Promise<{ readonly index: Offered; readonly factions: readonly Offered[] }> =>
  (await get(`/engine/${release}/factions.json`)).json() as Promise<{ readonly index: Offered; readonly factions: readonly Offered[] }>;
const load = (path: string) => loadFaction(`${api.url}${path}`);

async function answerOfServer(text: string): Promise<unknown> {
  const answer = await fetch(`${api.url}/check?release=${RELEASE}`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'text/plain' },
  });
  return answer.json();
}

describe('the files for checks without a server', () => {
  it.each(LISTS)('give %s the report of POST /check', async (name) => {
    const text = sampleList(name);
    const { index, factions } = await factionsOf(RELEASE);
    const { faction } = await detect(text, await load(index.address));
    const release = await load(factions.find(({ slug }) => slug === faction)?.address ?? '');
    expect(JSON.parse(JSON.stringify(await check(text, { releases: release })))).toEqual(await answerOfServer(text));
  });

  it('are listed by release and faction, with their sizes once they are made', async () => {
    const { releases } = (await (await get('/engine/releases.json')).json()) as {
      readonly releases: readonly { readonly label: string }[];
    };
    expect(releases).toContainEqual(
      expect.objectContaining({ label: RELEASE, edition: '10e', factions: `/engine/${RELEASE}/factions.json` }),
    );
    const { factions } = await factionsOf(RELEASE);
    await Promise.all(factions.map(({ address }) => get(address)));
    const made = await factionsOf(RELEASE);
    expect(made.factions.map(({ bytes, hash }) => [bytes !== null && bytes > 1_000, hash?.length])).toEqual(factions.map(() => [true, 64]));
  });

  it('never change under an address with their version, and are asked for again without it', async () => {
    const [one] = (await factionsOf(RELEASE)).factions;
    const address = one?.address ?? '';
    const first = await get(address);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const tag = first.headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': tag })).status).toBe(304);
    const plain = await get(address.replace(/\?.*/, ''));
    expect([plain.status, plain.headers.get('cache-control'), plain.headers.get('etag')]).toEqual([200, 'no-cache', tag]);
  });

  it('are made once', async () => {
    const { index } = await factionsOf(RELEASE);
    const one = async (): Promise<string> => {
      await get(index.address);
      const [row] = await api.app
        .get(PrismaService)
        .query<{ readonly made_at: Date }>({ name: 'made', text: `SELECT made_at FROM engine_file WHERE faction = ''` }, []);
      return String(row?.made_at.toISOString());
    };
    expect(await one()).toBe(await one());
  });

  it.each([`/engine/${RELEASE}/nobody.json.gz`, '/engine/nothing.json.gz', '/engine/nothing/factions.json', `/engine/${RELEASE}/.json.gz`])(
    'do not exist at %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('are not there for drafts', async () => {
    const prisma = api.app.get(PrismaService);
    await prisma.query(
      {
        name: 'draft',
        text: `INSERT INTO release (id, edition, label, source, effective_from, status, dialect, content_hash)
      SELECT gen_random_uuid(), edition, 'secret-draft', 'draft', effective_from, 'draft', dialect, content_hash FROM release WHERE label = $1`,
      },
      [RELEASE],
    );
    expect(await api.app.get(ReleaseRepository).findFreshByLabel('secret-draft')).not.toBeNull();
    expect((await get('/engine/secret-draft.json.gz')).status).toBe(404);
    expect((await get('/engine/secret-draft/factions.json')).status).toBe(404);
    expect(await (await get('/engine/releases.json')).text()).not.toContain('secret-draft');
  });

  it('contain the names that are taught, under another address', async () => {
    const before = await factionsOf(RELEASE);
    const text = sampleList(LISTS[1] ?? '');
    const faction = (await detect(text, await load(before.index.address))).faction ?? '';
    const spelled = text.replaceAll('Signal Runners', 'Zwölfender');
    expect(spelled).not.toBe(text);
    await api.app
      .get(AliasTeacher)
      .teach({ edition: '10e', kind: 'unit', name: 'Zwölfender', means: 'Signal Runners', language: 'de' }, { name: 'an administrator' });
    const after = await factionsOf(RELEASE);
    expect(after.index.address).not.toBe(before.index.address);
    const release = await load(after.factions.find(({ slug }) => slug === faction)?.address ?? '');
    const answer = await check(spelled, { releases: release });
    expect(answer).toMatchObject({ verdict: 'LEGAL' });
    expect(JSON.parse(JSON.stringify(answer))).toEqual(await answerOfServer(spelled));
  });
});

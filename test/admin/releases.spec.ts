import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishLater, publishUnchanged } from '../api/later-release.js';
import { ADMIN_KEY, startSampleApi, type TestApi } from '../api/start-api.js';
import { wordsOf } from '../pages/form-posts.js';
import { signedIn, type Browser } from '../pages/signed-in.js';

let api: TestApi;
let browser: Browser;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  await publishUnchanged(api, { label: 'Tide 1', effectiveFrom: '2026-08-01' });
  await publishLater(api, 'Tide 2', '2026-10-15');
  browser = await signedIn(api, ADMIN_KEY);
});
afterAll(() => api.close());

async function release(label: string): Promise<StoredRelease> {
  const found = await api.app.get(ReleaseRepository, { strict: false }).findFreshByLabel(label);
  if (!found) throw new Error(`There is no release ${label}.`);
  return found;
}

const pageOf = async (label: string): Promise<string> => `/admin/releases/${(await release(label)).id}`;

describe('the timeline', () => {
  it('shows every release with what changed from the one before it, the newest first', async () => {
    const { html } = await browser.get('/admin/releases');
    const words = wordsOf(html);
    const [second, first, sample] = [await release('Tide 2'), await release('Tide 1'), await release('sample-2026-07')];
    expect(words).toMatch(/Tide 2 2026-10-15 In force 1 added, 1 changed, 2 removed; 3 prices Being checked/);
    expect(words).toContain(`Tide 1 2026-08-01 Published Nothing before it Being checked ${first.contentHash.slice(0, 8)}`);
    expect(words).toMatch(/sample-2026-07 2026-07-\d\d Published 0 added, 9 changed, 0 removed; 12 prices/);
    const places = [second, first, sample].map(({ id }) => html.indexOf(`href="/admin/releases/${id}"`));
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
  });

  it('is paged by edition', async () => {
    const words = wordsOf((await browser.get('/admin/releases?edition=10e&from=1')).html);
    expect(words).not.toContain('Tide 2');
    expect(words).toContain('Tide 1');
    expect((await browser.get('/admin/releases?edition=none&from=x')).status).toBe(200);
  });
});

describe('the page of a release', () => {
  it('says what it consists of and names everything that changed', async () => {
    const { html } = await browser.get(await pageOf('Tide 2'));
    const { contentHash } = await release('Tide 2');
    const words = wordsOf(html);
    expect(words).toContain(`Hash ${contentHash}`);
    expect(words).toContain('Compared with Tide 1');
    expect(words).toContain('Harbour Warden name Harbourmaster Harbour Warden');
    expect(html).toMatch(/<code>points\.bySize<\/code>|<code>points\.bySize\[/);
    expect((await browser.get('/admin/releases/nonsense')).status).toBe(404);
  });

  it('withdraws and restores it with a reason, and says so', async () => {
    const address = await pageOf('Tide 2');
    const before = await release('Tide 2');
    const unreasoned = await browser.send(address, { reason: ' ' }, { to: `${address}/withdraw` });
    expect([unreasoned.status, wordsOf(unreasoned.html)]).toEqual([422, expect.stringContaining('Give a reason.')]);
    expect(await browser.send(address, { reason: 'A wrong price.' }, { to: `${address}/withdraw` })).toMatchObject({ status: 303 });
    expect(wordsOf((await browser.get(address)).html)).toMatch(/The release is withdrawn\..*Status Withdrawn/);
    expect(wordsOf((await browser.get('/admin/releases')).html)).toContain('Tide 1 2026-08-01 In force');
    const twice = await browser.send(address, { reason: 'Again.' }, { to: `${address}/withdraw` });
    expect([twice.status, wordsOf(twice.html)]).toEqual([422, expect.stringContaining('no longer permits this')]);
    await browser.send(address, { reason: 'The price was right.' }, { to: `${address}/restore` });
    expect(wordsOf((await browser.get(address)).html)).toMatch(/The release is in force again\..*Status In force/);
    expect(await release('Tide 2')).toEqual(before);
  });

  it('opens a draft, unless its label is taken or unusable', async () => {
    const address = await pageOf('Tide 2');
    const open = (label: string, effectiveFrom = '2026-11-01') =>
      browser.send(address, { label, effectiveFrom }, { to: `${address}/draft` });
    expect(wordsOf((await open('Tide 1')).html)).toContain('Another release already has this label.');
    expect(wordsOf((await open('!')).html)).toContain('This is not a label');
    expect(wordsOf((await open('Tide 3', 'soon')).html)).toContain('This is not a date.');
    const { status, headers } = await open('Tide 3');
    const draft = await release('Tide 3');
    expect([status, headers['location'], draft.basedOnId]).toEqual([303, `/admin/drafts/${draft.id}`, (await release('Tide 2')).id]);
  });

  it('starts a check of the stored rosters, and shows how it fares', async () => {
    const address = await pageOf('Tide 2');
    await browser.send(address, {}, { to: `${address}/check` });
    const { html } = await browser.get(address);
    expect(wordsOf(html)).toContain('The check of the stored rosters has begun.');
    expect(wordsOf(html)).toMatch(/Checked 0 Become illegal 0/);
    expect(html).toMatch(/id="stored-rosters"[^>]* data-live="\d+"/);
  });
});

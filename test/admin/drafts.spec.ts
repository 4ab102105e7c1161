import { RosterCheckWorker } from '#muster/bulk';
import { AuditRepository, CatalogueRepository, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { harbourArmy } from '../api/kept-rosters.js';
import { publishUnchanged } from '../api/later-release.js';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { inThread } from '../bulk/threads.js';
import { wordsOf, type Page } from '../pages/form-posts.js';
import { signedIn, type Browser } from '../pages/signed-in.js';

let api: TestApi;
let ada: AccountHolder;
let browser: Browser;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  await publishUnchanged(api, { label: 'Tide 1', effectiveFrom: '2026-08-01' });
  ada = await newHolder(api, 'ADMINISTRATOR', ['ADMINISTER', 'ROSTERS_READ', 'ROSTERS_WRITE', 'ACCOUNT']);
  browser = await signedIn(api, ada.headers.authorization.slice('Bearer '.length));
});
afterAll(() => api.close());

const get = <Service>(service: new (...given: never[]) => Service): Service => api.app.get(service, { strict: false });

async function opened(label: string): Promise<string> {
  const base = await get(ReleaseRepository).findFreshByLabel('Tide 1');
  const address = `/admin/releases/${base?.id}`;
  const { headers } = await browser.send(address, { label, effectiveFrom: '2026-12-01' }, { to: `${address}/draft` });
  return headers['location'] ?? '';
}

async function release(address: string): Promise<StoredRelease> {
  const found = await get(ReleaseRepository).findFresh(address.split('/').at(-1) ?? '');
  if (!found) throw new Error(`There is nothing at ${address}.`);
  return found;
}

/** What the form of a page holds, as a browser would send it. */
function filled({ html }: Page): Readonly<Record<string, string>> {
  const inputs = [...html.matchAll(/<input ([^>]*)>/g)].flatMap(([, text = '']) => {
    const of = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];
    const name = of('name');
    return name === undefined || name === 'seal' ? [] : [[name, of('value') ?? ''] as const];
  });
  return Object.fromEntries(inputs);
}

const captain = (draft: string): string => `${draft}/datasheet/harbourmaster`;

async function edit(draft: string, change: Readonly<Record<string, string>>): Promise<Page> {
  const page = captain(draft);
  return browser.send(page, { ...filled(await browser.get(page)), legends: 'false', reason: 'A test.', ...change });
}

describe('a draft', () => {
  it('finds an entry, changes its price and its names, and shows what differs from its base', async () => {
    const draft = await opened('prices');
    const { html } = await browser.get(`${draft}?q=harbourmaster`);
    expect(html).toContain(`href="${captain(draft)}"`);
    expect(wordsOf((await browser.get(`${draft}?q=zzz`)).html)).toContain('Nothing in the draft is called zzz.');
    const form = filled(await browser.get(captain(draft)));
    expect(form).toMatchObject({ 'points-0': '80', name: 'Harbourmaster', revision: '0' });
    const saved = await edit(draft, { 'points-0': '95', alias: 'Port captain', legends: 'true' });
    expect([saved.status, saved.headers['location']]).toEqual([303, draft]);
    const words = wordsOf((await browser.get(draft)).html);
    expect(words).toContain('The edit is saved: Harbourmaster.');
    expect(words).toMatch(/Harbourmaster pointsBySize any size: 95 points A ADMINISTRATOR A test\. Undo/);
    expect(words).toContain('Harbourmaster alias Port captain');
    expect(words).toMatch(/Compared with Tide 1 .*Harbourmaster points\.bySize points 80 points 95/);
    const entry = await get(CatalogueRepository).find('datasheet', (await release(draft)).id, 'harbourmaster');
    expect(entry).toMatchObject({ legends: true, points: { bySize: [{ points: 95 }] } });
  });

  it('records every edit under the person who made it, and can undo it', async () => {
    const draft = await opened('undone');
    await edit(draft, { 'points-0': '95' });
    const { id } = await release(draft);
    const [last] = await get(AuditRepository).list({ releaseId: id, first: 1 });
    const actor = { name: 'A ADMINISTRATOR', accountId: expect.any(String), keyPrefix: expect.stringMatching(/^mk_/) };
    expect(last).toMatchObject({
      ...{ action: 'change', reason: 'A test.', actor },
      target: { kind: 'entry', id: 'harbourmaster', name: 'Harbourmaster' },
    });
    const change = /name="change" value="([^"]+)"/.exec((await browser.get(draft)).html)?.[1] ?? '';
    expect(await browser.send(draft, { revision: '1', change }, { to: `${draft}/undo` })).toMatchObject({ status: 303 });
    expect(wordsOf((await browser.get(draft)).html)).toMatch(/The edit was undone\..*No imported data were edited by hand\./);
    expect(await get(CatalogueRepository).find('datasheet', id, 'harbourmaster')).toMatchObject({ points: { bySize: [{ points: 80 }] } });
  });

  it.each([
    ['points-0', { 'points-0': '1e3' }, 'not a whole number'],
    ['points-0', { 'points-0': '100001' }, 'not a whole number'],
    ['reason', { reason: '' }, 'Give a reason.'],
    ['name', {}, 'Nothing was changed.'],
  ])('refuses a wrong edit beside the field %s', async (field, change, said) => {
    const draft = await opened(`refused ${field} ${said.length} ${JSON.stringify(change).length}`);
    const { status, html } = await edit(draft, change);
    expect([status, wordsOf(html)]).toEqual([422, expect.stringContaining(said)]);
    expect(html).toContain(`id="${field}-fault"`);
  });

  it('refuses an edit of a draft that somebody else changed meanwhile, and shows it as it is now', async () => {
    const draft = await opened('contested');
    const form = filled(await browser.get(captain(draft)));
    await edit(draft, { 'points-0': '90' });
    const { status, html } = await browser.send(captain(draft), { ...form, legends: 'false', alias: 'Port captain', reason: 'Mine.' });
    expect([status, wordsOf(html)]).toEqual([422, expect.stringContaining('was changed after this page was loaded')]);
    expect(filled({ html, status, headers: {} })).toMatchObject({ 'points-0': '90', alias: 'Port captain', revision: '1' });
    const late = await browser.send(draft, { revision: '0', effectiveFrom: '2026-12-01' }, { to: `${draft}/publish` });
    expect([late.status, (await release(draft)).status]).toEqual([422, 'draft']);
  });

  it('is published with another date, or discarded only by somebody who is sure', async () => {
    const draft = await opened('published');
    const publish = (effectiveFrom: string) => browser.send('/admin/imports', { revision: '0', effectiveFrom }, { to: `${draft}/publish` });
    expect(wordsOf((await publish('soon')).html)).toContain('This is not a date.');
    const { status, headers } = await publish('2026-12-24');
    expect([status, headers['location']]).toEqual([303, draft.replace('drafts', 'releases')]);
    expect(await release(draft)).toMatchObject({ status: 'published', effectiveFrom: '2026-12-24' });
    const address = headers['location'] ?? '';
    for (const act of ['withdraw', 'restore']) await browser.send(address, { reason: `To ${act} it.` }, { to: `${address}/${act}` });
    const { id } = await release(draft);
    const records = await get(AuditRepository).list({ releaseId: id, first: 4 });
    const target = { kind: 'release', id, name: 'published' };
    expect(records.map(({ action }) => action)).toEqual(['restore', 'withdraw', 'publish', 'openDraft']);
    for (const record of records) expect(record).toMatchObject({ actor: { name: 'A ADMINISTRATOR' }, target });
    expect((await publish('2026-12-24')).status).toBe(422);
    const other = await opened('discarded');
    const discard = (sure: string) => browser.send(other, { revision: '0', sure }, { to: `${other}/discard` });
    expect(wordsOf((await discard('')).html)).toContain('Tick the box');
    expect(await discard('yes')).toMatchObject({ status: 303, headers: { location: '/admin/releases' } });
    expect((await browser.get(other)).status).toBe(404);
  });

  it('knows no other drafts and entries', async () => {
    const draft = await opened('missing');
    for (const address of [`${draft}/datasheet/nobody`, `${draft}/spell/harbourmaster`, '/admin/drafts/nonsense'])
      expect((await browser.get(address)).status).toBe(404);
  });
});

it('a draft is tried on stored rosters before it is published, and the results end with the next edit', { timeout: 120_000 }, async () => {
  await harbourArmy(ada, 'Night shift');
  const draft = await opened('dear');
  await edit(draft, { 'points-0': '2000' });
  const { id } = await release(draft);
  const stopping = new AbortController();
  const working = get(RosterCheckWorker).run(stopping.signal, () => undefined, inThread);
  await browser.send(draft, {}, { to: `/admin/releases/${id}/check` });
  await expect
    .poll(async () => wordsOf((await browser.get(draft)).html), { timeout: 90_000, interval: 500 })
    .toContain('Checked 1 Become illegal 1 Other verdict 1 Other price 1 Check again');
  await edit(draft, { 'points-0': '81' });
  expect(wordsOf((await browser.get(draft)).html)).toContain('Not checked.');
  const published = await browser.send(draft, { revision: '2', effectiveFrom: '2027-06-01' }, { to: `${draft}/publish` });
  expect(published.status).toBe(303);
  await expect
    .poll(async () => wordsOf((await browser.get(`/admin/releases/${id}`)).html), { timeout: 90_000, interval: 500 })
    .toContain('Checked 1 Become illegal 0');
  stopping.abort();
  await working;
});

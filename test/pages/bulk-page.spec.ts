import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../api/start-api.js';
import { checkedOn, getPage, postFields, postForm, whenFinished, wordsOf } from './form-posts.js';
import { illegal, legal, storm } from './lists.js';
import { startPages } from './start-pages.js';

let api: TestApi;
beforeAll(async () => {
  api = await startPages();
});
afterAll(() => api.close());

const blob = `Hall 2\n=====\nPlayer: Zoë\n${illegal}\n\nPlayer: Ada\n${legal}\n\nPlayer: Ben\n${storm}`;

async function started(text: string, files: Parameters<typeof postForm>[3] = [['files', '', '']]): Promise<string> {
  const { status, headers } = await postForm(api, '/check/bulk', { text }, files);
  expect(status).toBe(303);
  const address = headers['location'] ?? '';
  expect(address).toMatch(/^\/check\/bulk\/[\w-]{43}$/);
  await whenFinished(api, address);
  return address;
}

/** The names of the players in the table, from top to bottom. */
async function players(address: string): Promise<readonly string[]> {
  const { html } = await getPage(api, address);
  return [...html.matchAll(/<th scope="row"><a href="[^"]*">([^<]*)<\/a>/g)].map(([, name]) => name ?? '');
}

describe('many lists', () => {
  let table: string;
  beforeAll(async () => {
    table = await started(blob);
  });

  it('become a table, together with text that belongs to no list', async () => {
    const { html, headers } = await getPage(api, table);
    expect(headers['cache-control']).toBe('no-store');
    const words = wordsOf(html);
    for (const said of [
      '3 lists checked',
      '3 all 1 illegal 0 needs review 2 legal',
      '1 line or file belongs to no list Hall 2 line 1',
      'Zoë Ashen Orchard Slow Autumn 995 of 1000 Illegal Thornback is taken 4 times; at most 3 are allowed.',
      'Official app, sample-2026-07',
      'Thornback is taken 4 times; at most 3 are allowed.',
    ])
      expect(words).toContain(said);
    expect(await players(table)).toEqual(['Zoë', 'Ada', 'Ben']);
  });
  it('are sorted and filtered by plain addresses', async () => {
    expect(await players(`${table}?sort=player`)).toEqual(['Ada', 'Ben', 'Zoë']);
    expect(await players(`${table}?sort=computedPoints&order=down`)).toEqual(['Ben', 'Zoë', 'Ada']);
    expect(await players(`${table}?verdict=LEGAL`)).toEqual(['Ada', 'Ben']);
    expect(await players(`${table}?faction=ashen+orchard`)).toEqual(['Zoë']);
    expect(await players(`${table}?text=storm`)).toEqual(['Ben']);
    expect(await players(`${table}?text=nobody`)).toEqual([]);
    expect(await players(`${table}?sort=nonsense&page=-1&verdict=%3Cscript%3E`)).toEqual(['Zoë', 'Ada', 'Ben']);
    const { html } = await getPage(api, `${table}?sort=player&order=down`);
    expect(html).toContain('<th scope="col" aria-sort="descending">');
    expect(html).toContain(`href="${table}?sort=player"`);
  });
  it('each have a report, a page to print, and downloads', async () => {
    const report = await getPage(api, `${table}/1`);
    expect(wordsOf(report.html)).toContain('Illegal 2 errors.');
    expect(report.html).toContain(`<a href="${table}#list-1">Back to the table</a>`);
    const printed = wordsOf((await getPage(api, `${table}?print=true`)).html);
    expect(printed.match(/Grafter Elder is the Warlord, but a rule says that Hollow-Heart must be\./g)).toHaveLength(1);
    const { html } = await getPage(api, table);
    const csv = /href="(\/check\/jobs\/[^"]*results\.csv)"/.exec(html)?.[1] ?? '';
    expect((await request(api.url).get(csv)).text.split('\r\n')).toHaveLength(6);
    for (const number of ['0', '4', 'x', '1.5']) expect([number, (await getPage(api, `${table}/${number}`)).status]).toEqual([number, 404]);
  });
  it('are judged again under another release, and what changed is shown', async () => {
    const again = await postFields(api, `${table}/rerun`, { release: 'sample-2026-01' });
    expect(again.status).toBe(303);
    const address = again.headers['location'] ?? '';
    expect(address).toMatch(/\?changed=true$/);
    const words = wordsOf((await whenFinished(api, address)).html);
    expect(words).toContain('data release sample-2026-01');
    expect(words).toContain('the result of 3 of 3 lists changed.');
    expect(words).toContain('1000 of 1000 stated 995 was 995');
    const refused = await postFields(api, `${table}/rerun`, { release: 'none' });
    expect([refused.status, wordsOf(refused.html).includes('There is no such data release.')]).toEqual([422, true]);
  });
});

describe('files', () => {
  it('are accepted together with pasted text', async () => {
    const table = await started(legal, [
      ['files', 'saturday.csv', `player,list\nGrace,"${illegal.replaceAll('"', '""')}"\n`],
      ['files', 'ben.txt', storm],
      ['files', 'notes.txt', 'see you there'],
    ]);
    expect(await players(table)).toEqual(['Grace', 'notes.txt', 'ben.txt', 'pasted.txt']);
  });
  it('and lists above the limits are refused on the page, with advice', async () => {
    const none = await postForm(api, '/check/bulk', { text: '' }, [['files', '', '']]);
    expect([none.status, wordsOf(none.html).includes('The input contains no list.')]).toEqual([422, true]);
    const zip = await postForm(api, '/check/bulk', { text: '' }, [['files', 'a.zip', 'PK']]);
    expect([zip.status, zip.html.includes('action="/check/bulk"')]).toEqual([422, true]);
    const many = await postForm(api, '/check/bulk', { text: 'Player: A\nArmy (10 points)\n'.repeat(1_001) });
    expect([many.status, wordsOf(many.html).includes('a job may have at most 1000')]).toEqual([422, true]);
    const large = await postForm(api, '/check/bulk', { text: 'x'.repeat(17 * 1024 * 1024) });
    expect([large.status, wordsOf(large.html).includes('at most 16384 KB.')]).toEqual([413, true]);
    const foreign = await postFields(api, '/check/bulk', { text: legal }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(400);
  });
  it('are available only at their own address', async () => {
    expect((await getPage(api, `/check/bulk/${'A'.repeat(43)}`)).status).toBe(404);
    expect((await postFields(api, '/check/bulk/x/rerun', { release: 'sample-2026-01' })).status).toBe(404);
  });
});

describe('markup', () => {
  const CANARY = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>';

  it('in lists, player names, file names and addresses is shown as text', async () => {
    const poisoned = `Player: ${CANARY}\n${legal.replace('Dawn Watch', CANARY).replace('Tidewright League', `League ${CANARY}`).replaceAll('Signal Runners (', `${CANARY} (`)}`;
    const alone = await postForm(api, '/check/report', { text: poisoned, release: '', edition: CANARY });
    const table = await started(poisoned, [['files', `${CANARY.replaceAll('/', '')}.txt`, poisoned]]);
    const address = encodeURIComponent(CANARY);
    const pages = [
      alone,
      await checkedOn(api, await postForm(api, '/check/report', { text: poisoned })),
      await getPage(api, table),
      await getPage(api, `${table}?text=${address}&faction=${address}&sort=${address}`),
      await getPage(api, `${table}/1`),
      await getPage(api, `${table}?print=true`),
      await postForm(api, '/check/bulk', { text: poisoned, release: CANARY }),
      await getPage(api, `/check/kept/${address}`),
    ];
    for (const { html } of pages) {
      expect(html).not.toMatch(/<img|<script>|<script src=x|onerror=alert\(1\)>"/);
      expect(html.match(/<script/g)).toHaveLength(1);
    }
    expect(
      pages.filter(({ html }) => html.includes('&lt;img src=x onerror=alert(1)>') || html.includes('&lt;img src=x onerror=alert(1)&gt;')),
    ).not.toEqual([]);
  });
});

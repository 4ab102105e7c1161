import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../api/start-api.js';
import { checkedOn, getPage, postFields, postForm, whenFinished, wordsOf, type Page } from './form-posts.js';
import { illegal, legal } from './lists.js';
import { startPages } from './start-pages.js';

let api: TestApi;
beforeAll(async () => {
  api = await startPages({ MUSTER_KEEP_CHECKS_HOURS: '48' });
});
afterAll(() => api.close());

const nothingChosen = [['file', '', '']] as const;
const submit = (text: string, more: Record<string, string | string[]> = {}) =>
  postForm(api, '/check/report', { text, edition: '', release: '', asOf: '', ...more }, nothingChosen);
const check = async (text: string, more: Record<string, string | string[]> = {}): Promise<Page> => checkedOn(api, await submit(text, more));

describe('the form', () => {
  it('offers the available choices, and allows only its own script', async () => {
    const { status, html, headers } = await getPage(api, '/check');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'private, no-cache']);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(html).not.toMatch(/ style=| on[a-z]+=|<style|<script(?! src="\/check\/assets\/)/);
    const words = wordsOf(html);
    for (const word of ['sample-2026-07 (from 2026-07-15)', '11th edition', 'Arks of Omen', 'kept for 2 days'])
      expect(words).toContain(word);
  });
  it('has a style sheet and a script that browsers may cache', async () => {
    const { html } = await getPage(api, '/check');
    const addresses = [...html.matchAll(/(?:href|src)="(\/check\/assets\/[^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.map((address) => address.replace(/[0-9a-f]{16}/, 'version'))).toEqual([
      '/check/assets/version/pages.css',
      '/check/assets/version/pages.js',
    ]);
    for (const address of addresses)
      expect((await getPage(api, address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await getPage(api, '/check/assets/old/pages.css')).headers['cache-control']).toBe('no-cache');
    expect((await getPage(api, '/check/assets/x/..%2f..%2fpackage.json')).status).toBe(404);
  });
});

describe('a list', () => {
  it('is shown with its verdict, its findings with line numbers, its points, its budgets and other releases', async () => {
    const { status, html } = await check(illegal);
    expect(status).toBe(200);
    const words = wordsOf(html);
    for (const said of [
      'Illegal 2 errors.',
      '995 / 1000 points',
      'Thornback is taken 4 times; at most 3 are allowed.',
      'Fix: Remove 1 Thornback.',
      'Core Rules (10th edition), Muster Your Army: Select Units',
      'Official app, ring-en (certain)',
      '10th edition (certain)',
      'Every line was understood.',
      'The list does not declare which units start the battle in Reserves.',
      'Points: 995 of 1000 (7 lines)',
      'sample-2026-07 (this report)',
      '2 units, +5 points',
    ])
      expect(words).toContain(said);
    expect(html).toContain('<a href="#line-40">line 40</a>');
    expect(html).toMatch(/<li id="line-40" class="understood illegal">/);
    expect(html).toMatch(/<li id="finding-1" class="illegal">/);
    expect(html).toContain('aria-label="As WTC-Compact"');
  });
  it('has the same name in the banner and among the releases, whether it states one or not', async () => {
    const over = legal.replace('1,000 Points', '988 Points');
    const rowOfIt = /this report\) 2026-07-15 (?<verdict>Illegal|Needs review)/;
    for (const release of ['', 'sample-2026-07']) {
      const words = wordsOf((await check(over, { release })).html);
      expect([words.match(/(Illegal|Needs review) 1 /)?.[1], words.match(rowOfIt)?.groups?.['verdict']]).toEqual(['Illegal', 'Illegal']);
    }
  });
  it('gets the same response, however a browser sends the form', async () => {
    const asFields = await checkedOn(api, await postFields(api, '/check/report', { text: illegal }));
    const asForm = await check(illegal);
    const asFile = await checkedOn(api, await postForm(api, '/check/report', { text: '' }, [['file', 'thorns.txt', illegal]]));
    const bodyOf = ({ html }: Page): string => html.slice(0, html.indexOf('id="link"'));
    expect(bodyOf(asFields)).toBe(bodyOf(asForm));
    expect(bodyOf(asFile)).toBe(bodyOf(asForm));
  });
  it('is shown wholly in the language of the browser', async () => {
    const french = { 'accept-language': 'fr' };
    const { html, headers } = await checkedOn(api, await postFields(api, '/check/report', { text: illegal }, french), french);
    expect([headers['content-language'], html.includes('<html lang="fr">')]).toEqual(['fr', true]);
    for (const said of [
      'Aller au contenu',
      'Illégale 2 erreurs.',
      'Thornback est pris 4 fois ; au plus 3 sont permises.',
      'Correction : Retirer 1 exemplaire de « Thornback ».',
      'La liste ne déclare pas quelles unités commencent la bataille en Réserves.',
      'Légale quand ?',
    ])
      expect(wordsOf(html)).toContain(said);
    for (const english of ['Findings', 'Fix:', 'line ', 'Not checked', 'Points by unit', 'Data release', 'Settings', 'Check a list'])
      expect(wordsOf(html)).not.toContain(english);
  });
  it('says first what decides, folds what is said several times, and lists what was not checked', async () => {
    const unknown = ['Grumblewort', 'Mossglider', 'Fenwhistle'].reduce((text, name) => text.replace('Thornback (', `${name} (`), illegal);
    const { html } = await check(unknown);
    expect(html.indexOf('id="findings"')).toBeLessThan(html.indexOf('id="review"'));
    expect(wordsOf(html)).toContain('2 more of the same kind');
    expect(wordsOf((await check('Dear diary\nnothing today')).html)).toContain(
      'No rule was checked, because the list could not be judged.',
    );
  });
  it('is judged under the chosen release', async () => {
    const words = wordsOf(
      (await check(legal, { release: 'sample-2026-01', complete: 'true', amendment: ['wh40k-10e-mission-pack'] })).html,
    );
    expect(words).toContain('sample-2026-01 (this report)');
    expect(words).toContain('Warhammer 40,000, 10th edition + Matched play mission packs of the 10th edition');
    const stated = wordsOf((await check(legal, { release: '@stated' })).html);
    expect(stated).toContain('Needs review 1 point needs review.');
    expect(wordsOf((await check(legal)).html)).toContain('Legal No errors were found.');
  });
  it('that is not understood is shown with the lines that were not understood', async () => {
    const { status, html } = await check('Dear diary\nnothing today');
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('Needs review');
    expect(wordsOf(html)).toContain('not recognised');
  });
  it('is shown in the text box line by line, even if the first line is empty', async () => {
    const { html } = await submit(`\n\n${illegal}`, { release: 'none' });
    expect(html).toContain(`\n\n\n${illegal.slice(0, 40)}`);
  });
});

describe('what cannot be taken', () => {
  it('keeps the release selected by its label, whether it is offered or not', async () => {
    const { html } = await check(legal, { release: 'withdrawn-long-ago' });
    expect(html).toMatch(/<option value="withdrawn-long-ago" selected/);
  });
  it.each([
    [{ text: '' }, 'Paste a list or choose a file.'],
    [{ text: 'x'.repeat(65 * 1024) }, 'The text has 65 KB; one list may have at most 64 KB.'],
    [{ text: 'a\0b' }, 'This is not text'],
    [{ text: legal, release: 'sample-2026-07', asOf: '2026-08-01' }, 'Choose either a data release or a date, not both.'],
    [{ text: legal, asOf: '2026-02-30' }, 'The date must be a day of the calendar, such as 2026-06-14, and not "2026-02-30".'],
    [{ text: legal, release: 'none' }, 'There is no such data release.'],
    [{ text: legal, amendment: 'none' }, 'There is no amendment "none".'],
  ])('is reported above the form: %#', async (fields, fault) => {
    const { status, html } = await postFields(api, '/check/report', fields);
    expect(status).toBe(422);
    expect(wordsOf(html)).toContain(`1 problem with your request ${fault}`);
    expect(html).toContain('action="/check/report"');
  });
  it('reports a list together with a file, and files that are too large or not text', async () => {
    const both = await postForm(api, '/check/report', { text: legal }, [['file', 'a.txt', legal]]);
    expect(wordsOf(both.html)).toContain('You pasted a list and also chose a file.');
    const noText = await postForm(api, '/check/report', { text: '' }, [['file', 'a.png', Uint8Array.of(0x89, 0, 1, 2)]]);
    expect(wordsOf(noText.html)).toContain('This is not text');
    for (const [bytes, status] of [
      [2.2 * 1024 * 1024, 422],
      [3 * 1024 * 1024, 413],
    ] as const) {
      const large = await postForm(api, '/check/report', { text: '' }, [['file', 'a.ros', 'x'.repeat(bytes)]]);
      expect([large.status, large.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(large.html).toContain('action="/check/report"');
    }
  });
  it('is also a page if the request never reached the form', async () => {
    const large = await postFields(api, '/check/report', { text: 'x'.repeat(3 * 1024 * 1024) });
    expect([large.status, wordsOf(large.html).includes('Send less at once.')]).toEqual([413, true]);
    const json = await postFields(api, '/check/report', {}, { 'content-type': 'application/json' });
    expect(json.status).toBe(400);
    const foreign = await postFields(api, '/check/report', { text: legal }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, wordsOf(foreign.html).includes('This form was sent from another site.')]).toEqual([400, true]);
  });
});

async function countJobs(): Promise<number> {
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int FROM check_job');
  await client.end();
  return rows[0]?.count ?? 0;
}

describe('a link', () => {
  it('leads to the list and its report until it expires, and is never logged', async () => {
    const kept = await submit(illegal);
    expect(kept.status).toBe(303);
    const address = kept.headers['location'] ?? '';
    expect(address).toMatch(/^\/check\/kept\/[\w-]{43}$/);
    const page = await whenFinished(api, address);
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(page.html).toContain('content="noindex, nofollow"');
    for (const said of [
      'Illegal 2 errors.',
      'Anyone who has the secret address of this page can read the list.',
      'Every line was understood.',
      '2 units, +5 points',
    ])
      expect(wordsOf(page.html)).toContain(said);
    expect(api.logs()).not.toContain(address.slice(-43));
  });
  it('also works for roster files', async () => {
    const kept = await postForm(api, '/check/report', { text: '' }, [['file', 'hill.ros', '<?xml version="1.0"?><roster name="Hill"/>']]);
    const page = await whenFinished(api, kept.headers['location'] ?? '');
    expect(wordsOf(page.html)).toContain('hill.ros');
  });
  it('that is invalid leads to a page that says so', async () => {
    for (const token of ['x', 'A'.repeat(43)]) {
      const { status, html } = await getPage(api, `/check/kept/${token}`);
      expect([status, wordsOf(html).includes('Page not found')]).toEqual([404, true]);
    }
  });
  it('also leads back to the form as it was filled in, and deletes the list at once', async () => {
    const before = await countJobs();
    const { headers } = await submit(legal, { limit: '1000', release: 'sample-2026-01' });
    const address = headers['location'] ?? '';
    const { html } = await whenFinished(api, address);
    expect(html).toMatch(/<input id="limit"[^>]*value="1000"/);
    expect(html).toMatch(/<option value="sample-2026-01" selected/);
    expect(await countJobs()).toBe(before + 1);
    const foreign = await postFields(api, `${address}/delete`, {}, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, await countJobs()]).toEqual([400, before + 1]);
    const deleted = await postFields(api, `${address}/delete`, {});
    expect([deleted.status, deleted.headers['location'], await countJobs()]).toEqual([303, '/check', before]);
    expect((await getPage(api, address)).status).toBe(404);
    expect((await postFields(api, `${address}/delete`, {})).status).toBe(404);
  });
});

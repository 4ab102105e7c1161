import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportJobRepository } from '#muster/persistence';
import { ImportFolder, ImportWorker } from '#muster/publishing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ADMIN_KEY, startApi, type TestApi } from '../api/start-api.js';
import { wordsOf, type Page } from '../pages/form-posts.js';
import { signedIn, type Browser } from '../pages/signed-in.js';
import { inImportProcess } from '../publishing/import-processes.js';
import { inventedSource } from '../publishing/invented-source.js';

let api: TestApi;
let folder: string;
let browser: Browser;
let stopping: AbortController;
let working: Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-imports-'));
  mkdirSync(path.join(folder, 'saltmarch'));
  for (const { path: file, bytes } of inventedSource({ factions: 2, unitsPerFaction: 3 }).files)
    writeFileSync(path.join(folder, 'saltmarch', file), await bytes());
  mkdirSync(path.join(folder, 'torn'));
  for (let file = 0; file < 60; file += 1) writeFileSync(path.join(folder, 'torn', `${file}.cat`), '<catalogue id="x"');
  api = await startApi({ MUSTER_IMPORT_DIR: folder, MUSTER_JOBS: 'elsewhere' });
  browser = await signedIn(api, ADMIN_KEY);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  stopping = new AbortController();
  working = Promise.resolve();
});
afterEach(async () => {
  stopping.abort();
  await working;
});

const work = (options = inImportProcess): void => {
  working = api.app.get(ImportWorker).run(new ImportFolder(folder), stopping.signal, () => undefined, options);
};

const FORM = { source: 'saltmarch', edition: '10e', label: 'Salt 1', effectiveFrom: '2026-05-01', revision: 'abc123', mode: 'draft' };

async function started(change: Partial<typeof FORM>): Promise<string> {
  const { status, headers, html } = await browser.send('/admin/imports', { ...FORM, ...change });
  expect([status, wordsOf(html)]).toEqual([303, '']);
  return headers['location'] ?? '';
}

async function ended(address: string): Promise<Page> {
  let page = await browser.get(address);
  await expect.poll(async () => (page = await browser.get(address)).html.includes('data-live'), { timeout: 30_000 }).toBe(false);
  return page;
}

it('starts an import of a known source, shows how far it is, and leads to what it made', async () => {
  const address = await started({});
  const waiting = await browser.get(address);
  expect(waiting.html).toContain('http-equiv="refresh"');
  expect(wordsOf(waiting.html)).toContain('Waiting');
  expect(wordsOf(waiting.html)).toContain('saltmarch, abc123');
  work();
  const { html } = await ended(address);
  expect(wordsOf(html)).toContain('Succeeded');
  expect(wordsOf(html)).toContain('3 files read. There was no release to compare it with.');
  expect(html).toMatch(/href="\/admin\/releases\/[\da-f-]{36}"/);
  expect(html).not.toContain('http-equiv="refresh"');
  expect(wordsOf((await browser.get('/admin/imports')).html)).toContain('Salt 1 Succeeded 10th edition');
});

it('shows the file that is being read', async () => {
  const address = await started({ label: 'Salt 2' });
  const jobs = api.app.get(ImportJobRepository, { strict: false });
  const id = address.split('/').at(-1) ?? '';
  await jobs.begin(id);
  await jobs.saveProgress(id, { stage: 'reading', done: 1, total: 47, file: 'Salt <Coast>.cat' });
  const { html } = await browser.get(address);
  expect(wordsOf(html)).toContain('File 2 of 47: Salt <Coast>.cat');
  expect(html).toContain('<li aria-current="step">Read the files</li>');
  expect(wordsOf((await browser.get(`${address}?locale=fr`)).html)).toContain('Fichier 2 sur 47');
  await jobs.saveOutcome(id, { status: 'failed', failure: 'INTERNAL', diagnostics: [] });
  expect(wordsOf((await browser.get(address)).html)).toContain('see the log of the server');
});

it('cancels an import within seconds', async () => {
  const address = await started({ label: 'Salt 3' });
  const file = path.join(folder, 'endless.mjs');
  writeFileSync(
    file,
    `process.send({ kind: 'ready' }); setInterval(() => process.send({ kind: 'progress', note: ['reading', 1, 9] }), 20);`,
  );
  work({ entry: { file: new URL(`file://${file}`), argv: [] } });
  await expect.poll(async () => wordsOf((await browser.get(address)).html), { timeout: 10_000 }).toContain('1 of 9');
  const from = Date.now();
  expect(await browser.send(address, {}, { to: `${address}/cancel` })).toMatchObject({ status: 303 });
  expect(wordsOf((await browser.get(address)).html)).toContain('The import is being cancelled.');
  expect(wordsOf((await ended(address)).html)).toContain('The import was cancelled.');
  expect(Date.now() - from).toBeLessThan(5_000);
  await browser.send('/admin/imports', {}, { to: `${address}/cancel` });
  expect(wordsOf((await browser.get(address)).html)).toContain('The import has already ended.');
});

it('groups what is remarked on the data, and pages through a group', async () => {
  const address = await started({ source: 'torn', label: 'Torn' });
  work();
  const { html } = await ended(address);
  expect(wordsOf(html)).toContain('The data have errors');
  const group = /<code>([\w/-]+)<\/code><\/td><td data-label="Number"><a href="\?group=1#diagnostics" aria-label="Show all 60">60</.exec(
    html,
  );
  expect(group?.[1]).toMatch(/^xml|^import|^data/);
  const first = await browser.get(`${address}?group=1`);
  expect([...first.html.matchAll(/<td data-label="Place">/g)]).toHaveLength(50);
  const second = await browser.get(`${address}?group=1&page=2`);
  expect(wordsOf(second.html)).toContain('51 to 60 of 60');
  expect((await browser.get(`${address}?group=x&page=-1`)).status).toBe(200);
});

it.each([
  ['source', { source: '../etc' }, 'There is no such source'],
  ['label', { label: '!' }, 'This is not a label'],
  ['effectiveFrom', { effectiveFrom: '2026-02-31' }, 'This is not a date.'],
  ['revision', { revision: 'x'.repeat(201) }, 'This is too long.'],
])('refuses a wrong %s beside its field, and keeps what was typed', async (field, change, said) => {
  const { status, html } = await browser.send('/admin/imports', { ...FORM, label: 'Typed', ...change });
  expect([status, wordsOf(html)]).toEqual([422, expect.stringContaining(said)]);
  expect(html).toMatch(new RegExp(`id="${field}-fault"`));
  expect(html).toContain(`value="${field === 'label' ? '!' : 'Typed'}"`);
});

it('knows no other imports', async () => {
  for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000'])
    expect((await browser.get(`/admin/imports/${id}`)).status).toBe(404);
});

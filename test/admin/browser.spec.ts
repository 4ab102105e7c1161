import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseRepository, UnknownNameRepository } from '#muster/persistence';
import { AliasTeacher, ImportFolder, ImportWorker } from '#muster/publishing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { publishLater, publishUnchanged } from '../api/later-release.js';
import { ADMIN_KEY, startSampleApi, type TestApi } from '../api/start-api.js';
import { hasBrowser, openBrowser, overflow, violations, type View } from '../pages/browser.js';
import { inventedSource } from '../publishing/invented-source.js';

let api: TestApi;
let folder: string;
let latest: string;
let account: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-imports-'));
  mkdirSync(path.join(folder, 'saltmarch'));
  for (const { path: file, bytes } of inventedSource({ factions: 2, unitsPerFaction: 3 }).files)
    writeFileSync(path.join(folder, 'saltmarch', file), await bytes());
  api = await startSampleApi({ MUSTER_IMPORT_DIR: folder, MUSTER_JOBS: 'elsewhere' });
  await publishUnchanged(api, { label: 'Tide 1', effectiveFrom: '2026-08-01' });
  await publishLater(api, 'Tide 2', '2026-10-15');
  const release = await api.app.get(ReleaseRepository, { strict: false }).findFreshByLabel('Tide 2');
  const name = { edition: '10e', kind: 'unit', language: 'fr' } as const;
  await api.app.get(UnknownNameRepository).add([
    { ...name, name: 'coursiers du signal', lists: 41 },
    { ...name, name: 'les grands peniches de la lanterne', lists: 7 },
    { ...name, kind: 'wargear', name: 'mousquet de pont', lists: 2 },
  ]);
  for (const [taught, means] of [
    ['Coursiers', 'Signal Runners'],
    ['Péniche à lanterne', 'Lantern Barge'],
  ] as const)
    await api.app.get(AliasTeacher, { strict: false }).teach({ ...name, name: taught, means }, { name: 'ada' });
  ({ account } = await newHolder(api, 'ORGANISER'));
  latest = `/admin/releases/${release?.id}`;
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${api.url}/sign-in?to=/admin`);
  await page.fill('#key', ADMIN_KEY);
  await page.click('main button');
  await page.waitForURL(`${api.url}/admin`);
}

async function startImport(page: Page, label: string): Promise<void> {
  await page.goto(`${api.url}/admin/imports`);
  await page.fill('#label', label);
  await page.selectOption('#edition', '10e');
  await page.click('form[action="/admin/imports"] button');
  await page.waitForSelector('[data-live]');
}

const VIEWS: readonly View[] = [
  { width: 1120, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark', javaScriptEnabled: true },
];

describe.skipIf(!hasBrowser)('the desk in a browser', () => {
  it.each(VIEWS)('fits $width pixels, in $colorScheme, without faults of accessibility', { timeout: 120_000 }, async (view) => {
    const { page, complaints, close } = await openBrowser(view);
    try {
      await signIn(page);
      const sound = async (name: string): Promise<void> => {
        expect([name, await overflow(page), await violations(page)]).toEqual([name, 0, []]);
        const shots = process.env['MUSTER_SHOTS'];
        if (shots) await page.screenshot({ path: path.join(shots, `${name}-${view.width}.png`), fullPage: true });
      };
      await sound('overview');
      for (const [name, address] of [
        ['releases', '/admin/releases'],
        ['release', latest],
        ['imports', '/admin/imports'],
        ['names', '/admin/names'],
        ['aliases', '/admin/names/aliases'],
        ['accounts', '/admin/accounts'],
        ['account', `/admin/accounts/${account}`],
        ['keys', '/admin/keys'],
        ['events', '/admin/events'],
        ['jobs', '/admin/jobs'],
        ['audit', '/admin/audit'],
      ] as const) {
        await page.goto(`${api.url}${address}`);
        await sound(name);
      }
      await page.goto(`${api.url}${latest}`);
      await page.fill('#label', `Draft ${view.width}`);
      await page.click('form[action$="/draft"] button');
      await page.waitForURL(/\/admin\/drafts\//);
      await page.fill('#q', 'deckhand');
      await page.click('form[method="get"] button');
      await page.click('a:has-text("Deckhand Company")');
      await sound('entry');
      await page.fill('#points-0', '95');
      await page.fill('#alias', 'Deck crew');
      await page.fill('#reason', 'Typing error in the source.');
      await page.click('form[action*="/datasheet/"] button');
      await page.waitForSelector('.told');
      await sound('draft');
      await startImport(page, `Import ${view.width}`);
      await sound('import');
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });

  it('follows an import while it runs, and then shows what came of it', { timeout: 60_000 }, async () => {
    const { page, complaints, close } = await openBrowser({ width: 390, colorScheme: 'light' });
    const stopping = new AbortController();
    try {
      await signIn(page);
      await startImport(page, 'Followed');
      const file = path.join(folder, 'slow.mjs');
      const said = `{ kind: 'progress', note: ['reading', 1, 9, 'Salt Coast.cat'] }`;
      const result = `{ kind: 'result', result: { outcome: 'refused', fault: 'LABEL_TAKEN', diagnostics: [] } }`;
      writeFileSync(
        file,
        `process.send({ kind: 'ready' }); process.send(${said}); setTimeout(() => process.send(${result}, () => process.exit()), 4000);`,
      );
      const working = api.app
        .get(ImportWorker)
        .run(new ImportFolder(folder), stopping.signal, () => undefined, { entry: { file: new URL(`file://${file}`), argv: [] } });
      await page.waitForSelector('text=File 2 of 9: Salt Coast.cat', { timeout: 20_000 });
      await page.waitForSelector('text=Another release with other data has this label.', { timeout: 20_000 });
      stopping.abort();
      await working;
      expect(complaints).toEqual([]);
    } finally {
      stopping.abort();
      await close();
    }
  });
});

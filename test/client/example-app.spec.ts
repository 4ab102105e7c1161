import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { editRoster, harbourArmy } from '../api/kept-rosters.js';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { hasBrowser, openBrowser, overflow, violations, type View } from '../pages/browser.js';

const VIEWS: readonly View[] = [
  { width: 1120, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
];

describe.skipIf(!hasBrowser)('the example app in a browser', { timeout: 120_000 }, () => {
  let api: TestApi;
  let vite: ViteDevServer;
  let app: string;
  beforeAll(async () => {
    api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
    vite = await createServer({
      configFile: path.resolve(import.meta.dirname, '../../examples/app/vite.config.ts'),
      server: { host: '127.0.0.1', port: 0, hmr: false, proxy: { '/graphql': api.url, '/engine': api.url } },
      cacheDir: path.resolve(import.meta.dirname, '../../node_modules/.vite/example-app-test'),
      logLevel: 'error',
    });
    await vite.listen();
    app = vite.resolvedUrls?.local[0] ?? '';
  });
  afterAll(async () => {
    await vite.close();
    await api.close();
  });

  /** Opens the app, does the work, and expects that nothing overflowed or was complained about. */
  async function inApp(view: View, work: (page: Awaited<ReturnType<typeof openBrowser>>['page']) => Promise<void>): Promise<void> {
    const { page, complaints, close } = await openBrowser(view);
    try {
      await page.goto(app);
      await work(page);
      expect([await overflow(page), await violations(page)]).toEqual([0, []]);
      expect(complaints.filter((line) => !line.startsWith('[vite]'))).toEqual([]);
    } finally {
      await close();
    }
  }

  const shotsOf = (name: string, { width }: View) => {
    const shots = process.env['MUSTER_SHOTS'];
    return shots === undefined ? null : { path: path.join(shots, `${name}-${width}.png`), fullPage: true };
  };

  it.each(VIEWS)('draws the card of a unit that is picked, $width pixels wide', async (view) => {
    await inApp(view, async (page) => {
      await page.getByLabel('Faction').selectOption({ label: 'Tidewright League' });
      await page.getByLabel('Datasheet').selectOption({ label: 'Harbourmaster' });
      const card = page.getByRole('article');
      await card.getByRole('heading', { name: 'Harbourmaster' }).waitFor();
      const row = (name: string) => card.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      expect(await row('Harpoon gun').locator('td').allTextContents()).toEqual(['24"', '1', '3+', '7', '-2', 'D3']);
      expect(await row('Harpoon gun').getByRole('rowheader').textContent()).toBe('Harpoon gun[Heavy]Option: Harpoon gun, 5 pts');
      const text = await card.innerText();
      for (const said of ['Invulnerable save 5+', 'Feel No Pain 5+', 'Counted Tides', 'with Tide clock', '80 pts', 'Deckhand Company'])
        expect(text).toContain(said);
      const shot = shotsOf('card', view);
      if (shot) await page.screenshot(shot);
    });
  });

  it.each(VIEWS)('adds a suggested unit to a roster and takes it back, $width pixels wide', async (view) => {
    const player = await newHolder(api);
    const army = await harbourArmy(player);
    await inApp(view, async (page) => {
      await page.getByRole('link', { name: 'Rosters' }).click();
      await page.getByLabel('API key').fill(player.headers.authorization.replace('Bearer ', ''));
      await page.getByRole('button', { name: 'Show my rosters' }).click();
      await page.getByRole('link', { name: 'Night shift' }).click();
      const units = page.getByLabel('Units').locator('article > h2');
      await units.first().waitFor();
      const before = await units.allInnerTexts();
      expect(before.map((name) => name.split('\n')[0])).toEqual(['Harbourmaster', 'Deckhand Company', 'Signal Runners']);
      expect(await page.getByLabel('Units').getByRole('rowheader', { name: 'Flare pistol' }).count()).toBe(1);
      const verdict = page.locator('.verdict');
      const points = await verdict.innerText();
      // The engine on the device says what the edit gives while the server has not answered.
      const engineLoaded = page.waitForResponse((answer) => answer.url().endsWith('/engine/sample-2026-07/tidewright-league.json.gz'));
      await page.reload();
      await engineLoaded;
      await units.first().waitFor();
      await page.route('**/graphql', async (route) => {
        await verdict.getByText('saving …').waitFor();
        await route.continue();
      });
      await page.getByRole('button', { name: /^Add / }).first().click();
      await page.getByText(/^Added /).waitFor();
      await page.unroute('**/graphql');
      expect(await units.count()).toBe(before.length + 1);
      expect(await verdict.innerText()).not.toBe(points);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Undone.').waitFor();
      expect([await units.allInnerTexts(), await verdict.innerText()]).toEqual([before, points]);
      const twice = [{ addUnit: { datasheet: 'ysolde-marn' } }, { addUnit: { datasheet: 'ysolde-marn' } }];
      await editRoster(player, { ...army, revision: army.revision + 2 }, twice);
      await page.getByRole('button', { name: /^Add / }).first().click();
      await page.getByText('Not added: the roster was changed elsewhere.').waitFor();
      expect(await units.count()).toBe(before.length + 2);
      expect(await verdict.innerText()).toContain('Not legal');
      expect(await page.getByLabel(/^Findings of Ysolde Marn/).count()).toBe(2);
      const shot = shotsOf('roster', view);
      if (shot) await page.screenshot(shot);
      await page.getByRole('button', { name: 'Add Signal Runners' }).click();
      await page.getByText('Added Signal Runners.').waitFor();
      await editRoster(player, { ...army, revision: army.revision + 4 }, [{ rename: { name: 'Day shift' } }]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Not undone: the roster was changed elsewhere.').waitFor();
      await page.getByRole('heading', { name: 'Day shift' }).waitFor();
    });
  });
});

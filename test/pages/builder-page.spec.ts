import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../api/start-api.js';
import { hasBrowser, openBrowser, overflow, violations } from './browser.js';
import { startEngineSite } from './engine-site.js';

const shots = process.env['MUSTER_SHOTS'];

describe.skipIf(!hasBrowser)('the builder in the browser', { timeout: 180_000 }, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startEngineSite();
  });
  afterAll(() => api.close());

  it.each([1280, 390])('builds, judges, undoes and keeps an army without a server: %i px', async (width) => {
    const { page, complaints, close } = await openBrowser({ width, colorScheme: width === 390 ? 'dark' : 'light' });
    const status = page.locator('#status');
    const unit = (name: string) => page.getByRole('article', { name });
    try {
      await page.goto(`${api.url}/builder`);
      await page.getByLabel('Faction').selectOption({ label: 'Tidewright League' });
      await page.getByLabel('Detachment', { exact: true }).locator('option', { hasText: 'Harbour Watch' }).waitFor({ state: 'attached' });
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
      await page.getByLabel('Detachment', { exact: true }).selectOption({ label: 'Harbour Watch' });
      await page.getByLabel('Points limit').selectOption('1000');
      await page.getByLabel('Name of the army').fill('First watch');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('heading', { name: 'First watch' }).waitFor();
      await page.locator('#suggestions li').first().waitFor();

      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Add: Deckhand Company' }).last().click();
      await status.getByText('Illegal', { exact: true }).waitFor();
      await page.getByLabel('Findings of the army').getByText('No unit of the army is a CHARACTER.').waitFor();
      await page.getByLabel('Search').fill('harbourm');
      await page.getByRole('button', { name: 'Add: Harbourmaster' }).last().press('Enter');
      await unit('Harbourmaster').getByRole('button', { name: 'Warlord: Harbourmaster' }).press('Space');
      await status.getByText('Legal', { exact: true }).waitFor();
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

      await unit('Deckhand Company').getByLabel('models: Deckhand Company').fill('20');
      await page.keyboard.press('Enter');
      await unit('Deckhand Company').getByText('Wargear and options').click();
      await unit('Deckhand Company').getByLabel('Leader of this unit').selectOption({ label: 'Harbourmaster (0 points)' });
      await unit('Harbourmaster').getByText('Leads Deckhand Company').waitFor();
      await unit('Harbourmaster').getByText('Wargear and options').click();
      await unit('Harbourmaster').getByLabel('Enhancement', { exact: true }).selectOption({ index: 1 });
      await unit('Harbourmaster')
        .getByRole('button', { name: /^Remove (?!:)/ })
        .waitFor();
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
      await page.evaluate('scrollTo(0, 0)');
      if (shots !== undefined) await page.screenshot({ path: `${shots}/builder-${width}.png`, fullPage: true });

      const total = await status.innerText();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => status.innerText()).not.toBe(total);
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect.poll(() => status.innerText()).toBe(total);
      await page.getByRole('button', { name: 'As text' }).click();
      const text = page.getByLabel('The army as text');
      await expect.poll(() => text.inputValue()).toContain('First watch');
      expect(asked).toEqual([]);

      await page.context().setOffline(false);
      await page.reload();
      await expect.poll(() => status.innerText()).toBe(total);
      await unit('Harbourmaster').getByText('Warlord · Leads Deckhand Company').waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });

  it('offers what fits the faction chosen last, even if the files of another come later', async () => {
    const { page, close } = await openBrowser({ width: 1280, colorScheme: 'light' });
    const held: (() => void)[] = [];
    try {
      await page.context().route(/\.json\.gz\?v=/, async (route) => {
        if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(`${api.url}/builder`);
      await page.getByLabel('Faction').selectOption({ label: 'Tidewright League' });
      await expect.poll(() => held.length).toBe(1);
      await page.waitForTimeout(500); // enough for an answer that does not wait for the one held
      held[0]?.();
      await page.waitForTimeout(1500);
      await page.locator('#builder:not([aria-busy])').waitFor();
      expect(await page.getByLabel('Detachment', { exact: true }).locator('option').allInnerTexts()).toContain('Harbour Watch');
    } finally {
      await close();
    }
  });

  it('is in French, and says without scripts that it needs them', async () => {
    const { page, close } = await openBrowser({ width: 390, colorScheme: 'dark', javaScriptEnabled: false });
    try {
      await page.goto(`${api.url}/builder?locale=fr`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Composer une armée');
      expect(await page.locator('noscript').innerText()).toBe('Cette page a besoin de JavaScript.');
    } finally {
      await close();
    }
  });
});

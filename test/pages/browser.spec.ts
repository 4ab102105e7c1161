import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../api/start-api.js';
import { hasBrowser, openBrowser, overflow, violations, type View } from './browser.js';
import { illegal, legal } from './lists.js';
import { startPages } from './start-pages.js';

describe.skipIf(!hasBrowser)('in a browser', { timeout: 180_000 }, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startPages();
  });
  afterAll(() => api.close());

  const views: readonly View[] = [1280, 320].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  );

  it.each(views)(
    'checks one list and many lists without console messages or accessibility violations: $width px, $colorScheme',
    async (view) => {
      const { page, complaints, close } = await openBrowser(view);
      const fits = async (): Promise<void> =>
        expect([page.url(), await violations(page), await overflow(page)]).toEqual([page.url(), [], 0]);
      try {
        await page.goto(`${api.url}/check`);
        await fits();
        await page.getByLabel('Your list').fill(illegal);
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        await page.getByRole('heading', { name: 'Illegal', level: 1 }).waitFor();
        for (const summary of await page.locator('.panel summary').all()) await summary.click();
        await fits();
        expect(page.url()).toContain('/check/kept/');
        await page.goBack();
        expect(await page.getByLabel('Your list').inputValue()).toBe(illegal);
        await page.goForward();
        await page.getByRole('heading', { name: 'Illegal', level: 1 }).waitFor();

        await page.goto(`${api.url}/check/bulk`);
        await fits();
        await page.getByLabel('Files', { exact: true }).setInputFiles([
          { name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from(legal) },
          { name: 'ben.txt', mimeType: 'text/plain', buffer: Buffer.from(illegal) },
        ]);
        await page.getByRole('button', { name: 'Check the lists' }).click();
        await page.getByRole('heading', { name: '2 lists checked' }).waitFor();
        await page.locator('.results summary').first().click();
        await fits();
        expect(complaints).toEqual([]);
      } finally {
        await close();
      }
    },
  );

  it('everything also works without JavaScript', async () => {
    const { page, complaints, close } = await openBrowser({ width: 1280, colorScheme: 'light', javaScriptEnabled: false });
    try {
      await page.goto(`${api.url}/check/bulk`);
      await page.getByLabel('or paste the lists').fill(`Player: Ada\n${legal}\n\nPlayer: Ben\n${illegal}`);
      await page.getByRole('button', { name: 'Check the lists' }).click();
      await page.getByRole('heading', { name: '2 lists checked' }).waitFor();
      await page.getByRole('link', { name: 'Verdict' }).click();
      await page.getByLabel('Data release').selectOption('sample-2026-01');
      await page.getByRole('button', { name: 'Check again and show changes' }).click();
      await page.getByText('the result of 2 of 2 lists changed.').waitFor();
      await page.getByRole('link', { name: 'Ben', exact: true }).click();
      await page.getByRole('heading', { name: 'Illegal', level: 1 }).waitFor();
      expect(await page.getByRole('button').count()).toBe(0);
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });

  it('everything can be used with a keyboard', async () => {
    const { page, close } = await openBrowser({ width: 1280, colorScheme: 'light' });
    try {
      await page.goto(`${api.url}/check`);
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('Skip to content');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('id')).toBe('text');
      await page.keyboard.insertText(legal);
      const submit = page.getByRole('button', { name: 'Check', exact: true });
      for (let presses = 0; presses < 20 && !(await submit.evaluate((button) => button.matches(':focus'))); presses += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Legal', level: 1 }).waitFor();
    } finally {
      await close();
    }
  });
});

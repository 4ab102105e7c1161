import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../api/start-api.js';
import { hasBrowser, openBrowser, overflow, violations } from './browser.js';
import { startEngineSite } from './engine-site.js';
import { illegal, legal } from './lists.js';

describe.skipIf(!hasBrowser)('the page that checks in the browser', { timeout: 180_000 }, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startEngineSite();
  });
  afterAll(() => api.close());

  it.each([1280, 390])('shows the verdict while the list is written, also without a network: %i px', async (width) => {
    const { page, complaints, close } = await openBrowser({ width, colorScheme: 'light' });
    const verdict = page.getByRole('status');
    try {
      await page.goto(`${api.url}/engine`);
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
      await page.getByLabel('Your list').fill(illegal);
      await verdict.getByText('Illegal', { exact: true }).waitFor();
      expect(await page.locator('#report li').count()).toBeGreaterThan(0);
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.context().setOffline(true);
      await page.getByLabel('Your list').fill('Hello!');
      await verdict.getByText('No list recognised').waitFor();
      await page.getByLabel('Your list').fill(illegal);
      await verdict.getByText('Illegal', { exact: true }).waitFor();
      expect(asked).toEqual([]);

      await page.context().setOffline(false);
      await page.getByLabel('Your list').fill(legal);
      await verdict.getByText('Legal', { exact: true }).waitFor();
      await page.getByLabel('Points limit').fill('10');
      await verdict.getByText('Illegal', { exact: true }).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });

  it('says without scripts that it needs them', async () => {
    const { page, close } = await openBrowser({ width: 390, colorScheme: 'dark', javaScriptEnabled: false });
    try {
      await page.goto(`${api.url}/engine`);
      expect(await page.locator('noscript').innerText()).toBe('This page needs JavaScript. The page Check a list does not.');
    } finally {
      await close();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../api/start-api.js';
import { hasBrowser, openBrowser } from './browser.js';
import { startPages } from './start-pages.js';

describe.skipIf(!hasBrowser)('GraphiQL in a browser', { timeout: 180_000 }, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startPages();
  });
  afterAll(() => api.close());

  it('runs its first tab unchanged, and keeps its tabs after a reload', async () => {
    const { page, close } = await openBrowser({ width: 1400, colorScheme: 'light' });
    const tabs = page.locator('.graphiql-tab');
    const active = page.locator('.graphiql-tab-active');
    const loaded = () => active.waitFor({ timeout: 60_000 });
    try {
      await page.goto(`${api.url}/graphiql`);
      await loaded();
      const names = await tabs.allTextContents();
      expect(names.length).toBeGreaterThan(12);
      await page.locator('.graphiql-execute-button').click();
      await page.locator('.result-window').getByText('LEGAL').first().waitFor({ timeout: 60_000 });

      await page.reload();
      await loaded();
      expect([await tabs.allTextContents(), await active.textContent()]).toEqual([names, names[0]]);

      await tabs.nth(4).locator('button').first().click();
      await expect.poll(() => active.textContent()).toBe(names[4]);
      // GraphiQL stores its tabs with a delay.
      await page.waitForFunction(() => /"activeTabIndex":4\b/.test(localStorage.getItem('graphiql:tabState') ?? ''));
      await page.reload();
      await loaded();
      expect([await tabs.allTextContents(), await active.textContent()]).toEqual([names, names[4]]);
    } finally {
      await close();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page, Request } from 'playwright-core';
import { ADMIN_KEY, type TestApi } from '../api/start-api.js';
import { hasBrowser, openBrowser } from './browser.js';
import { startPages } from './start-pages.js';

const KEY = `Bearer ${ADMIN_KEY}`;

/** The subjects of the first hour in order: what a newcomer asks first, and what an administrator does comes last. */
const FIRST_HOUR = [
  'CheckAList',
  'WhyIsItIllegal',
  'WhichDataAreLoaded',
  'FactionsAndDetachments',
  'Datasheets',
  'LookThingsUp',
  'AnEventWithHouseRules',
  'UnderTwoReleases',
  'WhatChangedForAList',
  'TheRulesAsData',
  'ReleasesAsFiles',
  'Administration',
];

const tabs = (page: Page): Locator => page.locator('.graphiql-tab');

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('.graphiql-tab-active').waitFor({ timeout: 60_000 });
}

async function select(page: Page, name: string): Promise<void> {
  // An answer that arrives meanwhile takes GraphiQL back to its own tab.
  const chosen = async (): Promise<string | null> => {
    await tabs(page).filter({ hasText: name }).locator('button').first().click();
    return page.locator('.graphiql-tab-active').textContent();
  };
  await expect.poll(chosen, { timeout: 20_000, interval: 500 }).toContain(name);
}

const isOperation = (one: Request): boolean => one.method() === 'POST' && !(one.postData() ?? '').includes('IntrospectionQuery');

/** Presses play, and returns the key that was sent. GraphiQL ignores the button while a tab is still being opened, so it is pressed again. */
async function keySent(page: Page): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const asked = page.waitForRequest(isOperation, { timeout: 5_000 }).catch(() => null);
    await page.locator('.graphiql-execute-button').click();
    const request = await asked;
    if (request === null && attempt < 8) continue;
    await request?.response();
    return request === null ? 'nothing was sent' : request.headers()['authorization'];
  }
}

async function write(page: Page, headers: object): Promise<void> {
  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden)').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(JSON.stringify(headers));
}

describe.skipIf(!hasBrowser)('the key in GraphiQL', { timeout: 180_000 }, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startPages();
  });
  afterAll(() => api.close());

  it('is kept over tabs, windows and a reload, until it is forgotten', async () => {
    const { page, close } = await openBrowser({ width: 1400, colorScheme: 'light' });
    const url = `${api.url}/graphiql`;
    try {
      await open(page, url);
      const names = await tabs(page).locator('button:first-child').allTextContents();
      expect(names.slice(0, FIRST_HOUR.length).map((name) => name.trim())).toEqual(FIRST_HOUR);
      expect(await keySent(page)).toBeUndefined();

      await select(page, 'WhichDataAreLoaded');
      await write(page, { Authorization: KEY });
      expect(await keySent(page)).toBe(KEY);
      await page.locator('#kept-key').waitFor();

      // The headers of this tab hold only the placeholder of the example.
      await select(page, 'Administration');
      expect(await keySent(page)).toBe(KEY);
      await page.locator('.result-window').getByText('auditLog').first().waitFor();

      await page.reload();
      await page.locator('.graphiql-tab-active').waitFor({ timeout: 60_000 });
      await select(page, 'Datasheets');
      expect(await keySent(page)).toBe(KEY);

      const second = await page.context().newPage();
      await open(second, url);
      expect(await keySent(second)).toBe(KEY);
      await second.locator('#kept-key').click();
      await select(second, 'LookThingsUp');
      expect(await keySent(second)).toBeUndefined();
    } finally {
      await close();
    }
  });

  it('is not kept if the server refuses it', async () => {
    const { page, close } = await openBrowser({ width: 1400, colorScheme: 'light' });
    try {
      await open(page, `${api.url}/graphiql`);
      await write(page, { Authorization: 'Bearer muster_unknown' });
      expect(await keySent(page)).toBe('Bearer muster_unknown');
      await select(page, 'LookThingsUp');
      expect(await keySent(page)).toBeUndefined();
    } finally {
      await close();
    }
  });
});

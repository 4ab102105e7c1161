import { EventLinks, EventPlayers, Reviews, Submissions, type Seat } from '#muster/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { eventOf } from '../events/event-staff.js';
import { hasBrowser, openBrowser, overflow, violations, type View } from './browser.js';
import { illegal, legal } from './lists.js';
import { newBrowser } from './signed-in.js';

const strange = legal.replaceAll('Signal Runners', 'Plongeurs du Port');

describe.skipIf(!hasBrowser)('the pages of events in a browser', { timeout: 180_000 }, () => {
  let api: TestApi;
  let key: string;
  let event: { readonly seat: Seat; readonly address: string };
  let player: string;

  beforeAll(async () => {
    api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
    const { account, headers } = await newHolder(api, 'ORGANISER');
    key = headers.authorization.slice('Bearer '.length);
    const accountId = Buffer.from(account, 'base64url').toString().slice('Account:'.length);
    const terms = {
      formats: [],
      fields: [{ name: 'Telephone', required: true }],
      teamSize: 2,
      teamRules: ['team-factions-distinct'],
    } as const;
    event = await eventOf(api, { actor: { accountId, name: 'Ada' }, browser: newBrowser(api) }, { terms });
    const { seat } = event;
    const names = ['Bo', 'Cy', 'Dee', 'Eve'];
    const entered = await api.app.get(EventPlayers).enter(
      seat,
      names.map((name, at) => ({ name, team: at < 2 ? 'Gulls' : 'Terns', columns: [['Mail', `${name}@example.org`]] })),
    );
    const players = 'messageId' in entered ? [] : entered.map((one) => one.player);
    const [bo] = players;
    if (bo) await api.app.get(Submissions).submit({ event: seat.event, player: bo }, { kind: 'text', text: legal }, null, bo.name);
    for (const [at, text] of [illegal, legal, strange].entries()) {
      const one = players[at];
      if (one) await api.app.get(Submissions).submit({ event: seat.event, player: one }, { kind: 'text', text }, null, one.name);
    }
    player = players[0]?.id ?? '';
    await api.app.get(Reviews).decide(seat, players[1]?.id ?? '', { version: 1, seen: 'submitted', state: 'accepted', message: null });
    await api.app.get(EventLinks).create(seat, 'judge');
    await api.app.get(EventLinks).create(seat, 'reveal');
  });
  afterAll(() => api.close());

  const views: readonly View[] = [1280, 390].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  );

  it.each(views)('fit the window without console messages or accessibility violations: $width px, $colorScheme', async (view) => {
    const { page, complaints, close } = await openBrowser(view);
    const fits = async (): Promise<void> => expect([page.url(), await violations(page), await overflow(page)]).toEqual([page.url(), [], 0]);
    const { address } = event;
    try {
      await page.goto(`${api.url}/sign-in?to=/events`);
      await fits();
      await page.getByLabel('Your key').fill(key);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Your events', level: 1 }).waitFor();
      await fits();
      for (const at of [
        '/events/new',
        address,
        ...['/players', '/staff', '/reveal', '/lists', '/record', '/settings'].map((part) => address + part),
      ]) {
        await page.goto(`${api.url}${at}`);
        for (const summary of await page.locator('main summary').all()) await summary.click();
        await fits();
      }
      await page.goto(`${api.url}${address}?state=submitted`);
      await page.getByRole('link', { name: 'Bo', exact: true }).click();
      await page.getByRole('heading', { name: 'Bo Gulls' }).waitFor();
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await fits();
      await page.getByRole('button', { name: 'Compare', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Bo: Version 1 and Version 2' }).waitFor();
      await fits();
      await page.goBack();
      await page.getByRole('button', { name: 'Ask for a correction' }).click();
      await page.getByText('Write what the player is to correct.').waitFor();
      await fits();
      // A browser reports every answer that is not a success on its console.
      expect(complaints.filter((said) => !said.includes('422'))).toEqual([]);
    } finally {
      await close();
    }
  });

  it('need no script', async () => {
    const { page, close } = await openBrowser({ width: 1280, colorScheme: 'light', javaScriptEnabled: false });
    try {
      await page.goto(`${api.url}${event.address}/players/${player}`);
      await page.getByLabel('Your key').fill(key);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Bo Gulls' }).waitFor();
      await page.getByLabel('Message to the player').fill('Remove one of them.');
      await page.getByRole('button', { name: 'Ask for a correction' }).click();
      await page.getByText('Saved.').waitFor();
      await page.getByText('Written to the player: Remove one of them.').waitFor();
      await page.reload();
      expect(await page.getByText('Saved.').count()).toBe(0);
      await page.getByRole('link', { name: 'Reveal' }).click();
      await page.getByRole('button', { name: 'New public link' }).click();
      expect(await page.locator('.secret').textContent()).toContain('/events/lists/');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Your key').waitFor();
    } finally {
      await close();
    }
  });

  it('can be used with a keyboard', async () => {
    const { page, close } = await openBrowser({ width: 1280, colorScheme: 'light' });
    const press = async (until: ReturnType<typeof page.locator>): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await until.evaluate((one) => one.matches(':focus'))) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Not reached.');
    };
    try {
      await page.goto(`${api.url}${event.address}/players/${player}`);
      await press(page.getByLabel('Your key'));
      await page.keyboard.insertText(key);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Bo Gulls' }).waitFor();
      await press(page.getByLabel('Message to the player'));
      await page.keyboard.insertText('Fine.');
      await press(page.getByRole('button', { name: 'Accept' }));
      await page.keyboard.press('Enter');
      await page.getByText('Saved.').waitFor();
      expect(await page.getByText('Accepted').count()).toBeGreaterThan(0);
    } finally {
      await close();
    }
  });
});

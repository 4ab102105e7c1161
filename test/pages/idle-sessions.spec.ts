import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { administer } from '../administer.js';
import { newHolder } from '../api/account-holder.js';
import { ADMIN_KEY, listen, startApi, type TestApi } from '../api/start-api.js';
import { signedIn, type Browser } from './signed-in.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  vi.useRealTimers();
  await sql('DELETE FROM page_session');
});
afterAll(() => api.close());

const sql = (text: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  administer(api.database.url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);

async function ofAnOrganiser(server: Pick<TestApi, 'url'> = api): Promise<Browser> {
  const { headers } = await newHolder(api, 'ORGANISER', ['EVENTS']);
  return signedIn(server, headers.authorization.slice('Bearer '.length));
}

async function ofAnAdministrator(): Promise<Browser> {
  const { headers } = await newHolder(api, 'ADMINISTRATOR', ['EVENTS', 'ADMINISTER']);
  return signedIn(api, headers.authorization.slice('Bearer '.length));
}

const rest = (interval: string): Promise<unknown> => sql(`UPDATE page_session SET last_used_at = now() - interval '${interval}'`);
const isSignedIn = async (browser: Browser): Promise<boolean> => (await browser.get('/events')).status === 200;

it.each([
  ['an organiser', ofAnOrganiser, '47 hours 59 minutes', '48 hours'],
  ['an administrator', ofAnAdministrator, '3 hours 59 minutes', '4 hours'],
  ['the administrator key', () => signedIn(api, ADMIN_KEY), '3 hours 59 minutes', '4 hours'],
])('a browser of %s is signed out when it was not used for too long, and each use begins the time anew', async (_, signIn, short, long) => {
  const browser = await signIn();
  for (let times = 0; times < 2; times += 1) {
    await rest(short);
    expect(await isSignedIn(browser)).toBe(true);
  }
  await rest(long);
  expect([await isSignedIn(browser), await isSignedIn(browser)]).toEqual([false, false]);
});

it('no use makes a session longer than it lasts at most', async () => {
  const browser = await ofAnOrganiser();
  await sql(`UPDATE page_session SET expires_at = now()`);
  expect(await isSignedIn(browser)).toBe(false);
});

it('the use of a session and of its key is written at most once a minute', async () => {
  const browser = await ofAnOrganiser();
  const written = (): Promise<unknown> =>
    sql('SELECT s.xmin::text AS session, k.xmin::text AS key FROM page_session s JOIN api_key k ON k.id = s.key_id');
  const before = await written();
  expect([await isSignedIn(browser), await isSignedIn(browser), await written()]).toEqual([true, true, before]);
  await rest('61 seconds');
  await sql(`UPDATE api_key SET last_used_at = now() - interval '1 day'`);
  expect(await isSignedIn(browser)).toBe(true);
  const used = await sql(`SELECT s.last_used_at > now() - interval '20 seconds' AS session, k.last_used_at = s.last_used_at AS key
    FROM page_session s JOIN api_key k ON k.id = s.key_id`);
  expect(used).toEqual([{ session: true, key: true }]);
});

it("the database's clock decides, not the process's", async () => {
  const browser = await ofAnOrganiser();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 });
  expect(await isSignedIn(browser)).toBe(true);
  vi.setSystemTime(Date.now() - 6 * 86_400_000);
  await rest('48 hours');
  expect(await isSignedIn(browser)).toBe(false);
});

it('the operator sets the time', async () => {
  const strict = await listen({ DATABASE_URL: api.database.url, MUSTER_SESSION_IDLE_HOURS: '1' });
  try {
    const browser = await ofAnOrganiser(strict);
    await rest('59 minutes');
    expect(await isSignedIn(browser)).toBe(true);
    await rest('1 hour');
    expect(await isSignedIn(browser)).toBe(false);
  } finally {
    await strict.app.close();
  }
});

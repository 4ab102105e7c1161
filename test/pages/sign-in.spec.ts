import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { newHolder } from '../api/account-holder.js';
import { ADMIN_KEY, ask, asAdministrator, startApi, type TestApi } from '../api/start-api.js';
import { wordsOf } from './form-posts.js';
import { newBrowser, signedIn } from './signed-in.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function newKey(role = 'ORGANISER', scopes: readonly string[] = ['EVENTS', 'ACCOUNT']) {
  const holder = await newHolder(api, role, scopes);
  return { ...holder, key: holder.headers.authorization.slice('Bearer '.length) };
}

describe('a browser', () => {
  it('is asked to sign in, and then brought to the page that it asked for', async () => {
    const browser = newBrowser(api);
    const { status, headers } = await browser.get('/events?after=x');
    expect([status, headers['location']]).toEqual([303, '/sign-in?to=%2Fevents%3Fafter%3Dx']);
    const { key } = await newKey();
    const sent = await browser.send('/sign-in?to=%2Fevents%3Fafter%3Dx', { key, to: '/events?after=x' }, { to: '/sign-in' });
    expect([sent.status, sent.headers['location']]).toEqual([303, '/events?after=x']);
    const page = await browser.get('/events');
    expect([page.status, page.headers['cache-control'], wordsOf(page.html)]).toEqual([
      200,
      'no-store',
      expect.stringContaining('Signed in as A ORGANISER'),
    ]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
    'is not brought to another site: %s',
    async (to) => {
      const { key } = await newKey();
      const { headers } = await newBrowser(api).send('/sign-in', { key, to });
      expect(headers['location']).toBe('/events');
    },
  );

  it('gets a cookie that no script reads and no other site sends, and over HTTPS only for this host', async () => {
    const { key } = await newKey();
    const { headers } = await newBrowser(api).send('/sign-in', { key });
    expect(String(headers['set-cookie'])).toMatch(/^muster-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await startApi({ MUSTER_TRUST_PROXY: '1' });
    try {
      const answer = await request(secure.url).get('/sign-in').set('x-forwarded-proto', 'https');
      expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-muster-visitor=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    } finally {
      await secure.close();
    }
  });

  it('is told beside the field if the key is wrong, and the key is not repeated', async () => {
    for (const key of ['mk_wrong', '', 'x'.repeat(5_000)]) {
      const { status, html, headers } = await newBrowser(api).send('/sign-in', { key });
      expect([status, html.includes('aria-invalid="true"'), html.includes('mk_wrong'), headers['set-cookie']]).toEqual([
        422,
        true,
        false,
        undefined,
      ]);
    }
  });

  it('is signed out on request, and its old cookie is worth nothing', async () => {
    const { key } = await newKey();
    const browser = await signedIn(api, key);
    const old = browser.cookies().get('muster-session');
    const { headers } = await browser.send('/events', {}, { to: '/sign-out' });
    expect([headers['location'], headers['clear-site-data']]).toEqual(['/sign-in', '"cache"']);
    expect(browser.cookies().has('muster-session')).toBe(false);
    const again = await request(api.url).get('/events').redirects(0).set('cookie', `muster-session=${old}`);
    expect(again.headers['location']).toBe('/sign-in?to=%2Fevents');
  });

  it('is signed out at once if its key is revoked, has expired, or if its account is erased', async () => {
    const revoked = await newKey();
    const expired = await newKey();
    const erased = await newKey();
    const browsers = await Promise.all([revoked, expired, erased].map(({ key }) => signedIn(api, key)));
    const { apiKeys } = await revoked.data<{ apiKeys: readonly { id: string }[] }>('{ apiKeys { id } }');
    await revoked.data('mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { key { id } } }', {
      input: { key: apiKeys[0]?.id },
    });
    const prefix = expired.key.slice(0, 15);
    await administer(api.database.url, (client) => client.query('UPDATE api_key SET expires_at = now() WHERE prefix = $1', [prefix]));
    await ask(
      api,
      'mutation ($input: EraseAccountInput!) { eraseAccount(input: $input) { erased } }',
      { input: { account: erased.account, confirm: 'erase' } },
      asAdministrator,
    );
    expect(await Promise.all(browsers.map(async (browser) => (await browser.get('/events')).status))).toEqual([303, 303, 303]);
  });

  it('is not identified by its cookie anywhere but at the pages', async () => {
    const browser = await signedIn(api, (await newKey()).key);
    const cookie = `muster-session=${browser.cookies().get('muster-session')}`;
    const { body } = await ask(api, '{ me { id } }', {}, { cookie });
    expect(body.data).toEqual({ me: null });
    expect((await request(api.url).get('/events').redirects(0).set(asAdministrator)).status).toBe(303);
  });

  it('with a key that has no permission for events sees none', async () => {
    const { key } = await newKey('ORGANISER', ['ROSTERS_READ']);
    const { status, html } = await (await signedIn(api, key)).get('/events');
    expect([status, wordsOf(html)]).toEqual([403, expect.stringContaining('has no permission for events')]);
  });

  it('reads French if it asks for French', async () => {
    const { text, headers } = await request(api.url).get('/sign-in').set('accept-language', 'fr');
    expect([wordsOf(text), headers['content-language']]).toEqual([expect.stringContaining('Se connecter'), 'fr']);
  });
});

describe('a form', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
  ])('of %s is refused', async (_, headers) => {
    const { key } = await newKey();
    const { status, html } = await newBrowser(api).send('/sign-in', { key }, { headers });
    expect([status, html]).toEqual([400, expect.stringContaining('sent from another site')]);
  });

  it('is refused without the seal of this browser', async () => {
    const { key } = await newKey();
    const other = await signedIn(api, key);
    const seal = /name="seal" value="([^"]*)"/.exec((await other.get('/events')).html)?.[1] ?? '';
    for (const wrong of [seal, '', 'x'.repeat(43)]) {
      const { status, html } = await newBrowser(api).send('/sign-in', { key }, { seal: wrong });
      expect([status, html]).toEqual([400, expect.stringContaining('no longer valid')]);
    }
    expect((await other.send('/events', {}, { to: '/sign-out', seal: 'x' })).status).toBe(400);
    expect((await other.get('/events')).status).toBe(200);
  });
});

describe('an administrator key of the configuration', () => {
  it('opens a session of one day', async () => {
    const { headers } = await newBrowser(api).send('/sign-in', { key: ADMIN_KEY });
    expect(String(headers['set-cookie'])).toContain('; Max-Age=86400;');
  });

  it('leads to an organiser account with a key that is shown once', async () => {
    const browser = await signedIn(api, ADMIN_KEY);
    expect(wordsOf((await browser.get('/events')).html)).toContain('Create your organiser account');
    expect((await browser.send('/events', { name: ' ' })).status).toBe(422);
    expect((await browser.send('/events', { name: 'Ada' })).status).toBe(303);
    const { html } = await browser.get('/events');
    const key = /<code class="secret">(mk_[^<]*)<\/code>/.exec(html)?.[1] ?? '';
    expect(wordsOf(html)).toContain('Signed in as Ada');
    expect((await browser.get('/events')).html).not.toContain(key);
    expect(wordsOf((await (await signedIn(api, key)).get('/events')).html)).toContain('New event');
    expect((await browser.send('/events', { name: 'Ben' })).headers['location']).toBe('/events');
    expect(wordsOf((await browser.get('/events')).html)).toContain('Signed in as Ada');
  });
});

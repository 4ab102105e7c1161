import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { ADMIN_KEY, startApi, type TestApi } from '../api/start-api.js';
import { doorsOf } from '../api/walk-doors.js';
import { wordsOf } from '../pages/form-posts.js';
import { newBrowser, signedIn, type Browser } from '../pages/signed-in.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let administrator: Browser;
beforeAll(async () => {
  api = await startApi();
  administrator = await signedIn(api, ADMIN_KEY);
});
afterAll(() => api.close());

/** The addresses of the desk for a method, with parameters that are the id of nothing. */
const addresses = (method: string): readonly string[] =>
  doorsOf(api.app)
    .filter((door) => door.startsWith(`${method} /admin`))
    .map((door) => door.slice(method.length + 1).replaceAll(/:\w+/g, NOWHERE));

const browserOf = async (role: string, scopes?: readonly string[]): Promise<Browser> => {
  const { headers } = await newHolder(api, role, scopes);
  return signedIn(api, headers.authorization.slice('Bearer '.length));
};

describe('the desk', () => {
  it('is opened with the key of the configuration, and leads to its sections', async () => {
    const { status, html, headers } = await administrator.get('/admin');
    expect([status, headers['cache-control'], headers['content-security-policy']]).toEqual([
      200,
      'no-store',
      expect.stringContaining("script-src 'self'"),
    ]);
    const sections = [...html.matchAll(/<dt><a href="([^"]+)"/g)].map(([, address = '']) => address);
    expect(sections).toContain('/admin/releases');
    for (const address of sections) expect([address, (await administrator.get(address)).status]).toEqual([address, 200]);
  });

  it('is opened with a key of an account of an administrator, who is told who is signed in', async () => {
    const browser = await browserOf('ADMINISTRATOR', ['ADMINISTER', 'ACCOUNT']);
    const { status, html } = await browser.get('/admin');
    expect([status, wordsOf(html)]).toEqual([200, expect.stringContaining('Signed in as A ADMINISTRATOR')]);
  });

  it('is in French for a French browser', async () => {
    expect(wordsOf((await administrator.get('/admin?locale=fr')).html)).toContain('est consigné sous votre nom');
    const refused = await administrator.send('/admin', {}, { to: '/admin/jobs?locale=fr', seal: 'x'.repeat(43) });
    expect([refused.status, wordsOf(refused.html)]).toEqual([400, expect.stringContaining('Ce formulaire n’est plus valable')]);
  });

  it('is linked on the first page for those who may open it, and for nobody else', async () => {
    const link = 'href="/admin"';
    expect((await administrator.get('/')).html).toContain(link);
    for (const browser of [newBrowser(api), await browserOf('ORGANISER')]) expect((await browser.get('/')).html).not.toContain(link);
  });
});

describe('every address of the desk', () => {
  it('asks a browser that is not signed in to sign in', async () => {
    for (const address of addresses('GET')) {
      const { status, headers } = await newBrowser(api).get(address);
      expect([status, headers['location']]).toEqual([303, `/sign-in?to=${encodeURIComponent(address)}`]);
    }
    expect(addresses('GET').length).toBeGreaterThan(1);
  });

  it.each([
    ['PLAYER', undefined],
    ['ORGANISER', undefined],
    ['APP', undefined],
    ['ADMINISTRATOR', ['EVENTS', 'ACCOUNT']],
  ])('is refused to a key of the role %s without the permission to administer', async (role, scopes) => {
    const browser = await browserOf(role, scopes);
    for (const address of addresses('GET')) {
      const { status, html } = await browser.get(address);
      expect([address, status, wordsOf(html)]).toEqual([address, 403, expect.stringContaining('This page is for administrators.')]);
    }
    for (const address of addresses('POST'))
      expect([address, (await browser.send('/sign-in', {}, { to: address })).status]).toEqual([address, 403]);
  });

  it('refuses forms without the seal of the browser, and forms that other sites send', async () => {
    for (const address of addresses('POST')) {
      const unsealed = await administrator.send('/admin', {}, { to: address, seal: 'x'.repeat(43) });
      expect([address, unsealed.status, wordsOf(unsealed.html)]).toEqual([address, 400, expect.stringContaining('no longer valid')]);
      const foreign = await administrator.send('/admin', {}, { to: address, headers: { 'sec-fetch-site': 'cross-site' } });
      expect([address, foreign.status, wordsOf(foreign.html)]).toEqual([address, 400, expect.stringContaining('another site')]);
    }
  });
});

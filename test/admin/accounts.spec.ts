import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { ADMIN_KEY, ask, publishSample, startApi, type TestApi } from '../api/start-api.js';
import { wordsOf, type Page } from '../pages/form-posts.js';
import { signedIn, type Browser } from '../pages/signed-in.js';

let api: TestApi;
let operator: Browser;
beforeAll(async () => {
  api = await startApi();
  operator = await signedIn(api, ADMIN_KEY);
});
afterAll(() => api.close());

const locationOf = ({ headers }: Page): string => headers['location'] ?? '';
const secretIn = (page: Page): string => /<code class="secret">(mk_[0-9a-f_]+)</.exec(page.html)?.[1] ?? '';
const statusOf = async (key: string): Promise<number> => (await ask(api, '{ me { id } }', {}, { authorization: `Bearer ${key}` })).status;

/** Creates an account with a key by the forms of the pages. */
async function made(browser: Browser, name: string, role: string, scope: readonly string[]) {
  const created = await browser.send('/admin/accounts', { name, role });
  expect([created.status, locationOf(created)]).toEqual([303, expect.stringMatching(/^\/admin\/accounts\/\w+/)]);
  const address = locationOf(created);
  expect((await browser.send(address, { do: 'key', name: `Key of ${name}`, scope })).status).toBe(303);
  const page = await browser.get(address);
  return { address, key: secretIn(page), page };
}

describe('the pages of accounts and keys', () => {
  it('create an account with a key that is shown once, and find it by its name', async () => {
    const { address, key } = await made(operator, 'Wilma Reed', 'organiser', ['events', 'account']);
    expect([key, await statusOf(key)]).toEqual([expect.stringMatching(/^mk_/), 200]);
    expect((await operator.get(address)).html).not.toContain(key);
    const found = await operator.get('/admin/accounts?search=wilma&role=organiser');
    expect(wordsOf(found.html)).toMatch(/1 account .*Wilma Reed organiser API keys/);
    expect(wordsOf((await operator.get('/admin/accounts?search=wilma&role=player')).html)).toContain('No account matches.');
  });

  it('list the keys of everybody without their secrets, with their last use', async () => {
    const { key } = await made(operator, 'Ines Vale', 'player', ['rosters:read']);
    expect(await statusOf(key)).toBe(200);
    const { html } = await operator.get('/admin/keys?search=ines&active=true');
    expect(wordsOf(html)).toMatch(/1 key .*Key of Ines Vale mk_\w+ Ines Vale read rosters .* UTC 20\d\d-.* UTC active Revoke/);
    expect(html).not.toContain(key.slice(16));
  });

  it('rotate a key: both work until the old one ends, and revoke it at once', async () => {
    const { address, key } = await made(operator, 'Odo Marsh', 'player', ['account']);
    const id = /name="id" value="(\w+)"/.exec((await operator.get(address)).html)?.[1] ?? '';
    const account = address.split('/').at(-1) ?? '';
    const rotated = await operator.send(address, { do: 'rotate', id, account, grace: '1' }, { to: '/admin/keys' });
    expect([rotated.status, locationOf(rotated)]).toEqual([303, address]);
    const page = await operator.get(address);
    const fresh = secretIn(page);
    expect([await statusOf(key), await statusOf(fresh)]).toEqual([200, 200]);
    expect(wordsOf(page.html)).toMatch(/active until .* UTC , replaced/);
    const again = await operator.send(address, { do: 'rotate', id, account, grace: '1' }, { to: '/admin/keys' });
    expect(wordsOf((await operator.get(locationOf(again))).html)).toContain('The key is revoked, has expired or was already replaced.');
    await operator.send(address, { do: 'revoke', id, account }, { to: '/admin/keys' });
    expect([await statusOf(key), await statusOf(fresh)]).toEqual([401, 200]);
  });

  it('change a role from the next request on, and erase an account whose id the log keeps without its name', async () => {
    const { address, key } = await made(operator, 'Tilda Fen', 'player', ['account']);
    expect((await operator.send(address, { do: 'role', role: 'organiser' })).status).toBe(303);
    const me = await ask(api, '{ me { role } }', {}, { authorization: `Bearer ${key}` });
    expect(me.body.data).toEqual({ me: { role: 'ORGANISER' } });
    const unsure = await operator.send(address, { do: 'erase', confirm: 'yes' });
    expect([unsure.status, wordsOf(unsure.html)]).toEqual([422, expect.stringContaining('Type the word erase.')]);
    expect((await operator.send(address, { do: 'erase', confirm: 'erase' })).status).toBe(303);
    expect([(await operator.get(address)).status, await statusOf(key)]).toEqual([404, 401]);
    const log = await operator.get('/admin/audit?kind=account&action=eraseAccount');
    expect(log.html).not.toContain('Tilda');
    expect(wordsOf(log.html)).toMatch(/1 change .*administrator eraseAccount account [0-9a-f-]{36}/);
  });

  it('forget the name of an erased account in what it taught, too', async () => {
    await publishSample(api);
    const { address, key } = await made(operator, 'Runa Sedge', 'administrator', ['administer']);
    const teach = 'mutation ($input: TeachAliasInput!) { teachAlias(input: $input) { alias { taughtBy } userErrors { code } } }';
    const alias = { edition: 'E10', kind: 'UNIT', name: 'Relayeurs', means: 'Signal Runners' };
    const taught = await ask(api, teach, { input: alias }, { authorization: `Bearer ${key}` });
    expect(taught.body.data).toEqual({ teachAlias: { alias: { taughtBy: 'Runa Sedge' }, userErrors: [] } });
    expect((await operator.send(address, { do: 'erase', confirm: 'erase' })).status).toBe(303);
    const left = await ask(api, '{ aliases { nodes { name taughtBy } } }', {}, { authorization: `Bearer ${ADMIN_KEY}` });
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;
    expect(left.body.data).toMatchObject({ aliases: { nodes: [{ name: 'Relayeurs', taughtBy: id }] } });
  });

  it('do not let the last administrator lock everybody out, but the key of the operator can', async () => {
    const { address, key } = await made(operator, 'Ada Pike', 'administrator', ['administer', 'account']);
    const ada = await signedIn(api, key);
    const demoted = await ada.send(address, { do: 'role', role: 'player' });
    const sentence = 'This is the last account that can administer: make another account an administrator first.';
    expect([demoted.status, wordsOf(demoted.html)]).toEqual([422, expect.stringContaining(sentence)]);
    expect((await ada.send(address, { do: 'erase', confirm: 'erase' })).status).toBe(422);
    const id = /name="id" value="(\w+)"/.exec((await ada.get(address)).html)?.[1] ?? '';
    await ada.send(address, { do: 'revoke', id }, { to: '/admin/keys' });
    expect(wordsOf((await ada.get('/admin/keys')).html)).toContain('This is the last key with which an account can administer');
    const second = await made(ada, 'Bo Pike', 'administrator', ['administer']);
    const both = await Promise.all([
      ada.send(address, { do: 'role', role: 'player' }),
      (await signedIn(api, second.key)).send(second.address, { do: 'role', role: 'player' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    for (const one of [address, second.address]) expect((await operator.send(one, { do: 'role', role: 'player' })).status).toBe(303);
  });
});

describe('the page of the audit log', () => {
  it('has who, with which key, and what; filtered by person, kind, name and day', async () => {
    const { account, headers } = await newHolder(api, 'ADMINISTRATOR', ['ADMINISTER']);
    const browser = await signedIn(api, headers.authorization.slice('Bearer '.length));
    await made(browser, 'Rolf Dyke', 'player', ['account']);
    const of = async (query: string): Promise<string> => wordsOf((await browser.get(`/admin/audit?actor=${account}&${query}`)).html);
    expect(await of('')).toMatch(/2 changes .*A ADMINISTRATOR with the key mk_\w+ createApiKey API key Key of Rolf Dyke/);
    expect(await of('kind=account&target=rolf')).toMatch(/1 change .*createAccount account Rolf Dyke/);
    expect(await of('until=2020-01-01')).toContain('No change matches.');
    expect(await of('action=nothing')).toContain('No change matches.');
    expect(wordsOf((await browser.get('/admin/audit?locale=fr')).html)).toContain('Chaque changement, le plus récent d’abord');
  });
});

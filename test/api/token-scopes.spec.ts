import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { ask, codes, listen, startApi, type Answer, type TestApi } from './start-api.js';
import { AUDIENCE, startIssuer, type TestIssuer } from './token-issuer.js';

let issuer: TestIssuer;
let api: TestApi;
beforeAll(async () => {
  issuer = await startIssuer();
  api = await startApi({ MUSTER_TOKEN_ISSUERS: `${issuer.url} ${AUDIENCE} ES256` });
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});

/** One operation for each permission; all of them can be asked for without changing anything. */
const NEEDS = {
  'rosters:read': '{ rosters { totalCount } }',
  'rosters:write': 'mutation { answer: deleteRoster(input: { roster: "Um9zdGVyOm5vbmU" }) { userErrors { code } } }',
  events: '{ events { totalCount } }',
  account: '{ apiKeys { id } }',
  administer: '{ accounts { totalCount } }',
};
const OF_A_PLAYER = ['rosters:read', 'rosters:write', 'events', 'account'];

async function permissions(server: Parameters<typeof ask>[0], subject: string, claims: object): Promise<unknown> {
  const authorization = `Bearer ${await issuer.token(subject, { ...claims })}`;
  const answers: [string, Answer][] = [];
  for (const [name, query] of Object.entries(NEEDS)) answers.push([name, await ask(server, query, {}, { authorization })]);
  if (answers.every(([, { status }]) => status === 401)) return 401;
  for (const [, answer] of answers) expect(codes(answer).filter((code) => code !== 'FORBIDDEN')).toEqual([]);
  return answers.filter(([, answer]) => codes(answer).length === 0).map(([name]) => name);
}

it.each([
  ['no scopes', {}, OF_A_PLAYER],
  ['scopes of others', { scope: 'openid events account' }, OF_A_PLAYER],
  ['one scope', { scope: 'openid muster:rosters:read' }, ['rosters:read']],
  ['several scopes', { scope: 'muster:account muster:events' }, ['events', 'account']],
  ['a list of scopes', { scp: ['muster:rosters:write', 'muster:rosters:read'] }, ['rosters:read', 'rosters:write']],
  ['scopes in the claim scp', { scp: 'muster:events' }, ['events']],
  ['a scope that Muster does not know', { scope: 'muster:rosters:burn' }, []],
  ['a scope beyond the role', { scope: 'muster:administer muster:events' }, ['events']],
  ['a scope in other letters', { scope: 'Muster:Events muster:EVENTS' }, []],
  ['scopes that are no text', { scope: { muster: true } }, 401],
  ['a list with something else', { scp: ['muster:events', 7] }, 401],
])('a token with %s has the permissions that its scopes name, or all if they name none', async (_, claims, held) => {
  expect(await permissions(api, 'anna', claims)).toEqual(held);
});

it('a token of an issuer whose tokens must be scoped has only what its scopes name', async () => {
  const scoped = await listen({ DATABASE_URL: api.database.url, MUSTER_TOKEN_ISSUERS: `${issuer.url} ${AUDIENCE} ES256 scoped` });
  try {
    expect(await permissions(scoped, 'anna', {})).toEqual([]);
    expect(await permissions(scoped, 'anna', { scope: 'openid profile' })).toEqual([]);
    expect(await permissions(scoped, 'anna', { scope: 'openid muster:events' })).toEqual(['events']);
  } finally {
    await scoped.app.close();
  }
});

it("an administrator's token administers only with that scope, and creates no key that may do more than it", async () => {
  expect(await permissions(api, 'carla', {})).toEqual(OF_A_PLAYER);
  await administer(api.database.url, (client) => client.query(`UPDATE account SET role = 'administrator' WHERE subject = 'carla'`));
  expect(await permissions(api, 'carla', {})).toEqual([...OF_A_PLAYER, 'administer']);
  expect(await permissions(api, 'carla', { scope: 'muster:administer' })).toEqual(['administer']);
  expect(await permissions(api, 'carla', { scope: 'muster:account' })).toEqual(['account']);
  const create = (scopes: string): string =>
    `mutation { createApiKey(input: { name: "Laptop", scopes: [${scopes}] }) { secret userErrors { code } } }`;
  const authorization = `Bearer ${await issuer.token('carla', { scope: 'muster:account' })}`;
  const made = await Promise.all(['ACCOUNT', 'ACCOUNT, ADMINISTER'].map(async (scopes) => ask(api, create(scopes), {}, { authorization })));
  expect(made.map(({ body }) => Object(body.data).createApiKey)).toEqual([
    { secret: expect.stringMatching(/^mk_/), userErrors: [] },
    { secret: null, userErrors: [{ code: 'NOT_ALLOWED' }] },
  ]);
});

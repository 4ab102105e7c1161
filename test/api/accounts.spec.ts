import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AUDIENCE, foreignKey, startIssuer, type TestIssuer } from './token-issuer.js';
import { ask, asAdministrator, codes, listen, startApi, type Answer, type TestApi } from './start-api.js';

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

const bearer = (text: string): { readonly authorization: string } => ({ authorization: `Bearer ${text}` });
const ME = '{ me { id role name issuer } }';

interface Me {
  readonly id: string;
  readonly role: string;
  readonly name: string | null;
  readonly issuer: string | null;
}

const meOf = (answer: Answer): Me | null => (answer.body.data as { me: Me | null }).me;

interface KeyMade {
  readonly secret: string;
  readonly key: { readonly id: string; readonly prefix: string };
}

async function administer<Data>(query: string, variables: object): Promise<Data> {
  const answer = await ask(api, query, variables, asAdministrator);
  if (answer.body.errors) throw new Error(JSON.stringify(answer.body.errors));
  return answer.body.data as Data;
}

async function newAccount(role: string, name = 'An account'): Promise<string> {
  const { createAccount } = await administer<{ createAccount: { account: { id: string } } }>(
    'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { account { id } userErrors { code } } }',
    { input: { name, role } },
  );
  return createAccount.account.id;
}

const CREATE_KEY =
  'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { id prefix name scopes expiresAt lastUsedAt } userErrors { code path message } } }';

async function newKey(account: string, input: object = {}): Promise<KeyMade> {
  const { createApiKey } = await administer<{ createApiKey: KeyMade }>(CREATE_KEY, {
    input: { account, name: 'A key', scopes: ['ROSTERS_READ', 'ROSTERS_WRITE', 'ACCOUNT'], ...input },
  });
  return createApiKey;
}

const payloadOf = (answer: Answer, field: string): Readonly<Record<string, unknown>> =>
  (answer.body.data as Record<string, Record<string, unknown>>)[field] ?? {};

describe('a bearer token', () => {
  it('creates its account the first time, and finds it from then on', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, async () => ask(api, ME, {}, bearer(await issuer.token('anna')))));
    const [first] = answers.map(meOf);
    expect(first).toEqual({ id: first?.id, role: 'PLAYER', name: null, issuer: issuer.url });
    expect(new Set(answers.map((answer) => meOf(answer)?.id)).size).toBe(1);
    expect(meOf(await ask(api, ME, {}, bearer(await issuer.token('ben'))))?.id).not.toBe(first?.id);
  });

  it("requests the issuer's keys once, not for each request", async () => {
    await ask(api, ME, {}, bearer(await issuer.token('anna')));
    const before = issuer.requests();
    for (let i = 0; i < 5; i += 1) await ask(api, ME, {}, bearer(await issuer.token('anna')));
    expect(issuer.requests()).toBe(before);
  });

  it('is refused in the same way for any kind of invalidity', async () => {
    const now = Math.floor(Date.now() / 1000);
    const wrong = {
      expired: await issuer.token('anna', { exp: now - 60 }),
      'without an end': await issuer.token('anna', { exp: undefined }),
      'not yet valid': await issuer.token('anna', { nbf: now + 600 }),
      'meant for others': await issuer.token('anna', { aud: 'somebody-else' }),
      'of another issuer': await issuer.token('anna', { iss: 'https://elsewhere.example' }),
      'without a subject': await issuer.token(''),
      'of a subject that is no text': await issuer.token('anna', { sub: 7 }),
      'signed by another key': await issuer.token('anna', {}, await foreignKey()),
      'signed with a shared secret': await issuer.token('anna', {}, { id: 'key-1', algorithm: 'HS256', key: new Uint8Array(32).fill(7) }),
      'changed on the way': (await issuer.token('anna')).replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ iss: issuer.url, aud: AUDIENCE, sub: 'root', exp: now + 60 })).toString('base64url')}.`,
      ),
      'not signed': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: issuer.url, aud: AUDIENCE, sub: 'anna', exp: now + 60 })).toString('base64url')}.`,
    };
    for (const [what, token] of Object.entries(wrong)) {
      const answer = await ask(api, ME, {}, bearer(token));
      expect([what, answer.status, answer.body.errors?.map(({ message }) => message)]).toEqual([
        what,
        401,
        ['The key or token is unknown, has expired or was revoked.'],
      ]);
    }
  });

  it('is refused if no issuer is configured, and reported as unavailable if the issuer does not respond', async () => {
    const token = await issuer.token('anna');
    const without = await listen({ DATABASE_URL: api.database.url });
    expect((await ask(without, ME, {}, bearer(token))).status).toBe(401);
    await without.app.close();
    const gone = await startIssuer();
    const orphan = await gone.token('anna');
    await gone.close();
    const waiting = await listen({ DATABASE_URL: api.database.url, MUSTER_TOKEN_ISSUERS: `${gone.url} ${AUDIENCE} ES256` });
    const answer = await ask(waiting, ME, {}, bearer(orphan));
    expect([answer.status, codes(answer)]).toEqual([503, ['UNAVAILABLE']]);
    await waiting.app.close();
  });

  it("is verified with the issuer's newest keys, and reported as unavailable while these are invalid", async () => {
    const rotating = await startIssuer();
    const server = await listen({ DATABASE_URL: api.database.url, MUSTER_TOKEN_ISSUERS: `${rotating.url} ${AUDIENCE} ES256` });
    const meet = async (token: string): Promise<unknown> => (await ask(server, ME, {}, bearer(token))).status;
    rotating.publish({ keys: 'lost' });
    const first = await rotating.token('anna');
    expect(await meet(first)).toBe(503);
    rotating.publish(undefined);
    expect(await meet(first)).toBe(200);
    await rotating.rotate();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    try {
      expect([await meet(await rotating.token('anna')), await meet(first)]).toEqual([200, 401]);
    } finally {
      vi.useRealTimers();
    }
    await server.app.close();
    await rotating.close();
  });
});

describe('an API key', () => {
  it('is shown once, stored hashed, and identifies the caller', async () => {
    const account = await newAccount('ORGANISER', 'A club');
    const { secret, key } = await newKey(account);
    expect(meOf(await ask(api, ME, {}, bearer(secret)))).toEqual({ id: account, role: 'ORGANISER', name: 'A club', issuer: null });
    const keys = payloadOf(await ask(api, '{ apiKeys { id prefix name lastUsedAt revokedAt } }', {}, bearer(secret)), 'apiKeys');
    expect(keys).toEqual([{ id: key.id, prefix: secret.slice(0, 15), name: 'A key', lastUsedAt: expect.any(String), revokedAt: null }]);
    expect(api.logs()).not.toContain(secret.slice(16));
  });

  it('can be used only for its own scopes', async () => {
    const { secret } = await newKey(await newAccount('PLAYER'), { scopes: ['ROSTERS_READ'] });
    const answer = await ask(api, '{ apiKeys { id } }', {}, bearer(secret));
    expect([codes(answer), answer.body.errors?.[0]?.message]).toEqual([
      ['FORBIDDEN'],
      'The key or token does not have the permission account.',
    ]);
    const admin = await ask(api, '{ accounts { totalCount } }', {}, bearer(secret));
    expect(codes(admin)).toEqual(['FORBIDDEN']);
  });

  it('cannot have more scopes than the key that creates it or than its account', async () => {
    const { secret } = await newKey(await newAccount('PLAYER'), { scopes: ['ACCOUNT', 'ROSTERS_READ'] });
    const own = await ask(api, CREATE_KEY, { input: { name: 'own', scopes: ['ROSTERS_READ'] } }, bearer(secret));
    expect(payloadOf(own, 'createApiKey')).toMatchObject({ secret: expect.stringMatching(/^mk_/), userErrors: [] });
    for (const scopes of [['ROSTERS_WRITE'], ['ADMINISTER']]) {
      const more = await ask(api, CREATE_KEY, { input: { name: 'more', scopes } }, bearer(secret));
      expect(payloadOf(more, 'createApiKey')).toMatchObject({
        secret: null,
        key: null,
        userErrors: [{ code: 'NOT_ALLOWED', path: ['input', 'scopes'] }],
      });
    }
    const refused = await administer<{ createApiKey: object }>(CREATE_KEY, {
      input: { account: await newAccount('APP'), name: 'x', scopes: ['ADMINISTER'] },
    });
    expect(refused.createApiKey).toMatchObject({ userErrors: [{ code: 'NOT_ALLOWED' }] });
  });

  it('replaces no key of its account that has more scopes, because it would learn the new secret', async () => {
    const account = await newAccount('ADMINISTRATOR', 'Dora');
    const [less, more] = [await newKey(account, { scopes: ['ACCOUNT'] }), await newKey(account, { scopes: ['ACCOUNT', 'ADMINISTER'] })];
    const rotate = async (secret: string, key: string): Promise<unknown> => {
      const query = 'mutation ($key: ID!) { rotateApiKey(input: { key: $key }) { secret userErrors { code path } } }';
      return payloadOf(await ask(api, query, { key }, bearer(secret)), 'rotateApiKey');
    };
    expect(await rotate(less.secret, more.key.id)).toEqual({ secret: null, userErrors: [{ code: 'NOT_ALLOWED', path: ['input', 'key'] }] });
    const replaced = { secret: expect.stringMatching(/^mk_/), userErrors: [] };
    expect([await rotate(less.secret, less.key.id), await rotate(more.secret, more.key.id)]).toEqual([replaced, replaced]);
  });

  it("can administer if its account is an administrator's", async () => {
    const { secret } = await newKey(await newAccount('ADMINISTRATOR', 'Carla'), { scopes: ['ADMINISTER'] });
    const answer = await ask(api, '{ accounts(first: 2) { nodes { role } pageInfo { hasNextPage } } }', {}, bearer(secret));
    expect(payloadOf(answer, 'accounts')).toMatchObject({ nodes: [{}, {}], pageInfo: { hasNextPage: true } });
  });

  it('is refused immediately after it is revoked, by every server', async () => {
    const { secret, key } = await newKey(await newAccount('PLAYER'));
    const second = await listen({ DATABASE_URL: api.database.url });
    expect((await ask(second, ME, {}, bearer(secret))).status).toBe(200);
    const revoke = 'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { key { revokedAt } userErrors { code } } }';
    const revoked = await ask(api, revoke, { input: { key: key.id } }, bearer(secret));
    expect(payloadOf(revoked, 'revokeApiKey')).toEqual({ key: { revokedAt: expect.any(String) }, userErrors: [] });
    expect([(await ask(second, ME, {}, bearer(secret))).status, (await ask(api, ME, {}, bearer(secret))).status]).toEqual([401, 401]);
    await second.app.close();
  });

  it('of another account is not found', async () => {
    const { key } = await newKey(await newAccount('PLAYER'));
    const { secret } = await newKey(await newAccount('PLAYER'));
    const revoke = 'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { key { id } userErrors { code message } } }';
    const others = payloadOf(await ask(api, revoke, { input: { key: key.id } }, bearer(secret)), 'revokeApiKey');
    const nobodys = payloadOf(await ask(api, revoke, { input: { key: 'QXBpS2V5OnRoZXJlLWlzLW5vbmU' } }, bearer(secret)), 'revokeApiKey');
    expect(others).toEqual({ key: null, userErrors: [{ code: 'NOT_FOUND', message: 'There is no such key.' }] });
    expect(nobodys).toEqual(others);
  });

  it('expires', async () => {
    const account = await newAccount('PLAYER');
    const { secret } = await newKey(account, { expiresAt: new Date(Date.now() + 1_500).toISOString() });
    await expect.poll(async () => (await ask(api, ME, {}, bearer(secret))).status, { timeout: 10_000 }).toBe(401);
  });

  it('cannot be created with an expiry date in the past', async () => {
    const input = { account: await newAccount('PLAYER'), name: 'Late', scopes: ['ACCOUNT'], expiresAt: '2020-01-01T00:00:00Z' };
    expect(codes(await ask(api, CREATE_KEY, { input }, asAdministrator))).toEqual(['BAD_USER_INPUT']);
  });

  it('ends with its account', async () => {
    const account = await newAccount('PLAYER');
    const { secret } = await newKey(account);
    const erase = 'mutation ($input: EraseAccountInput!) { eraseAccount(input: $input) { erased userErrors { code } } }';
    const other = await newKey(await newAccount('PLAYER'));
    expect(payloadOf(await ask(api, erase, { input: { account, confirm: 'erase' } }, bearer(other.secret)), 'eraseAccount')).toEqual({
      erased: false,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
    expect(codes(await ask(api, erase, { input: { account, confirm: 'yes' } }, bearer(secret)))).toEqual(['BAD_USER_INPUT']);
    expect(payloadOf(await ask(api, erase, { input: { account, confirm: 'erase' } }, bearer(secret)), 'eraseAccount')).toEqual({
      erased: true,
      userErrors: [],
    });
    expect((await ask(api, ME, {}, bearer(secret))).status).toBe(401);
  });
});

describe('the caller', () => {
  it('has no account without a header or with a key from the configuration', async () => {
    expect(meOf(await ask(api, ME))).toBeNull();
    expect(meOf(await ask(api, ME, {}, asAdministrator))).toBeNull();
    expect(codes(await ask(api, '{ apiKeys { id } }'))).toEqual(['UNAUTHENTICATED']);
  });

  it('is a user of an application only if the application says so', async () => {
    const app = await newKey(await newAccount('APP'));
    const player = await newKey(await newAccount('PLAYER'));
    expect((await ask(api, ME, {}, { ...bearer(app.secret), 'muster-user': 'user-7' })).status).toBe(200);
    for (const headers of [
      { ...bearer(player.secret), 'muster-user': 'user-7' },
      { 'muster-user': 'user-7' },
      { ...bearer(app.secret), 'muster-user': 'a b' },
    ])
      expect(codes(await ask(api, ME, {}, headers))).toEqual(['FORBIDDEN']);
  });
});

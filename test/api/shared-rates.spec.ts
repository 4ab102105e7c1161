import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { newHolder } from './account-holder.js';
import { ask, listen } from './start-api.js';

const PROCESSES = 2;
const REQUESTS = 40;
const RELEASES = '{ releases(first: 10) { totalCount } }';

type Api = Awaited<ReturnType<typeof listen>>;

let database: TestDatabase;
/** Each has its own memory and connections, as in a process of its own behind one proxy. */
let apis: readonly Api[];
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { DATABASE_URL: database.url, MUSTER_RATE_LIMITS: `${REQUESTS}/100000 ${REQUESTS}/100000`, MUSTER_TRUST_PROXY: '1' };
  apis = await Promise.all(Array.from({ length: PROCESSES }, () => listen(settings)));
});
afterAll(async () => {
  for (const { app } of apis) await app.close();
  await database.drop();
});
beforeEach(async () => {
  await administer(database.url, (client) => client.query('TRUNCATE rate_budget'));
});

/** How many of the requests were answered, sent in turn to each api, several at once. */
async function answered(headers: (sent: number) => Readonly<Record<string, string>>, requests = 2 * REQUESTS): Promise<number> {
  let count = 0;
  for (let sent = 0; sent < requests; sent += 8) {
    const statuses = Array.from({ length: 8 }, async (_, at) => {
      const api = apis[(sent + at) % PROCESSES];
      return api ? (await ask(api, RELEASES, {}, headers(sent + at))).status : 0;
    });
    count += (await Promise.all(statuses)).filter((status) => status === 200).length;
  }
  return count;
}

/** As the proxy states it: the address that it saw comes last. */
const from = (address: string, claimed: readonly string[] = []) => ({ 'x-forwarded-for': [...claimed, address].join(', ') });

describe('two apis', () => {
  it('answer an address together as often as one may', async () => {
    expect(await answered(() => from('192.0.2.7'))).toBe(REQUESTS);
    expect(await answered(() => from('192.0.2.8'), 8)).toBe(8);
  });

  it('answer an account together as often as one may, whichever of its keys it uses', async () => {
    const [api] = apis;
    if (!api) throw new Error('There is no api.');
    const { headers } = await newHolder(api);
    expect(await answered(() => headers)).toBe(REQUESTS);
  });

  it('are not deceived by addresses that a caller claims', async () => {
    expect(await answered((sent) => from('192.0.2.9', [`198.51.100.${sent}`, `203.0.113.${sent}`]))).toBe(REQUESTS);
  });

  it('count the addresses of one IPv6 network as one caller', async () => {
    expect(await answered((sent) => from(`2001:db8:0:7::${sent.toString(16)}`))).toBe(REQUESTS);
    expect(await answered((sent) => from(`2001:db8:0:${(sent + 8).toString(16)}::1`), 8)).toBe(8);
  });

  it('store no address', async () => {
    await answered(() => from('192.0.2.10'));
    const { rows } = await administer(database.url, (client) => client.query('SELECT * FROM rate_budget'));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.10');
  });

  it('limit each by itself while the database does not answer', async () => {
    await administer(database.url, (client) => client.query('ALTER TABLE rate_budget RENAME TO rate_budget_away'));
    try {
      expect(await answered(() => from('192.0.2.11'), 4 * REQUESTS)).toBe(PROCESSES * REQUESTS);
    } finally {
      await administer(database.url, (client) => client.query('ALTER TABLE rate_budget_away RENAME TO rate_budget'));
    }
  });
});

it('an api without a proxy ignores what is claimed about the address', async () => {
  const api = await listen({ DATABASE_URL: database.url, MUSTER_RATE_LIMITS: '3/1000 3/1000' });
  try {
    const statuses = [];
    for (let sent = 0; sent < 5; sent += 1)
      statuses.push(
        (
          await request(api.url)
            .post('/graphql')
            .set(from(`192.0.2.${sent}`))
            .send({ query: RELEASES })
        ).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  } finally {
    await api.app.close();
  }
});

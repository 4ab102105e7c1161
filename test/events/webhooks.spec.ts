import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Actor, Seat } from '#muster/events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleList } from '../checking/sample-release.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openEvents, type EventServices } from './event-services.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const illegal = sampleList('ashen-orchard-illegal');
const PAGE = { first: 50, skip: 0 };

interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let database: TestDatabase;
/** A process whose webhooks may reach this machine, and one with the default settings. */
let open: EventServices;
let strict: EventServices;
let ada: Actor;
let receiver: Server;
let url: string;
let received: Received[] = [];
let answers: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  [open, strict] = [await openEvents(database.url, { reachPrivate: true }), await openEvents(database.url)];
  await open.sample.load();
  ada = await open.account('Ada');
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answers.shift() ?? 204, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`;
});
beforeEach(() => void ([received, answers] = [[], []]));
afterAll(async () => {
  receiver.close();
  await Promise.all([open.close(), strict.close()]);
  await database.drop();
});

/** An event with a webhook, and its secret. */
async function watched(): Promise<{ readonly seat: Seat; readonly secret: string }> {
  const seat = await open.open(ada);
  const set = await open.webhooks.set(seat, url);
  if ('messageId' in set) throw new Error(set.messageId);
  return { seat, secret: set.secret };
}

const log = async (seat: Seat) => (await open.webhooks.deliveries(seat, PAGE)).deliveries;
const told = (): unknown[] => received.map(({ body }) => JSON.parse(body) as unknown);

/** The signature as the Standard Webhooks specification has receivers compute it. */
function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

describe('the webhook of an event', () => {
  let stop: AbortController;
  let working: Promise<void>;
  const faults: unknown[] = [];

  beforeEach(() => {
    stop = new AbortController();
    working = open.sender.run(stop.signal, (error) => void faults.push(error));
  });
  afterEach(async () => {
    stop.abort();
    await working;
    if (faults.length > 0) throw new AggregateError(faults);
  });

  it('is told about submissions, decisions and the reveal, each signed, without lists and links', async () => {
    const { seat, secret } = await watched();
    const entry = await open.enter(seat, 'Bo');
    const [token = ''] = await open.links.createFor(seat, [entry.player.id]);
    const { token: reveal } = await open.links.create(seat, 'reveal');
    await open.submit(entry, legal);
    await open.submit(entry, legal);
    const decision = { version: 1, seen: 'submitted', state: 'accepted', message: 'See you there.' } as const;
    await open.reviews.decide(seat, entry.player.id, decision);
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
    await open.sql(`UPDATE event SET reveal_at = now() WHERE id = '${seat.event.id}'`);
    await open.sender.announceReveals();
    await open.sender.announceReveals();
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(3);
    expect(told().toSorted((a, b) => JSON.stringify(b).localeCompare(JSON.stringify(a)))).toMatchObject([
      { type: 'submission.received', data: { eventName: 'Lantern Open', name: 'Bo', version: 1, late: false, verdict: 'LEGAL' } },
      { type: 'submission.decided', data: { name: 'Bo', version: 1, decision: 'accepted', message: 'See you there.' } },
      { type: 'event.revealed', data: { lists: 1 } },
    ]);
    expect(received.map(({ headers }) => headers['webhook-signature'])).toEqual(received.map((one) => signatureOf(one, secret)));
    const said = received.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n');
    for (const hidden of [token, reveal, secret, 'Breakwater', entry.player.id]) expect(said).not.toContain(hidden);
    // The receiver has a message a moment before the log says so.
    const logged = async () => (await log(seat)).map(({ type, state, tries, status }) => [type, state, tries, status]);
    await expect.poll(logged, { timeout: 20_000 }).toEqual([
      ['event.revealed', 'delivered', 1, 204],
      ['submission.decided', 'delivered', 1, 204],
      ['submission.received', 'delivered', 1, 204],
    ]);
  });

  it('is tried again after a failure, with the same id, and by the organiser at any time', async () => {
    const { seat } = await watched();
    answers = [500, 204, 204];
    await open.submit(await open.enter(seat, 'Cy'), illegal);
    await expect.poll(async () => (await log(seat))[0]?.status, { timeout: 20_000 }).toBe(500);
    expect((await log(seat))[0]).toMatchObject({ state: 'waiting', tries: 1, fault: null });
    await open.sql(`UPDATE event_webhook SET rests_until = NULL; UPDATE pgboss.job SET start_after = now() WHERE name = 'webhooks'`);
    await expect.poll(async () => (await log(seat))[0]?.state, { timeout: 20_000 }).toBe('delivered');
    const [delivery] = await log(seat);
    expect(await open.webhooks.again(seat, delivery?.id ?? '')).toMatchObject({ state: 'waiting' });
    await expect.poll(async () => (await log(seat))[0]?.tries, { timeout: 20_000 }).toBe(3);
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery?.id]));
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    const other = await open.open(ada);
    expect(await open.webhooks.again(other, delivery?.id ?? '')).toBeNull();
  });

  it('is told nothing once it is removed, or if the event never had one', async () => {
    const { seat } = await watched();
    expect(await open.webhooks.remove(seat)).toBe(true);
    await open.submit(await open.enter(seat, 'Di'), legal);
    expect([await log(seat), await open.webhooks.find(seat)]).toEqual([[], null]);
  });
});

describe('a message', () => {
  /** A message that waits, because no process sends it. */
  async function waiting(to = url): Promise<{ readonly seat: Seat; readonly id: string }> {
    const seat = await open.open(ada);
    await open.webhooks.set(seat, to);
    await open.submit(await open.enter(seat, 'Ed'), legal);
    return { seat, id: (await log(seat))[0]?.id ?? '' };
  }

  it.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '[::ffff:10.0.0.1]', '0.0.0.0'])(
    'never reaches the private network: %s',
    async (host) => {
      const { seat, id } = await waiting(url.replace('127.0.0.1', host));
      await expect(strict.sender.send(id)).rejects.toThrow('ADDRESS_NOT_ALLOWED');
      expect(await log(seat)).toMatchObject([{ state: 'waiting', tries: 1, status: null, fault: 'ADDRESS_NOT_ALLOWED' }]);
      expect(received).toEqual([]);
    },
  );

  it('follows no redirect, and leaves a receiver that failed alone for a while', async () => {
    const { seat, id } = await waiting();
    answers = [302];
    await expect(open.sender.send(id)).rejects.toThrow('answered 302');
    expect(received).toHaveLength(1);
    await expect(open.sender.send(id)).rejects.toThrow('failed a moment ago');
    expect([received.length, (await log(seat))[0]?.tries]).toEqual([1, 1]);
    expect(await open.webhooks.find(seat)).toMatchObject({ restsUntil: expect.any(String) });
  });

  it('is given up when the queue has given it up, or when its event has no webhook any more', async () => {
    const { seat, id } = await waiting();
    await open.webhooks.remove(seat);
    await open.sender.send(id);
    expect((await log(seat))[0]).toMatchObject({ state: 'failed', tries: 0 });
  });
});

describe('an address', () => {
  it.each([
    ['ftp://muster.example/hook', 'noWebhookUrl'],
    ['http://muster.example/hook', 'noWebhookUrl'],
    ['https://me:secret@muster.example/hook', 'noWebhookUrl'],
    ['no address', 'noWebhookUrl'],
    ['https://192.168.0.1/hook', 'privateAddress'],
    ['https://[::1]/hook', 'privateAddress'],
    ['https://2130706433/hook', 'privateAddress'],
    ['https://localhost/hook', 'privateAddress'],
    ['https://database/hook', 'privateAddress'],
  ])('is refused: %s', async (text, messageId) => {
    const seat = await strict.open(ada);
    expect(await strict.webhooks.set(seat, text)).toMatchObject({ code: 'INVALID_WEBHOOK', messageId, path: ['url'] });
  });

  it('is shown to organisers only, and the secret never again', async () => {
    const { seat } = await watched();
    expect(await open.webhooks.find(seat)).toEqual({ url, createdAt: expect.any(String), restsUntil: null });
    expect(await open.webhooks.find({ ...seat, role: 'judge' })).toBeNull();
  });
});

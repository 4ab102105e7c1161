import { setTimeout as sleep } from 'node:timers/promises';
import { localTime, momentAt } from '#muster/events';
import { PrismaService } from '#muster/persistence';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { publishUnchanged } from '../api/later-release.js';
import { ask, startSampleApi, type Answer, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { sayTable, type Row } from './figures.js';

const DAY = 86_400_000;
/** Days by which the clock of the process is ahead of the database's. */
const SHIFTS = [0, 15, -15] as const;
const list = sampleList('tidewright-harbour-watch-legal');

let api: TestApi;
let organiser: AccountHolder;
let player: AccountHolder;
const figures: Row[] = [];

beforeAll(async () => {
  api = await startSampleApi();
  organiser = await newHolder(api, 'ORGANISER', ['EVENTS', 'ACCOUNT']);
  player = await newHolder(api);
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  sayTable('clock: the database decides', figures);
  await api.close();
});

const sql = (text: string): Promise<unknown> => api.app.get(PrismaService).session((connection) => connection.query(text));
const storedId = (opaque: string): string => Buffer.from(opaque, 'base64url').toString('utf8').split(':')[1] ?? '';
const iso = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** Runs a case under each clock and compares what it returns with what is right under all of them. */
function underEveryClock<Given>(name: string, given: () => Promise<Given>, seen: (given: Given) => Promise<unknown>, right: unknown): void {
  it(`${name}, whatever the clock of the process says`, { timeout: 120_000 }, async () => {
    for (const days of SHIFTS) {
      const made = await given();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });
      const found = await seen(made);
      vi.useRealTimers();
      figures.push({ case: name, 'days ahead': days, right: JSON.stringify(found) === JSON.stringify(right) ? 'yes' : 'NO' });
      expect([days, found]).toEqual([days, right]);
    }
  });
}

const codesIn = (answer: Answer): unknown =>
  Object(answer.body.data).answer?.userErrors?.map(({ code }: { readonly code: string }) => code);

interface MadeEvent {
  readonly event: string;
  readonly token: string;
}

async function newEvent(change: object = {}): Promise<MadeEvent> {
  const days = {
    startsOn: iso(40).slice(0, 10),
    endsOn: iso(41).slice(0, 10),
    timeZone: 'Europe/Paris',
    deadline: iso(30),
    locksAt: iso(31),
  };
  const { createEvent } = await organiser.data<{ createEvent: { event: { id: string } } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    { input: { name: 'Lantern Open', edition: 'E10', ...days, ...change } },
  );
  const event = createEvent.event.id;
  await organiser.data('mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { nameless } }', {
    input: { event, csv: 'name\nAnn' },
  });
  const { event: read } = await organiser.data<{ event: { players: { nodes: readonly { id: string }[] } } }>(
    'query ($id: ID!) { event(id: $id) { players(first: 1) { nodes { id } } } }',
    { id: event },
  );
  const { writePlayers } = await organiser.data<{ writePlayers: { notices: readonly { token: string }[] } }>(
    'mutation ($input: WritePlayersInput!) { writePlayers(input: $input) { notices { token } } }',
    { input: { event, players: read.players.nodes.map(({ id }) => id), page: 'https://x.invalid/{token}' } },
  );
  return { event, token: writePlayers.notices[0]?.token ?? '' };
}

const submit = (token: string, text: string): Promise<Answer> =>
  ask(
    api,
    'mutation ($input: SubmitListInput!) { answer: submitList(input: $input) { submission { version late } userErrors { code } } }',
    {
      input: { token, list: text },
    },
  );

underEveryClock(
  'a list is late after the deadline and refused after the lock',
  newEvent,
  async ({ event, token }) => {
    const early = await submit(token, list);
    await sql(`UPDATE event SET deadline = now() - interval '1 second' WHERE id = '${storedId(event)}'`);
    const late = await submit(token, `${list}\n\nOnce more`);
    await sql(`UPDATE event SET deadline = now() - interval '2 s', locks_at = now() - interval '1 s' WHERE id = '${storedId(event)}'`);
    const refused = await submit(token, `${list}\n\nAnd again`);
    return [early, late, refused].map((answer) => Object(answer.body.data).answer.submission?.late ?? codesIn(answer));
  },
  [false, true, ['SUBMISSIONS_CLOSED']],
);

underEveryClock(
  'the admitted lists are public from the reveal on',
  async () => {
    const { event } = await newEvent({ revealAt: iso(35) });
    const { createEventLink } = await organiser.data<{ createEventLink: { token: string } }>(
      'mutation ($input: CreateEventLinkInput!) { createEventLink(input: $input) { token } }',
      { input: { event, kind: 'REVEAL' } },
    );
    return { event, token: createEventLink.token };
  },
  async ({ event, token }) => {
    const isPublic = async (): Promise<boolean> =>
      Object((await ask(api, 'query ($token: String!) { revealedEvent(token: $token) { name } }', { token })).body.data).revealedEvent !==
      null;
    const before = await isPublic();
    await sql(`UPDATE event SET reveal_at = now() WHERE id = '${storedId(event)}'`);
    return [before, await isPublic()];
  },
  [false, true],
);

underEveryClock(
  'a key ends when it expires, and a rotated one after its grace',
  () => newHolder(api),
  async (holder) => {
    const { apiKeys } = await holder.data<{ apiKeys: readonly { id: string }[] }>('{ apiKeys { id } }');
    const key = apiKeys[0]?.id ?? '';
    await sql(`UPDATE api_key SET expires_at = now() + interval '10 days' WHERE id = '${storedId(key)}'`);
    const rotated = await holder.ask(
      'mutation ($key: ID!) { answer: rotateApiKey(input: { key: $key, graceHours: 1 }) { secret userErrors { code } } }',
      { key },
    );
    const works = async (): Promise<number> => (await holder.ask('{ apiKeys { id } }')).status;
    const during = await works();
    await sql(`UPDATE api_key SET expires_at = expires_at - interval '61 minutes' WHERE id = '${storedId(key)}'`);
    return [codesIn(rotated), during, await works()];
  },
  [[], 200, 401],
);

underEveryClock(
  'a share link ends when it expires',
  async () => {
    const text = { text: list };
    const { importRoster } = await player.data<{ importRoster: { roster: { id: string } } }>(
      'mutation ($text: String!) { importRoster(input: { text: $text }) { roster { id } } }',
      text,
    );
    const { shareRoster } = await player.data<{ shareRoster: { token: string } }>(
      'mutation ($input: ShareRosterInput!) { shareRoster(input: $input) { token } }',
      { input: { roster: importRoster.roster.id, expiresAt: iso(10) } },
    );
    return { roster: importRoster.roster.id, token: shareRoster.token };
  },
  async ({ roster, token }) => {
    const opens = async (): Promise<boolean> =>
      Object((await ask(api, 'query ($token: String!) { sharedRoster(token: $token) { name } }', { token })).body.data).sharedRoster !==
      null;
    const before = await opens();
    await sql(`UPDATE roster_share SET expires_at = now() - interval '1 second' WHERE roster_id = '${storedId(roster)}'`);
    return [before, await opens()];
  },
  [true, false],
);

const inForce = async (against: object | null): Promise<string> => {
  const query =
    'query ($text: String!, $against: [ReleaseInput!]) { checkList(input: { text: $text, against: $against }) { reports { release { label } } } }';
  const { body } = await ask(api, query, { text: list, against: against && [against] });
  return Object(body.data).checkList.reports[0].release.label;
};
const on = (date: string): Promise<string> => inForce({ asOf: { edition: 'E10', date } });

it('a release is in force from its day on: at the end of a month, and on a leap day', { timeout: 120_000 }, async () => {
  const days = ['2030-01-31', '2030-02-01', '2032-02-29', '2032-03-01', '2099-12-31'] as const;
  for (const day of days) await publishUnchanged(api, { label: `of-${day}`, effectiveFrom: day });
  const expected = {
    ...{ '2030-01-31': 'of-2030-01-31', '2030-02-01': 'of-2030-02-01', '2030-02-28': 'of-2030-02-01', '2032-02-28': 'of-2030-02-01' },
    ...{ '2032-02-29': 'of-2032-02-29', '2032-03-01': 'of-2032-03-01', '2099-12-30': 'of-2032-03-01', '2099-12-31': 'of-2099-12-31' },
  };
  const found = Object.fromEntries(await Promise.all(Object.keys(expected).map(async (day) => [day, await on(day)])));
  figures.push({
    case: 'month end and leap day',
    'days ahead': 0,
    right: JSON.stringify(found) === JSON.stringify(expected) ? 'yes' : 'NO',
  });
  expect(found).toEqual(expected);
  const answer = await ask(api, 'query { release(by: { asOf: { edition: E10, date: "2031-02-29" } }) { label } }');
  expect(answer.body.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

underEveryClock(
  'today is the day of the database',
  async () => {
    await sql(`ALTER TABLE release DISABLE TRIGGER USER`);
    await sql(`UPDATE release SET effective_from = current_date WHERE label = 'of-2030-01-31'`);
    await sql(`UPDATE release SET effective_from = current_date + 1 WHERE label = 'of-2030-02-01'`);
    await sql(`ALTER TABLE release ENABLE TRIGGER USER`);
    await vi.waitUntil(async () => (await inForce(null)) === 'of-2030-01-31', { timeout: 10_000 });
  },
  async () => {
    await sleep(1_600); // by then the list of releases is read again
    return inForce(null);
  },
  'of-2030-01-31',
);

it.each([
  ['2031-03-30T02:30', '2031-03-30T01:30:00.000Z', '2031-03-30T03:30', 'skipped in spring'],
  ['2031-03-30T01:59', '2031-03-30T00:59:00.000Z', '2031-03-30T01:59', 'before it'],
  ['2031-10-26T02:30', '2031-10-26T01:30:00.000Z', '2031-10-26T02:30', 'shown twice in autumn'],
  ['2031-10-26T03:00', '2031-10-26T02:00:00.000Z', '2031-10-26T03:00', 'after it'],
])('a deadline at %s in Paris is one moment, read back as the same time (%s, %s, %s)', async (local, moment, shown) => {
  const deadline = momentAt(local, 'Europe/Paris');
  expect(deadline).toBe(moment);
  const { event } = await newEvent({ deadline, locksAt: deadline, startsOn: '2031-12-01', endsOn: '2031-12-02' });
  const read = await organiser.data<{ event: { deadline: string } }>('query ($id: ID!) { event(id: $id) { deadline } }', { id: event });
  expect([read.event.deadline, localTime(read.event.deadline, 'Europe/Paris')]).toEqual([moment, shown]);
  figures.push({ case: `summer time, ${local}`, 'days ahead': 0, right: 'yes' });
});

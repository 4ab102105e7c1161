import { findingKey, noticeTo, type Actor, type Seat } from '#muster/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleList } from '../checking/sample-release.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openEvents, type EventServices } from './event-services.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const illegal = sampleList('ashen-orchard-illegal');
const storm = sampleList('tidewright-storm-convoy-legal');
const ALL = { first: 50, skip: 0 };
const accept = { version: 1, seen: 'submitted', state: 'accepted', message: null } as const;

let database: TestDatabase;
let one: EventServices;
let ada: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await openEvents(database.url);
  await one.sample.load();
  ada = await one.account('Ada');
});
afterAll(async () => {
  await one.close();
  await database.drop();
});

const names = async (seat: Seat, filter: Parameters<EventServices['reviews']['list']>[1] = {}): Promise<readonly string[]> =>
  (await one.reviews.list(seat, filter, ALL)).players.map(({ player }) => player.name);

describe('the queue', () => {
  it('begins with what needs a judge most', async () => {
    const seat = await one.open(ada);
    for (const [name, text] of [
      ['Bo', legal],
      ['Cy', illegal],
      ['Di', 'Nine tall men\nof no known kind\nmarch'],
      ['Ed', storm],
      ['Fay', null],
    ] as const) {
      const entry = await one.enter(seat, name);
      if (text !== null) await one.submit(entry, text.replace('Nine', '9'));
    }
    const ed = await one.queue.all(seat.event.id);
    await one.reviews.decide(seat, ed.find(({ player }) => player.name === 'Ed')?.player.id ?? '', accept);
    expect(await names(seat)).toEqual(['Cy', 'Di', 'Bo', 'Fay', 'Ed']);
    expect(await names(seat, { verdict: 'ILLEGAL', aspect: 'army' })).toEqual(['Cy']);
    expect(await names(seat, { state: 'accepted' })).toEqual(['Ed']);
    expect(await names(seat, { text: 'FA' })).toEqual(['Fay']);
  });
});

describe('a decision', () => {
  it('of two judges at once counts once', async () => {
    const seat = await one.open(ada);
    const entry = await one.enter(seat, 'Bo');
    await one.submit(entry, legal);
    const decided = await Promise.all(
      (['accepted', 'rejected', 'accepted'] as const).map((state) => one.reviews.decide(seat, entry.player.id, { ...accept, state })),
    );
    expect(decided.filter((outcome) => outcome && 'player' in outcome)).toHaveLength(1);
    expect(decided.filter((outcome) => outcome && 'fault' in outcome && outcome.fault.code === 'DECIDED_MEANWHILE')).toHaveLength(2);
  });

  it('about a version is void once a newer one came', async () => {
    const seat = await one.open(ada);
    const entry = await one.enter(seat, 'Bo');
    await one.submit(entry, legal);
    await one.submit(entry, storm);
    expect(await one.reviews.decide(seat, entry.player.id, accept)).toMatchObject({ fault: { code: 'DECIDED_MEANWHILE' } });
    expect(await one.reviews.decide(seat, entry.player.id, { ...accept, version: 2 })).toMatchObject({ player: { admitted: 2 } });
    await one.submit(entry, illegal);
    expect(await one.reviews.find(seat, entry.player.id)).toMatchObject({ player: { admitted: 2, state: 'submitted', version: 3 } });
  });

  it('to override a finding changes the verdict, and ending the override changes it back', async () => {
    const seat = await one.open(ada);
    const entry = await one.enter(seat, 'Bo');
    await one.submit(entry, illegal);
    const place = { playerId: entry.player.id, version: 1 };
    const report = await one.submissions.report(place);
    const errors = report?.findings.filter(({ severity }) => severity === 'error') ?? [];
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) await one.reviews.override(seat, entry.player.id, findingKey(error), 'Agreed with the player.');
    const after = await one.reviews.find(seat, entry.player.id);
    expect(after?.latest?.check?.aspects).not.toMatchObject({ army: 'ILLEGAL' });
    expect(after?.latest?.check?.verdict).not.toBe('ILLEGAL');
    const [override] = await one.reviews.overridesOf(entry.player.id);
    await one.reviews.endOverride(seat, entry.player.id, override?.id ?? '');
    expect((await one.reviews.find(seat, entry.player.id))?.latest?.check?.verdict).toBe('ILLEGAL');
    expect(await one.reviews.override(seat, entry.player.id, 'ab'.repeat(32), 'No.')).toMatchObject({ fault: { code: 'NO_SUCH_FINDING' } });
  });

  it('is in the record, with everything else that was done', async () => {
    const seat = await one.open(ada);
    const entry = await one.enter(seat, 'Bo');
    await one.submit(entry, legal);
    await one.reviews.decide(seat, entry.player.id, accept);
    const records = await one.events.records(seat, { first: 9 });
    expect(records.map(({ actor, action, player, version }) => [actor, action, player, version])).toEqual([
      ['Ada', 'accepted', 'Bo', 1],
      ['Bo', 'submit', 'Bo', 1],
      ['Ada', 'enterPlayers', null, null],
      ['Ada', 'create', null, null],
    ]);
    await expect(one.sql(`DELETE FROM event_record WHERE event_id = '${seat.event.id}'`)).rejects.toThrow(/only deleted with the event/);
    await expect(one.sql(`UPDATE event_record SET actor = 'Eve' WHERE event_id = '${seat.event.id}'`)).rejects.toThrow(/refuses UPDATE/);
  });
});

describe('staff', () => {
  it('joins by an invitation, and sees only its own events', async () => {
    const seat = await one.open(ada);
    const [bob, eve] = [await one.account('Bob'), await one.account('Eve')];
    const { token, link } = await one.links.create(seat, 'judge');
    expect(await one.links.join(token, bob)).toMatchObject({ id: seat.event.id });
    expect(await one.events.seat(seat.event.id, bob, 'judge')).toMatchObject({ role: 'judge' });
    expect(await one.events.seat(seat.event.id, bob, 'organiser')).toBeNull();
    expect(await one.events.seat(seat.event.id, eve, 'judge')).toBeNull();
    await one.links.revoke(seat, link.id);
    expect(await one.links.join(token, eve)).toBeNull();
    expect(await one.events.dismiss(seat, bob.accountId)).toBe(true);
    expect(await one.events.dismiss(seat, ada.accountId)).toBe(false);
    expect(await one.events.seat(seat.event.id, bob, 'judge')).toBeNull();
  });
});

describe("the organiser's table", () => {
  const csv = ['Time,Name,Club,Army list', '10:00,Bo,Lamps,"LIST"', '10:05,Cy,,', ',,,x']
    .join('\n')
    .replace('LIST', legal.replaceAll('"', '""'));

  it('enters players with their own columns, and submits the lists; a repetition changes nothing', async () => {
    const seat = await one.open(ada);
    const first = await one.players.enterTable(seat, csv);
    if ('messageId' in first) throw new Error(first.messageId);
    expect(first.nameless).toEqual([4]);
    expect(first.lines.map(({ player, isNew, list }) => [player.name, player.columns, isNew, list])).toEqual([
      [
        'Bo',
        [
          ['Time', '10:00'],
          ['Club', 'Lamps'],
        ],
        true,
        'stored',
      ],
      [
        'Cy',
        [
          ['Time', '10:05'],
          ['Club', ''],
        ],
        true,
        null,
      ],
    ]);
    const again = await one.players.enterTable(seat, csv.replace('Bo,', 'BO,'));
    expect('lines' in again && again.lines.map(({ isNew, list }) => [isNew, list])).toEqual([
      [false, 'unchanged'],
      [false, null],
    ]);
    expect(await one.players.enterTable(seat, 'a,b\n1,2')).toMatchObject({ code: 'NO_PLAYER_COLUMN' });
  });
});

describe('a team', () => {
  it('breaks the rules that the event sets for teams', async () => {
    const terms = { formats: [], fields: [], teamSize: 2, teamRules: ['team-factions-distinct'] } as const;
    const seat = await one.open(ada, { terms });
    for (const [name, text] of [
      ['Bo', legal],
      ['Cy', storm],
    ] as const)
      await one.submit(await one.enter(seat, name, 'Harbour'), text);
    expect(await one.teams.list(seat)).toMatchObject([
      { name: 'Harbour', size: 2, findings: [{ code: 'team-factions-distinct', players: [0, 1] }] },
    ]);
  });
});

describe('the reveal', () => {
  it('shows nothing before its time, and then only admitted lists', async () => {
    const seat = await one.open(ada, { namesHidden: true });
    for (const name of ['Quentin', 'Cy']) await one.submit(await one.enter(seat, name), `Player: ${name}\n${legal}`);
    const bo = (await one.queue.all(seat.event.id)).find(({ player }) => player.name === 'Quentin')?.player.id ?? '';
    await one.reviews.decide(seat, bo, accept);
    const { token, link } = await one.links.create(seat, 'reveal');
    expect([await one.revealed.event(token), await one.revealed.list(token, ALL)]).toEqual([null, []]);
    await one.sql(`UPDATE event SET reveal_at = now() WHERE id = '${seat.event.id}'`);
    expect(await one.revealed.event(token)).toMatchObject({ name: 'Lantern Open', lists: 1 });
    const lists = await one.revealed.list(token, ALL);
    expect(lists).toMatchObject([
      { player: null, team: null, isNormalised: true, verdict: 'LEGAL', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(lists[0]?.text).not.toMatch(/Quentin/);
    await one.links.revoke(seat, link.id);
    expect([await one.revealed.event(token), await one.revealed.list(token, ALL)]).toEqual([null, []]);
  });
});

describe('a notice', () => {
  it('tells the player what to do, with the private link and the deadline in the time zone of the event', async () => {
    const seat = await one.open(ada, { deadline: '2031-07-01T16:00:00Z', locksAt: '2031-07-01T16:00:00Z', revealAt: null });
    const entry = await one.enter(seat, 'Bo');
    const queued = await one.reviews.find(seat, entry.player.id);
    if (!queued) throw new Error('The player is gone.');
    const { subject, lines } = noticeTo(queued, seat.event, 'https://muster.example/l/abc');
    expect(subject).toMatchObject({ messageId: 'subject-invited', params: { event: 'Lantern Open' } });
    expect(lines).toMatchObject([
      { messageId: 'dear' },
      { params: { deadline: '1 July 2031 at 18:00 (Europe/Paris)' } },
      { messageId: 'link' },
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleList } from '../checking/sample-release.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openEvents, type EventServices } from './event-services.js';
import type { Actor, Seat } from '#muster/events';

const legal = sampleList('tidewright-harbour-watch-legal');
const illegal = sampleList('ashen-orchard-illegal');
const storm = sampleList('tidewright-storm-convoy-legal');

let database: TestDatabase;
let one: EventServices;
let other: EventServices;
let ada: Actor;
let seat: Seat;

beforeAll(async () => {
  database = await createTestDatabase();
  [one, other] = [await openEvents(database.url), await openEvents(database.url)];
  await one.sample.load();
  ada = await one.account('Ada');
  seat = await one.open(ada);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.drop();
});

/** Moves the moments of an event, as if time had passed. */
const pass = (event: Seat['event'], columns: string): Promise<unknown> => one.sql(`UPDATE event SET ${columns} WHERE id = '${event.id}'`);

describe('a submission', () => {
  it('is judged at once, and every version stays as it was handed in', async () => {
    const entry = await one.enter(seat, 'Bo');
    expect(await one.submit(entry, illegal)).toMatchObject({ version: 1, isNew: true, entry: { player: { state: 'submitted' } } });
    expect(await one.submit(entry, legal)).toMatchObject({ version: 2, isNew: true });
    const versions = await one.submissions.versions(entry);
    expect(versions.map(({ version, late, actor, check }) => [version, late, actor, check?.verdict])).toEqual([
      [2, false, 'Bo', 'LEGAL'],
      [1, false, 'Bo', 'ILLEGAL'],
    ]);
    expect(versions[1]?.check?.deciding).toMatchObject({ code: expect.any(String), messageId: expect.any(String) });
    const stored = await one.submissions.content({ playerId: entry.player.id, version: 1 });
    expect(Buffer.from(stored?.content ?? []).toString()).toBe(illegal);
    await expect(one.sql(`UPDATE submission SET late = true WHERE player_id = '${entry.player.id}'`)).rejects.toThrow(/refuses UPDATE/);
  });

  it('is stored once if it is sent twice', async () => {
    const entry = await one.enter(seat, 'Cy');
    const sent = await Promise.all([one, other, one, other].map(({ submit }) => submit(entry, legal)));
    expect(sent.filter((outcome) => 'isNew' in outcome && outcome.isNew)).toHaveLength(1);
    expect(await one.submissions.versions(entry)).toHaveLength(1);
  });

  it('keeps every version of two processes in one order', async () => {
    const entry = await one.enter(seat, 'Di');
    const texts = Array.from({ length: 12 }, (_, at) => `${legal}\n\nSent ${at}`);
    await Promise.all(texts.map((text, at) => (at % 2 === 0 ? one : other).submit(entry, text)));
    expect((await one.submissions.versions(entry)).map(({ version }) => version)).toEqual(Array.from({ length: 12 }, (_, at) => 12 - at));
  });

  it.each([
    ['', 'empty'],
    ['   \n ', 'empty'],
    ['see attached pdf', 'notAList'],
    ['I will send it tomorrow.\nSorry!\nBo', 'notAList'],
  ])('is refused if it is no list: %j', async (text, messageId) => {
    const entry = await one.enter(seat, 'Ed');
    expect(await one.submit(entry, text)).toMatchObject({ faults: [{ code: 'NOT_A_LIST', messageId }] });
    expect(await one.submissions.versions(entry)).toEqual([]);
  });

  it.each([
    ['a picture', 'list.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'notText'],
    ['a PDF', 'list.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj'), 'notText'],
    ['a text of a word processor', 'list.rtf', Buffer.from('{\\rtf1\\ansi\nBo\nis 9\nmen}'), 'notText'],
    ['a compressed file', 'list.docx', Buffer.from('504b03040a0000000000876f2c5900000000', 'hex'), 'notText'],
    ['bytes without a zero', 'list.bin', Buffer.from([7, 1, 200, 10, 49, 10, 50, 10, 51, 2]), 'notText'],
    ['an empty file', 'list.txt', Buffer.alloc(0), 'empty'],
    ['a note', 'list.txt', Buffer.from('see attached pdf'), 'notAList'],
  ])('is refused if it is %s', async (_, name, bytes, messageId) => {
    const entry = await one.enter(seat, 'Ed');
    const sent = await one.submissions.submit(entry, { kind: 'file', name, bytes }, {}, 'Ed');
    expect(sent).toMatchObject({ faults: [{ code: 'NOT_A_LIST', messageId }] });
  });

  it('is accepted as a file of any encoding, and read as the same list', async () => {
    const entry = await one.enter(seat, 'Ida');
    for (const bytes of [Buffer.from(legal), Buffer.from(`\uFEFF${legal}`, 'utf16le')])
      expect(await one.submissions.submit(entry, { kind: 'file', name: 'list.txt', bytes }, {}, 'Ida')).toMatchObject({ isNew: true });
    expect((await one.submissions.versions(entry)).map(({ source, check }) => [source, check?.verdict])).toEqual([
      ['list.txt', 'LEGAL'],
      ['list.txt', 'LEGAL'],
    ]);
  });

  it('is accepted in an unknown format, and then needs review', async () => {
    const entry = await one.enter(seat, 'Fay');
    await one.submit(entry, 'My army has\n5 archers on the left\n5 archers on the right\nand a chief');
    expect((await one.submissions.versions(entry))[0]?.check?.verdict).toBe('NEEDS_REVIEW');
  });
});

describe('the deadline', () => {
  it('is that of the database: later lists are late, and after the lock they are refused', async () => {
    const own = await one.open(ada);
    const entry = await one.enter(own, 'Bo');
    await one.submit(entry, legal);
    await pass(own.event, `deadline = now() - interval '1 second'`);
    expect(await other.submit(entry, storm)).toMatchObject({ version: 2, isNew: true });
    await pass(own.event, `locks_at = now() - interval '1 second', deadline = now() - interval '2 seconds'`);
    expect(await one.submit(entry, illegal)).toMatchObject({ faults: [{ code: 'SUBMISSIONS_CLOSED', messageId: 'locked' }] });
    expect((await one.submissions.versions(entry)).map(({ version, late }) => [version, late])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('does not hold a player back who was asked for a correction, until the window ends', async () => {
    const own = await one.open(ada);
    const entry = await one.enter(own, 'Bo');
    await one.submit(entry, illegal);
    await pass(own.event, `locks_at = now() - interval '1 second', deadline = now() - interval '2 seconds'`);
    const asked = { version: 1, seen: 'submitted', state: 'correction', message: 'Please name a Warlord.' } as const;
    expect(await one.reviews.decide(own, entry.player.id, asked)).toMatchObject({
      player: { state: 'correction', message: 'Please name a Warlord.', correctsUntil: expect.any(String) },
    });
    expect(await one.submit(entry, legal)).toMatchObject({ version: 2 });
    expect((await one.submissions.versions(entry))[0]).toMatchObject({ late: false, check: { verdict: 'LEGAL' } });
    await one.sql(`UPDATE event_player SET corrects_until = now() - interval '1 second' WHERE id = '${entry.player.id}'`);
    expect(await one.submit(entry, storm)).toMatchObject({ faults: [{ messageId: 'locked' }] });
  });
});

describe('a list that is sent again', () => {
  it('gets its verdict if the process that stored it ended before it was judged', async () => {
    const entry = await one.enter(seat, 'Hal');
    await one.submit(entry, legal);
    await one.sql(`DELETE FROM submission_check WHERE player_id = '${entry.player.id}'`);
    expect(await other.submit(entry, legal)).toMatchObject({ version: 1, isNew: false });
    expect((await one.submissions.versions(entry))[0]?.check).toMatchObject({ verdict: 'LEGAL', changes: 0 });
  });
});

describe('a worker', () => {
  it('judges what a process stored before it ended', async () => {
    const entry = await one.enter(seat, 'Gus');
    await one.submit(entry, legal);
    await one.sql(`DELETE FROM submission_check WHERE player_id = '${entry.player.id}'`);
    expect((await one.submissions.versions(entry))[0]?.check).toBeNull();
    await one.sql(
      `ALTER TABLE submission DISABLE TRIGGER submission_keep; UPDATE submission SET at = now() - interval '1 minute' WHERE player_id = '${entry.player.id}'; ALTER TABLE submission ENABLE TRIGGER submission_keep`,
    );
    await other.worker.judgeLeftOver();
    expect((await one.submissions.versions(entry))[0]?.check?.verdict).toBe('LEGAL');
  });

  it('judges again what the event judges otherwise now, and keeps what the result was', async () => {
    const own = await one.open(ada);
    const entry = await one.enter(own, 'Bo');
    await one.submit(entry, legal);
    await one.sql(`UPDATE event SET question = question || '{"pointsLimit": 100}' WHERE id = '${own.event.id}'`);
    const waiting = await one.sql(`SELECT data FROM pgboss.job WHERE name = 'event-checks' AND data->>'event' = '${own.event.id}'`);
    expect(waiting).toHaveLength(1);
    await one.worker.recheck(own.event.id, (error) => {
      throw error;
    });
    const { players, total } = await one.reviews.list(own, { changed: true }, { first: 10, skip: 0 });
    expect([total, players[0]?.latest?.check]).toMatchObject([1, { verdict: 'ILLEGAL', verdictBefore: 'LEGAL', changes: 1 }]);
  });

  it('deletes an event with everything in it once its retention has ended', async () => {
    const own = await one.open(ada);
    await one.submit(await one.enter(own, 'Bo'), legal);
    await pass(own.event, `kept_until = now() - interval '1 second'`);
    await one.stored.expire();
    expect(await one.events.seat(own.event.id, ada, 'judge')).toBeNull();
    expect(await one.sql(`SELECT FROM event_record WHERE event_id = '${own.event.id}'`)).toEqual([]);
  });
});

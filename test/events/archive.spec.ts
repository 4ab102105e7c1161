import { EventLinks, EventPlayers, Events, Reviews, Submissions, type Actor, type Seat } from '#muster/events';
import { AccountRepository, PrismaService } from '#muster/persistence';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { draft } from './event-services.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const storm = sampleList('tidewright-storm-convoy-legal');

let api: TestApi;
let ada: Actor;

beforeAll(async () => {
  api = await startSampleApi();
  ada = { accountId: (await api.app.get(AccountRepository).create({ name: 'Ada', role: 'organiser' }, null)).id, name: 'Ada' };
});
afterAll(() => api.close());

/** An event whose lists were submitted and admitted, and the address of its zip. */
async function admitted(namesHidden: boolean, lists: Readonly<Record<string, string>>): Promise<{ seat: Seat; address: string }> {
  const outcome = await api.app.get(Events).create({ ...draft(), namesHidden }, ada);
  const seat = 'event' in outcome ? await api.app.get(Events).seat(outcome.event.id, ada, 'organiser') : null;
  if (!seat) throw new Error(JSON.stringify(outcome));
  for (const [name, text] of Object.entries(lists)) {
    const entered = await api.app.get(EventPlayers).enter(seat, [{ name, team: null, columns: [] }]);
    const player = 'messageId' in entered ? undefined : entered[0]?.player;
    if (!player) throw new Error('The player was not entered.');
    await api.app.get(Submissions).submit({ event: seat.event, player }, { kind: 'text', text }, {}, name);
    await api.app.get(Reviews).decide(seat, player.id, { version: 1, seen: 'submitted', state: 'accepted', message: null });
  }
  const { token } = await api.app.get(EventLinks).create(seat, 'reveal');
  return { seat, address: `/events/lists/${token}/lists.zip` };
}

const reveal = ({ event }: Seat): Promise<unknown> =>
  api.app.get(PrismaService).session((connection) => connection.query(`UPDATE event SET reveal_at = now() WHERE id = '${event.id}'`));

async function filesAt(address: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${api.url}${address}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

it('has a text of each list in one format, and a table, once the lists are revealed', async () => {
  const { seat, address } = await admitted(false, { 'Bo/../Ré:né': legal, Cy: storm });
  expect((await fetch(`${api.url}${address}`)).status).toBe(404);
  await reveal(seat);
  const files = await filesAt(address);
  expect(Object.keys(files).toSorted()).toEqual(['0001 Bo_._Ré_né.txt', '0002 Cy.txt', 'index.csv']);
  expect(files['0002 Cy.txt']).toContain('Storm Convoy');
  expect(files['index.csv']).toMatch(
    /^"file","player",.*\r\n"0001 Bo_._Ré_né.txt","Bo\/\.\.\/Ré:né",,"Tidewrights?[^"]*",990,"LEGAL","yes","[0-9a-f]{64}"\r\n/,
  );
});

it('has no names if the event hides them, and no list that could tell them', async () => {
  const { seat, address } = await admitted(true, {
    Quentin: `Player: Quentin\n${legal}`,
    Cyrus: 'Army of Cyrus\n5 archers on the left\n5 archers on the right\nand a chief',
  });
  await reveal(seat);
  const files = await filesAt(address);
  expect(Object.keys(files)).toHaveLength(2);
  expect(JSON.stringify(files)).not.toMatch(/Quentin|Cyrus/);
  expect(files['index.csv']?.split('\r\n')).toHaveLength(4);
});

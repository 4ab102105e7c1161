import { EventLinks, EventPlayers, Events, Reviews, type Actor, type Seat } from '#muster/events';
import { AccountRepository, PrismaService } from '#muster/persistence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { getPage, postFields, postForm } from '../pages/form-posts.js';
import { draft } from './event-services.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const illegal = sampleList('ashen-orchard-illegal');

let api: TestApi;
let ada: Actor;

beforeAll(async () => {
  api = await startSampleApi();
  ada = { accountId: (await api.app.get(AccountRepository).create({ name: 'Ada', role: 'organiser' }, null)).id, name: 'Ada' };
});
afterAll(() => api.close());

async function open(change: Partial<ReturnType<typeof draft>> = {}): Promise<Seat> {
  const outcome = await api.app.get(Events).create({ ...draft(), ...change }, ada);
  const seat = 'event' in outcome ? await api.app.get(Events).seat(outcome.event.id, ada, 'organiser') : null;
  if (!seat) throw new Error(JSON.stringify(outcome));
  return seat;
}

/** Enters a player and returns the address of the private page. */
async function invite(seat: Seat, name: string): Promise<{ readonly id: string; readonly address: string }> {
  const entered = await api.app.get(EventPlayers).enter(seat, [{ name, team: null, columns: [['Club', 'Secret Lamps']] }]);
  const id = 'messageId' in entered ? '' : (entered[0]?.player.id ?? '');
  const [token] = await api.app.get(EventLinks).createFor(seat, [id]);
  return { id, address: `/events/entry/${token}` };
}

const accept = (seat: Seat, id: string): Promise<unknown> =>
  api.app.get(Reviews).decide(seat, id, { version: 1, seen: 'submitted', state: 'accepted', message: null });

describe('the page of a player', () => {
  it('takes a list, redirects, and shows what to fix', async () => {
    const { address } = await invite(await open(), 'Bo');
    expect((await getPage(api, address)).html).toMatch(/Lantern Open.*Submit your list by/s);
    const sent = await postForm(api, address, { text: illegal }, [['file', '', '']]);
    expect([sent.status, sent.headers['location']]).toEqual([303, address]);
    const { html } = await getPage(api, address);
    expect(html).toMatch(/Illegal.*Version 1, received/s);
    expect(html).toMatch(/<li><span class="badge illegal">/);
    expect(html).not.toContain('Secret Lamps');
  });

  it('shows again what was sent if it is refused', async () => {
    const terms = { formats: [], fields: [{ name: 'Phone', required: true }], teamSize: null, teamRules: [] } as const;
    const { address } = await invite(await open({ terms }), 'Bo');
    const note = await postFields(api, address, { text: 'see attached pdf', 'answer:Phone': '555' });
    expect([note.status, note.html]).toEqual([422, expect.stringMatching(/not an army list.*see attached pdf.*value="555"/s)]);
    const silent = await postFields(api, address, { text: legal });
    expect([silent.status, silent.html]).toEqual([422, expect.stringContaining('asks for &quot;Phone&quot;')]);
    expect((await postFields(api, address, { text: legal, 'answer:Phone': '555' })).status).toBe(303);
    expect((await postForm(api, address, { text: legal }, [['file', 'a.txt', legal]])).html).toContain('also chose a file');
  });

  it('is behind a link that can be revoked, and refuses forms of other sites', async () => {
    const seat = await open();
    const { id, address } = await invite(seat, 'Bo');
    expect((await postFields(api, address, { text: legal }, { 'sec-fetch-site': 'cross-site' })).html).toContain('sent from another site');
    await api.app.get(EventLinks).revokeOf(seat, id);
    expect([(await getPage(api, address)).status, (await postFields(api, address, { text: legal })).status]).toEqual([404, 404]);
  });
});

describe('the page of the revealed lists', () => {
  it('is not there before the reveal, and then shows and exports only admitted lists', async () => {
    const seat = await open();
    const [bo, cy] = [await invite(seat, 'Bo'), await invite(seat, 'Cy')];
    for (const { address } of [bo, cy]) await postFields(api, address, { text: legal });
    await accept(seat, bo.id);
    const { token } = await api.app.get(EventLinks).create(seat, 'reveal');
    const addresses = [`/events/lists/${token}`, `/events/lists/${token}/lists.csv`, `/events/lists/${token}/lists.json`];
    const before = await Promise.all(addresses.map((address) => getPage(api, address)));
    const nowhere = await Promise.all(addresses.map((address) => getPage(api, address.replace(token, 'x'.repeat(43)))));
    expect(before.map(({ status, html }) => [status, withoutId(html)])).toEqual(
      nowhere.map(({ status, html }) => [status, withoutId(html)]),
    );
    expect(before.map(({ status }) => status)).toEqual([404, 404, 404]);
    await api.app
      .get(PrismaService)
      .session((connection) => connection.query(`UPDATE event SET reveal_at = now() WHERE id = '${seat.event.id}'`));
    const [page, csv, json] = await Promise.all(addresses.map((address) => getPage(api, address)));
    expect(page?.html).toMatch(/1 admitted list.*<h2 id="list-0">Bo<\/h2>.*<pre>/s);
    expect(page?.html).not.toContain('>Cy<');
    expect(csv?.html).toMatch(/^"player","team","faction","points","verdict","hash","list"\r\n"Bo",/);
    expect(JSON.parse(json?.html ?? '')).toMatchObject({ event: { name: 'Lantern Open' }, lists: [{ player: 'Bo', verdict: 'LEGAL' }] });
  });
});

/** Every answer quotes the id of its request. */
const withoutId = (text: string): string => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');

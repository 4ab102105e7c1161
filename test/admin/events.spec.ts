import { EventLinks, Events } from '#muster/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, asAdministrator, ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { eventOf, judgeOf, person, playerOf, type Person } from '../events/event-staff.js';
import { wordsOf } from '../pages/form-posts.js';
import { signedIn, type Browser } from '../pages/signed-in.js';

let api: TestApi;
let operator: Browser;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  operator = await signedIn(api, ADMIN_KEY);
  [ada, bo] = [await person(api), await person(api, 'PLAYER')];
});
afterAll(() => api.close());

const DAY = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const momentIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const soon = {
  startsOn: dayIn(20),
  endsOn: dayIn(21),
  deadline: momentIn(10),
  locksAt: momentIn(10),
  revealAt: null,
  keptUntil: momentIn(99),
};

const HAND_OVER = 'mutation ($input: HandOverEventInput!) { handOverEvent(input: $input) { handedOver userErrors { code message path } } }';
const opaque = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');

async function rolesIn(address: string): Promise<readonly number[]> {
  return Promise.all([ada, bo].map(async ({ browser }) => (await browser.get(`${address}/settings`)).status));
}

describe('the pages of all events', () => {
  it('list the event of an organiser with its owner, dates, state and what waits for a judge; found by name and state', async () => {
    const { seat, address } = await eventOf(api, ada, { ...soon, name: 'Tin Lantern Open' });
    await playerOf(api, seat, 'Wilma', sampleList('tidewright-harbour-watch-legal'));
    await playerOf(api, seat, 'Odo');
    const of = async (query: string): Promise<string> => wordsOf((await operator.get(`/admin/events?${query}`)).html);
    const line = `1 event .*Tin Lantern Open A ORGANISER ${dayIn(20)} to ${dayIn(21)} open for lists 2 1`;
    expect(await of('search=tin+lantern&state=open')).toMatch(new RegExp(line));
    expect(await of('search=tin+lantern&state=over')).toContain('No event matches.');
    expect(await of('search=a+organiser')).toContain('Tin Lantern Open');
    expect(await of('search=tin&after=00000000-0000-4000-8000-000000000000')).toContain('No event matches.');
    const page = wordsOf((await operator.get(`/admin${address}`)).html);
    expect(page).toMatch(
      /Settings State open for lists Organised by A ORGANISER .*Organisers and judges .*Who did what .*created the event/,
    );
    expect(wordsOf((await operator.get(`/admin${address}?locale=fr`)).html)).toContain('Confier l’événement');
  });

  it('page through more events than one page has', async () => {
    for (let at = 0; at < 51; at += 1) await eventOf(api, ada, { ...soon, name: `Many ${at}` });
    const { html } = await operator.get('/admin/events?search=many');
    expect(wordsOf(html)).toContain('51 events');
    const next = /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const last = (await operator.get(next)).html;
    expect([html.match(/>Many \d+</g)?.length, last.match(/>Many \d+</g)?.length, last.includes('after=')]).toEqual([50, 1, false]);
  });

  it('hand an event over: the new owner manages it, the old one no longer does, and no old invitation brings him back', async () => {
    const { seat, address } = await eventOf(api, ada, { ...soon, name: 'Gull Cup' });
    const judge = await judgeOf(api, seat);
    const { token } = await api.app.get(EventLinks).create(seat, 'organiser');
    expect(await rolesIn(address)).toEqual([200, 404]);
    const unknown = await operator.send(`/admin${address}`, { do: 'handOver', account: 'Nobody Here' });
    expect([unknown.status, wordsOf(unknown.html)]).toEqual([422, expect.stringContaining('There is no account with this id')]);
    expect((await operator.send(`/admin${address}`, { do: 'handOver', account: 'A\0PLAYER' })).status).toBe(400);
    const done = await operator.send(`/admin${address}`, { do: 'handOver', account: 'A PLAYER' });
    expect([done.status, done.headers['location']]).toEqual([303, `/admin${address}`]);
    expect(await rolesIn(address)).toEqual([404, 200]);
    expect((await judge.get(address)).status).toBe(200);
    expect(await api.app.get(EventLinks).join(token, ada.actor)).toBeNull();
    expect(await api.app.get(Events).seat(seat.event.id, ada.actor, 'judge')).toBeNull();
    const page = wordsOf((await operator.get(`/admin${address}`)).html);
    expect(page).toMatch(/The event was handed over\. .*Organised by A PLAYER .*handed the event over/);
    const log = wordsOf((await operator.get(`/admin/audit?kind=event&target=${seat.event.id}&action=handOverEvent`)).html);
    expect(log).toMatch(/1 change .*administrator handOverEvent event Gull Cup/);
  });

  it('delete an event after confirmation', async () => {
    const { seat, address } = await eventOf(api, ada, { ...soon, name: 'Rust Cup' });
    const unsure = await operator.send(`/admin${address}`, { do: 'delete', confirm: 'yes' });
    expect([unsure.status, wordsOf(unsure.html)]).toEqual([422, expect.stringContaining('Write "delete" to confirm.')]);
    const done = await operator.send(`/admin${address}`, { do: 'delete', confirm: 'delete' });
    expect([done.status, done.headers['location']]).toEqual([303, '/admin/events']);
    expect(wordsOf((await operator.get('/admin/events?search=rust')).html)).toMatch(/The event was deleted\. .*No event matches\./);
    expect((await operator.get(`/admin${address}`)).status).toBe(404);
    expect(await rolesIn(address)).toEqual([404, 404]);
    const log = await operator.get(`/admin/audit?kind=event&target=${seat.event.id}&action=deleteEvent`);
    expect(wordsOf(log.html)).toMatch(/1 change .*administrator deleteEvent event Rust Cup/);
  });

  it('are for administrators alone', async () => {
    const { address } = await eventOf(api, ada, soon);
    for (const page of ['/admin/events', `/admin${address}`]) {
      expect((await bo.browser.get(page)).status).toBe(403);
      expect((await ada.browser.get(page)).status).toBe(403);
    }
    expect((await ada.browser.send(address, { do: 'delete', confirm: 'delete' }, { to: `/admin${address}` })).status).toBe(403);
    expect(await rolesIn(address)).toEqual([200, 404]);
  });
});

describe('handOverEvent', () => {
  const handOver = async (event: string, account: string) =>
    (await ask(api, HAND_OVER, { input: { event, account } }, asAdministrator)).body;

  it('takes an id or a name that only one account has, and names what it does not find', async () => {
    const { seat, address } = await eventOf(api, ada, soon);
    const event = opaque('Event', seat.event.id);
    for (const account of [opaque('Account', bo.actor.accountId), opaque('Account', ada.actor.accountId), 'A PLAYER', 'A PLAYER'])
      expect(await handOver(event, account)).toMatchObject({ data: { handOverEvent: { handedOver: true, userErrors: [] } } });
    expect(await rolesIn(address)).toEqual([404, 200]);
    await person(api);
    for (const account of ['A ORGANISER', 'Nobody Here', opaque('Account', seat.event.id)])
      expect(await handOver(event, account)).toMatchObject({
        data: { handOverEvent: { handedOver: false, userErrors: [{ code: 'NOT_FOUND', path: ['input', 'account'] }] } },
      });
    expect(await handOver(opaque('Event', ada.actor.accountId), 'A PLAYER')).toMatchObject({
      data: { handOverEvent: { userErrors: [{ code: 'NOT_FOUND', message: 'There is no such event.', path: ['input', 'event'] }] } },
    });
  });
});

import { parseQuestion } from '#muster/bulk';
import { EventLinks, Events, parseTerms, type Actor } from '#muster/events';
import type { StoredEvent } from '#muster/persistence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { wordsOf } from '../pages/form-posts.js';
import { newBrowser } from '../pages/signed-in.js';
import { draft } from './event-services.js';
import { eventOf, judgeOf, person, type Person } from './event-staff.js';

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await startSampleApi();
  ada = await person(api);
});
afterAll(() => api.close());

const FILLED = {
  ...{ name: 'Lantern Open', edition: '10e', startsOn: '2031-07-05', endsOn: '2031-07-06', timeZone: 'Europe/Paris' },
  ...{ deadline: '2031-06-29T20:00', locksAt: '2031-06-30T20:00', correctionHours: '24', revealAt: '2031-07-03T12:00', keptUntil: '' },
  ...{ release: '', asOf: '2031-06-01', pointsLimit: '', battleSize: 'strike force', aspects: ['army', 'units'], amendments: [] },
  ...{ legends: 'false', banned: 'Thornback\n\nHERALD', caps: '2 Harbour Golem', cites: 'Pack, page 3', formats: ['gw-app'] },
  ...{ fields: 'Telephone *\nClub', teamSize: '3', teamRules: ['team-factions-distinct'] },
} as const;

async function stored(actor: Actor, address: string): Promise<StoredEvent> {
  const seat = await api.app.get(Events).seat(address.split('/')[2] ?? '', actor, 'organiser');
  if (!seat) throw new Error('There is no such event.');
  return seat.event;
}

describe('a new event', () => {
  it('has plain settings that can be accepted as they are, but for a name', async () => {
    const { html } = await ada.browser.get('/events/new');
    const fields = [...html.matchAll(/<input id="(\w+)"[^>]*? value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
    const plain = { ...Object.fromEntries(fields), edition: '10e', battleSize: 'strike force', aspects: ['army', 'units', 'wargear'] };
    const unnamed = await ada.browser.send('/events/new', plain);
    expect([unnamed.status, unnamed.html]).toEqual([422, expect.stringMatching(/id="name"[^>]*aria-invalid="true"/)]);
    const { status, headers } = await ada.browser.send('/events/new', { ...plain, name: 'Plain Cup' });
    expect([status, headers['location']]).toEqual([303, expect.stringMatching(/^\/events\/[\da-f-]{36}$/)]);
    expect(wordsOf((await ada.browser.get('/events')).html)).toContain('Plain Cup');
  });

  it('has what was filled in, with times in its own time zone, and shows it again', async () => {
    const { headers } = await ada.browser.send('/events/new', FILLED);
    const address = headers['location'] ?? '';
    const event = await stored(ada.actor, address);
    expect(event).toMatchObject({
      ...{ name: 'Lantern Open', deadline: '2031-06-29T18:00:00.000Z', locksAt: '2031-06-30T18:00:00.000Z', correctionHours: 24 },
      ...{ revealAt: '2031-07-03T10:00:00.000Z', keptUntil: '2031-10-04T00:00:00.000Z', namesHidden: false },
    });
    expect(parseQuestion(event.question)).toMatchObject({
      ...{ against: { kind: 'asOf', date: '2031-06-01' }, battleSize: 'strike force', pointsLimit: null, aspects: ['army', 'units'] },
      houseRules: { legends: false, banned: ['Thornback', 'HERALD'], caps: [{ of: 'Harbour Golem', most: 2 }], cites: 'Pack, page 3' },
    });
    expect(parseTerms(event.terms)).toEqual({
      ...{ formats: ['gw-app'], teamSize: 3, teamRules: ['team-factions-distinct'] },
      fields: [
        { name: 'Telephone', required: true },
        { name: 'Club', required: false },
      ],
    });
    const { html } = await ada.browser.get(`${address}/settings`);
    for (const shown of [
      'value="2031-06-29T20:00"',
      'value="2031-07-03T12:00"',
      'Thornback\nHERALD',
      '2 Harbour Golem',
      'Telephone *\nClub',
    ])
      expect(html).toContain(shown);
  });

  it.each([
    ['deadline', { deadline: 'tomorrow' }, 'not a date with a time'],
    ['endsOn', { endsOn: '2031-07-04' }, 'ends before it starts'],
    ['startsOn', { startsOn: '2031-02-30' }, 'not a date'],
    ['locksAt', { locksAt: '2031-06-01T10:00' }, 'before the deadline'],
    ['revealAt', { revealAt: '2031-06-01T10:00' }, 'cannot be revealed'],
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'no time zone'],
    ['correctionHours', { correctionHours: '0' }, 'from 1 to 1000'],
    ['asOf', { release: 'sample-2026-07' }, 'not both'],
    ['caps', { caps: 'two golems' }, 'Line 1'],
    ['teamSize', { teamSize: '1' }, 'from 2 to 20'],
  ])('is refused beside the field %s, and keeps what was typed', async (field, change, said) => {
    const { status, html } = await ada.browser.send('/events/new', { ...FILLED, name: 'Typed <Cup>', ...change });
    expect(status).toBe(422);
    expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
    expect(wordsOf(/<span id="\w+-fault" class="fault">.*?<\/span>/.exec(html)?.[0] ?? '')).toContain(said);
    expect([html.includes('value="Typed &lt;Cup>"'), html.includes('Thornback\n\nHERALD')]).toEqual([true, true]);
  });

  it('is not for accounts that an administrator gave no such role', async () => {
    const { browser } = await person(api, 'PLAYER');
    expect(wordsOf((await browser.get('/events')).html)).toContain('cannot create events');
    expect((await browser.get('/events/new')).status).toBe(403);
    expect((await browser.send('/events', FILLED, { to: '/events/new' })).status).toBe(403);
  });
});

describe('the settings of an event', () => {
  it('are changed, unless somebody else changed them meanwhile', async () => {
    const { address } = await eventOf(api, ada);
    const page = `${address}/settings`;
    const first = await ada.browser.send(page, { ...FILLED, revision: '1' });
    expect([first.status, first.headers['location']]).toEqual([303, page]);
    expect(wordsOf((await ada.browser.get(page)).html)).toContain('Saved.');
    expect(wordsOf((await ada.browser.get(page)).html)).not.toContain('Saved.');
    const late = await ada.browser.send(page, { ...FILLED, name: 'Late Name', revision: '1' });
    expect([late.status, late.html]).toEqual([422, expect.stringMatching(/changed the settings meanwhile.*value="Late Name"/s)]);
    expect((await stored(ada.actor, address)).name).toBe('Lantern Open');
  });

  it('keep house rules that only the API can set', async () => {
    const houseRules = { title: 'Pack', drop: ['one-warlord'] };
    const { address } = await eventOf(api, ada, { question: { ...draft().question, houseRules } });
    expect(wordsOf((await ada.browser.get(`${address}/settings`)).html)).toContain('further house rules');
    const page = `${address}/settings`;
    await ada.browser.send(page, { ...FILLED, revision: '1' });
    const { houseRules: now } = parseQuestion((await stored(ada.actor, address)).question);
    expect(now).toMatchObject({ title: 'Pack', drop: ['one-warlord'], banned: ['Thornback', 'HERALD'] });
  });

  it('delete the event only if that is confirmed', async () => {
    const { address } = await eventOf(api, ada);
    const page = `${address}/settings`;
    expect((await ada.browser.send(page, { do: 'delete', confirmation: 'yes' })).status).toBe(422);
    expect((await ada.browser.send(page, { do: 'delete', confirmation: 'delete' })).headers['location']).toBe('/events');
    expect((await ada.browser.get(address)).status).toBe(404);
  });
});

describe('an invitation', () => {
  it('gives a newcomer a role, an account and a key that is shown once', async () => {
    const { seat, address } = await eventOf(api, ada);
    const { token } = await api.app.get(EventLinks).create(seat, 'judge');
    const newcomer = newBrowser(api);
    const page = `/events/join/${token}`;
    expect(wordsOf((await newcomer.get(page)).html)).toContain('You are invited to judge the lists of Lantern Open.');
    expect(await api.app.get(Events).staff(seat)).toHaveLength(1);
    expect((await newcomer.send(page, { name: '' })).status).toBe(422);
    expect((await newcomer.send(page, { name: 'Judith' })).headers['location']).toBe(address);
    const { html } = await newcomer.get(address);
    expect(html).toMatch(/<code class="secret">mk_\w+<\/code>/);
    expect((await newcomer.get(address)).html).not.toContain('class="secret"');
    expect((await api.app.get(Events).staff(seat)).map(({ name, role }) => [name, role])).toContainEqual(['Judith', 'judge']);
  });

  it('is accepted with the account that the browser is signed in to', async () => {
    const { seat, address } = await eventOf(api, ada);
    const ben = await person(api);
    const { token } = await api.app.get(EventLinks).create(seat, 'organiser');
    expect(wordsOf((await ben.browser.get(`/events/join/${token}`)).html)).toContain('Join as A ORGANISER');
    await ben.browser.send(`/events/join/${token}`, {});
    expect(wordsOf((await ben.browser.get(address)).html)).toContain('You joined the event. ');
    expect((await ben.browser.get(`${address}/settings`)).status).toBe(200);
  });

  it('that was revoked leads nowhere', async () => {
    const { seat } = await eventOf(api, ada);
    const { token, link } = await api.app.get(EventLinks).create(seat, 'judge');
    await api.app.get(EventLinks).revoke(seat, link.id);
    expect((await newBrowser(api).get(`/events/join/${token}`)).status).toBe(404);
  });
});

describe('the pages of an event', () => {
  it('are for its staff: a judge has no settings, others learn nothing, a dismissed judge sees nothing at once', async () => {
    const { seat, address } = await eventOf(api, ada, { name: 'Hidden Cup' });
    const judge = await judgeOf(api, seat);
    const [stranger, nobody] = [(await person(api)).browser, newBrowser(api)];
    const statuses = async (page: string) =>
      Promise.all([ada.browser, judge, stranger, nobody].map(async (one) => (await one.get(page)).status));
    expect(await statuses(address)).toEqual([200, 200, 404, 303]);
    expect(await statuses(`${address}/settings`)).toEqual([200, 403, 404, 303]);
    const nowhere = '/events/00000000-0000-4000-8000-000000000000';
    expect((await stranger.get(nowhere)).html).toBe((await stranger.get(address)).html);
    expect((await stranger.send('/events', FILLED, { to: `${address}/settings` })).status).toBe(404);
    expect((await judge.send(address, FILLED, { to: `${address}/settings` })).status).toBe(403);
    const [, member] = await api.app.get(Events).staff(seat);
    await api.app.get(Events).dismiss(seat, member?.accountId ?? '');
    expect((await judge.get(address)).status).toBe(404);
  });

  it('refuse a form of another site or without a seal', async () => {
    const { address } = await eventOf(api, ada);
    const page = `${address}/settings`;
    const sent = { ...FILLED, name: 'Forged', revision: '1' };
    expect((await ada.browser.send(page, sent, { seal: 'forged' })).status).toBe(400);
    expect((await ada.browser.send(page, sent, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(400);
    expect((await stored(ada.actor, address)).name).toBe('Lantern Open');
  });

  it('are French in a French browser', async () => {
    const { address } = await eventOf(api, ada);
    for (const [page, said] of [
      ['/events?locale=fr', 'Vos événements'],
      [`${address}?locale=fr`, 'Pas encore de joueurs'],
      [`${address}/settings?locale=fr`, 'Comment les listes sont jugées'],
    ] as const)
      expect(wordsOf((await ada.browser.get(page)).html)).toContain(said);
  });
});

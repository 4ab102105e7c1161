import { Reviews } from '#muster/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { wordsOf } from '../pages/form-posts.js';
import { eventOf, judgeOf, person, playerOf, type Person } from './event-staff.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const renamed = legal.replace('Siege Dredger', 'Signal Runners').replaceAll('Flare pistol', 'Carbine');

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  ada = await person(api);
});
afterAll(() => api.close());

describe('the page that compares', () => {
  it('shows two versions of a list unit by unit', async () => {
    const { seat, address } = await eventOf(api, ada);
    const { player } = await playerOf(api, seat, 'Bo', legal, renamed);
    const page = `${address}/players/${player.id}`;
    expect((await ada.browser.get(page)).html).toMatch(/name="before".*<option value="1" selected/s);
    const { status, html } = await ada.browser.get(`${page}/comparison?before=1&after=2`);
    expect([status, wordsOf(html)]).toEqual([200, expect.stringMatching(/Bo: Version 1 and Version 2.*Siege Dredger \(only before\)/)]);
    const same = await ada.browser.get(`${page}/comparison?before=2&after=2`);
    expect(wordsOf(same.html)).toContain('The armies do not differ.');
    const none = await ada.browser.get(`${page}/comparison?before=7&after=2`);
    expect([none.status, wordsOf(none.html)]).toEqual([422, expect.stringContaining('has not submitted this version')]);
  });

  it('shows what a printed list has that the admitted one has not', async () => {
    const { seat, address } = await eventOf(api, ada);
    const judge = await judgeOf(api, seat);
    const { player } = await playerOf(api, seat, 'Bo', legal);
    const page = `${address}/players/${player.id}`;
    expect((await judge.send(page, { text: legal }, { to: `${page}/comparison` })).status).toBe(422);
    await api.app.get(Reviews).decide(seat, player.id, { version: 1, seen: 'submitted', state: 'accepted', message: null });
    const printed = await judge.send(page, { text: renamed }, { to: `${page}/comparison` });
    expect([printed.status, wordsOf(printed.html)]).toEqual([
      200,
      expect.stringMatching(/Version 1 and the printed list.*Siege Dredger \(only before\)/),
    ]);
    expect(wordsOf((await judge.send(page, { text: legal }, { to: `${page}/comparison` })).html)).toContain('The armies do not differ.');
    expect((await judge.send(page, { text: legal }, { to: `${page}/comparison`, seal: 'forged' })).status).toBe(400);
    expect((await (await person(api)).browser.get(`${page}/comparison`)).status).toBe(404);
  });
});

import { EventCheckWorker, Events, Reviews } from '#muster/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { wordsOf } from '../pages/form-posts.js';
import type { Browser } from '../pages/signed-in.js';
import { draft } from './event-services.js';
import { eventOf, judgeOf, person, playerOf, type Person } from './event-staff.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const illegal = sampleList('ashen-orchard-illegal');

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  ada = await person(api);
});
afterAll(() => api.close());

const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<th scope="row"><a href="[^"]*">([^<]*)<\/a>/g)].map(([, name = '']) => name);

/** Fields of the decision form as the page shows them. */
const seenOn = async (browser: Browser, page: string) => {
  const { html } = await browser.get(page);
  const valueOf = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return { do: 'decide', version: valueOf('version'), seen: valueOf('seen') };
};

describe('the queue', () => {
  it('shows a line for each player, what needs a judge most first, with the reason', async () => {
    const { seat, address } = await eventOf(api, ada);
    await playerOf(api, seat, 'Ada', legal);
    await playerOf(api, seat, 'Bo', illegal);
    await playerOf(api, seat, 'Cy');
    const { html } = await ada.browser.get(address);
    expect(namesIn(html)).toEqual(['Bo', 'Ada', 'Cy']);
    const words = wordsOf(html);
    expect(words).toContain('3 all');
    expect(words).toContain('2 Waits for a judge');
    expect(words).toMatch(/Bo Ashen Orchard 995 Illegal .*line \d+ Waits for a judge/);
    expect(words).toMatch(/Cy No list yet/);
    expect(namesIn((await ada.browser.get(`${address}?verdict=ILLEGAL&aspect=army`)).html)).toEqual(['Bo']);
    expect(namesIn((await ada.browser.get(`${address}?state=invited`)).html)).toEqual(['Cy']);
    expect(namesIn((await ada.browser.get(`${address}?text=tidewright`)).html)).toEqual(['Ada']);
    expect(wordsOf((await ada.browser.get(`${address}?text=nobody`)).html)).toContain('No player fits this filter.');
  });

  it('shows what a re-check changed, with the result before', async () => {
    const { seat, address } = await eventOf(api, ada);
    await playerOf(api, seat, 'Ada', legal);
    const question = { ...draft().question, pointsLimit: 500 };
    await api.app.get(Events).change(seat, 1, { ...draft(), question });
    await api.app.get(EventCheckWorker).recheck(seat.event.id, (fault) => expect(fault).toBeUndefined());
    const { html } = await ada.browser.get(`${address}?changed=true`);
    expect(wordsOf(html)).toContain('1 changed by a re-check');
    expect(wordsOf(html)).toMatch(/Ada .* Legal .*then Illegal/);
  });

  it('shows teams that break a rule together', async () => {
    const terms = { formats: [], fields: [], teamSize: 2, teamRules: ['team-factions-distinct'] } as const;
    const { seat, address } = await eventOf(api, ada, { terms });
    await playerOf(api, seat, 'Ada', legal);
    await ada.browser.send(`${address}/players`, { table: 'player,team\nAda,Gulls\nBo,Gulls' });
    await playerOf(api, seat, 'Cy', legal);
    await ada.browser.send(`${address}/players`, { table: 'player,team\nAda,Gulls\nCy,Gulls\nBo,Terns' });
    expect(wordsOf((await ada.browser.get(address)).html)).toMatch(/Gulls: 2 of 2 players .*Ada, Cy of the team play/);
  });
});

describe('the page of a list', () => {
  it('shows the findings, the list by lines, and all versions with time and hash', async () => {
    const { seat, address } = await eventOf(api, ada);
    const { player } = await playerOf(api, seat, 'Bo', legal, illegal);
    const page = `${address}/players/${player.id}`;
    const { html } = await ada.browser.get(page);
    const words = wordsOf(html);
    expect(words).toContain('Thornback is taken 4 times');
    expect(words).toContain('Tin Lamps');
    expect(html).toMatch(/id="finding-1".*href="#line-\d+"/s);
    expect([...html.matchAll(/<code>[\da-f]{16}<\/code>/g)]).toHaveLength(2);
    const older = await ada.browser.get(`${page}?version=1`);
    expect(wordsOf(older.html)).toContain('This is an earlier version.');
    expect([older.html.includes('name="decision"'), older.html.includes('name="finding"')]).toEqual([false, false]);
  });

  it('takes a decision with a message, and the next list that waits is one click away', async () => {
    const { seat, address } = await eventOf(api, ada);
    const judge = await judgeOf(api, seat);
    const { player } = await playerOf(api, seat, 'Bo', illegal);
    await playerOf(api, seat, 'Cy', legal);
    const page = `${address}/players/${player.id}`;
    const seen = await seenOn(judge, page);
    const silent = await judge.send(page, { ...seen, decision: 'correction', message: ' ' });
    expect([silent.status, silent.html]).toEqual([422, expect.stringMatching(/id="message"[^>]*aria-invalid="true"/)]);
    const sent = await judge.send(page, { ...seen, decision: 'correction', message: 'Remove one <Thornback>.' });
    expect([sent.status, sent.headers['location']]).toEqual([303, page]);
    const words = wordsOf((await judge.get(page)).html);
    expect(words).toMatch(/Correction asked for.*Remove one <Thornback>\..*may correct it until.*Next list that waits: Cy/);
    expect(words).toContain('Saved.');
    await judge.send(page, { ...(await seenOn(judge, page)), decision: 'accepted', message: '' });
    expect(wordsOf((await ada.browser.get(`${address}?state=accepted`)).html)).toContain('Bo');
  });

  it('tells one of two judges that the other decided, and keeps what was typed', async () => {
    const { seat, address } = await eventOf(api, ada);
    const judge = await judgeOf(api, seat);
    const { player } = await playerOf(api, seat, 'Bo', legal);
    const page = `${address}/players/${player.id}`;
    const seen = await seenOn(judge, page);
    await ada.browser.send(page, { ...seen, decision: 'accepted', message: '' });
    const late = await judge.send(page, { ...seen, decision: 'rejected', message: 'Too late' });
    expect([late.status, late.html]).toEqual([422, expect.stringMatching(/another judge decided meanwhile.*Too late/s)]);
    expect((await api.app.get(Reviews).find(seat, player.id))?.player.state).toBe('accepted');
  });

  it('lets a finding not count with a reason, and count again', async () => {
    const { seat, address } = await eventOf(api, ada);
    const { player } = await playerOf(api, seat, 'Bo', illegal);
    const page = `${address}/players/${player.id}`;
    const { html } = await ada.browser.get(page);
    const findings = [...html.matchAll(/name="finding" value="([\da-f]{64})"/g)].map(([, key = '']) => key);
    const mute = await ada.browser.send(page, { do: 'override', finding: findings[0] ?? '', reason: ' ' });
    expect([mute.status, mute.html]).toEqual([422, expect.stringMatching(/id="reason-[\da-f]{64}"[^>]*aria-invalid="true"/)]);
    for (const finding of new Set(findings)) await ada.browser.send(page, { do: 'override', finding, reason: 'Agreed beforehand' });
    const overridden = await ada.browser.get(page);
    expect(wordsOf(overridden.html)).toContain('Not counted: Agreed beforehand (A ORGANISER)');
    expect((await api.app.get(Reviews).find(seat, player.id))?.latest?.check?.verdict).toBe('LEGAL');
    const override = /name="override" value="([^"]*)"/.exec(overridden.html)?.[1] ?? '';
    await ada.browser.send(page, { do: 'endOverride', override });
    expect((await api.app.get(Reviews).find(seat, player.id))?.latest?.check?.verdict).not.toBe('LEGAL');
  });

  it('teaches a name that was not found, which has the lists of the event judged again', async () => {
    const { seat, address } = await eventOf(api, ada);
    const strange = legal.replaceAll('Signal Runners', 'Plongeurs du Port');
    expect(strange).not.toBe(legal);
    const { player } = await playerOf(api, seat, 'Bo', strange);
    const page = `${address}/players/${player.id}`;
    const { html } = await ada.browser.get(page);
    const valueOf = (name: string): string =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html.slice(html.indexOf('value="teach"')))?.[1] ?? '';
    const form = { do: 'teach', finding: valueOf('finding'), kind: valueOf('kind'), name: valueOf('name') };
    expect(form).toMatchObject({ kind: 'unit', name: 'Plongeurs du Port' });
    const wrong = await ada.browser.send(page, { ...form, means: 'Signal Walkers of Nowhere' });
    expect([wrong.status, wrong.html]).toEqual([422, expect.stringMatching(/id="means-[\da-f]{64}"[^>]*aria-invalid="true"/)]);
    const judge = await judgeOf(api, seat);
    expect((await judge.get(page)).html).not.toContain('value="teach"');
    expect((await judge.send(page, { ...form, means: 'Signal Runners' })).status).toBe(403);
    expect((await ada.browser.send(page, { ...form, means: 'Signal Runners' })).status).toBe(303);
    expect(wordsOf((await ada.browser.get(page)).html)).toContain('The name is taught.');
    await api.app.get(EventCheckWorker).recheck(seat.event.id, (fault) => expect(fault).toBeUndefined());
    expect((await api.app.get(Reviews).find(seat, player.id))?.latest?.check?.verdict).toBe('LEGAL');
    expect(wordsOf((await ada.browser.get(`${address}/record`)).html)).toMatch(
      /taught a name Bo name: Plongeurs du Port, means: Signal Runners/,
    );
  });

  it('lets only organisers withdraw players, make links and submit', async () => {
    const { seat, address } = await eventOf(api, ada);
    const judge = await judgeOf(api, seat);
    const { player } = await playerOf(api, seat, 'Bo');
    const page = `${address}/players/${player.id}`;
    for (const act of ['withdraw', 'reinstate', 'link', 'revokeLinks', 'submit'])
      expect([act, (await judge.send(`${address}/record`, { do: act, text: legal }, { to: page })).status]).toEqual([act, 403]);
    expect((await ada.browser.send(page, { do: 'nonsense' })).status).toBe(400);
    await ada.browser.send(page, { do: 'link' });
    const link = /<code class="secret">https?:\/\/[^/]*([^<]*)<\/code>/.exec((await ada.browser.get(page)).html)?.[1] ?? '';
    expect((await ada.browser.get(link)).status).toBe(200);
    await ada.browser.send(page, { do: 'revokeLinks' });
    expect((await ada.browser.get(link)).status).toBe(404);
    const note = await ada.browser.send(page, { do: 'submit', text: 'see attached' });
    expect([note.status, note.html]).toEqual([422, expect.stringMatching(/see attached/)]);
    expect((await ada.browser.send(page, { do: 'submit', text: legal })).status).toBe(303);
    await ada.browser.send(page, { do: 'withdraw' });
    expect((await api.app.get(Reviews).find(seat, player.id))?.player).toMatchObject({ state: 'withdrawn', version: 1 });
    await ada.browser.send(page, { do: 'reinstate' });
    expect((await api.app.get(Reviews).find(seat, player.id))?.player.state).toBe('submitted');
  });

  it('is of this event only', async () => {
    const [one, other] = [await eventOf(api, ada), await eventOf(api, ada)];
    const { player } = await playerOf(api, one.seat, 'Bo', legal);
    expect((await ada.browser.get(`${other.address}/players/${player.id}`)).status).toBe(404);
    expect((await ada.browser.get(`${one.address}/players/1`)).status).toBe(404);
  });
});

import { csvRecords } from '#muster/bulk';
import { EventPlayers, Events, Reviews, type Seat } from '#muster/events';
import { PrismaService } from '#muster/persistence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { wordsOf } from '../pages/form-posts.js';
import { newBrowser, type Browser } from '../pages/signed-in.js';
import { eventOf, judgeOf, person, playerOf, type Person } from './event-staff.js';

const legal = sampleList('tidewright-harbour-watch-legal');

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  ada = await person(api);
});
afterAll(() => api.close());

const accept = (seat: Seat, id: string): Promise<unknown> =>
  api.app.get(Reviews).decide(seat, id, { version: 1, seen: 'submitted', state: 'accepted', message: null });

/** The secret that a page shows once. */
async function secretOn(browser: Browser, page: string): Promise<string> {
  return /<code class="secret">https?:\/\/[^/]*([^<]*)<\/code>/.exec((await browser.get(page)).html)?.[1] ?? '';
}

const tableOf = (list: string): string => `Player,Team,Mail,List\nAda,Gulls,ada@example.org,"${list}"\nBo,,bo@example.org,\n`;

describe('the players of an event', () => {
  it('are entered by a pasted table, a file, and again without changing anything', async () => {
    const { seat, address } = await eventOf(api, ada);
    const page = `${address}/players`;
    const first = await ada.browser.send(page, { table: tableOf(legal) });
    expect([first.status, first.headers['location']]).toEqual([303, page]);
    expect(wordsOf((await ada.browser.get(page)).html)).toContain('2 players in the table, 2 of them new; 1 new list.');
    await ada.browser.send(page, {}, { file: ['file', 'players.csv', tableOf(legal)] });
    expect(wordsOf((await ada.browser.get(page)).html)).toContain('2 players in the table, 0 of them new; 0 new lists.');
    const all = await api.app.get(Reviews).all(seat);
    expect(all.map(({ player }) => [player.name, player.team, player.columns, player.version])).toEqual([
      ['Ada', 'Gulls', [['Mail', 'ada@example.org']], 1],
      ['Bo', null, [['Mail', 'bo@example.org']], 0],
    ]);
  });

  it('are entered even if some lines are refused, and these are named', async () => {
    const { seat, address } = await eventOf(api, ada);
    const { status, html } = await ada.browser.send(`${address}/players`, { table: 'name,list\nAda,see attached\n,nobody\nBo,\n' });
    expect(status).toBe(422);
    expect(wordsOf(html)).toMatch(/2 players in the table, 2 of them new.*Line 3 has no name.*Ada: This is not an army list/);
    expect(await api.app.get(Reviews).all(seat)).toHaveLength(2);
  });

  it.each([
    [{ table: 'club,list\nGulls,none' }, 'no column of players'],
    [{ table: '' }, 'no column of players'],
  ])('are refused beside the field: %o', async (fields, said) => {
    const { address } = await eventOf(api, ada);
    const { status, html } = await ada.browser.send(`${address}/players`, fields);
    expect([status, html]).toEqual([422, expect.stringMatching(/id="table"[^>]*aria-invalid="true"/)]);
    expect(wordsOf(html)).toContain(said);
  });

  it('get letters for mail merge, with their own columns and links that work', async () => {
    const { seat, address } = await eventOf(api, ada);
    await ada.browser.send(`${address}/players`, { table: tableOf(legal) });
    const { status, html, headers } = await ada.browser.send(`${address}/players`, { state: 'invited' }, { to: `${address}/letters` });
    expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'attachment; filename="letters.csv"',
      'no-store',
    ]);
    const records = await csvRecords(html);
    if ('fault' in records) throw new Error(html);
    const [head = [], ...rows] = records;
    expect([head, rows.length]).toEqual([['player', 'team', 'Mail', 'subject', 'text', 'link'], 1]);
    const [[name, , mail, subject, text = '', link = ''] = []] = rows;
    expect([name, mail, subject]).toEqual(['Bo', 'bo@example.org', 'Lantern Open: please submit your list']);
    expect(text.endsWith(link)).toBe(true);
    expect(wordsOf((await newBrowser(api).get(new URL(link).pathname)).html)).toContain('Bo');
    const everyone = await ada.browser.send(`${address}/players?locale=fr`, {}, { to: `${address}/letters?locale=fr` });
    expect(everyone.html).toContain('merci de remettre votre liste');
    expect(api.logs()).not.toContain(link);
    const judge = await judgeOf(api, seat);
    expect((await judge.send(address, {}, { to: `${address}/letters` })).status).toBe(403);
  });
});

describe('the staff of an event', () => {
  it('is invited by links that are shown once, and leaves at once', async () => {
    const { seat, address } = await eventOf(api, ada);
    const page = `${address}/staff`;
    expect((await ada.browser.send(page, { do: 'judge' })).headers['location']).toBe(page);
    const link = await secretOn(ada.browser, page);
    expect(link).toMatch(/^\/events\/join\/[\w-]{43}$/);
    expect(await secretOn(ada.browser, page)).toBe('');
    const judge = newBrowser(api);
    await judge.send(link, { name: 'Judith' });
    expect((await judge.get(address)).status).toBe(200);
    const { html } = await ada.browser.get(page);
    expect(wordsOf(html)).toMatch(/Judith judge/);
    const member = (await api.app.get(Events).staff(seat)).find(({ name }) => name === 'Judith')?.accountId ?? '';
    await ada.browser.send(page, { do: 'dismiss', id: member });
    expect((await judge.get(address)).status).toBe(404);
    const id = /name="id" value="([\da-f-]+)"\/>\s*<button type="submit" name="do" value="revoke"/.exec(html)?.[1] ?? '';
    await ada.browser.send(page, { do: 'revoke', id });
    expect((await judge.get(link)).status).toBe(404);
    expect(wordsOf((await ada.browser.get(page)).html)).toContain('revoked');
  });

  it('always has an organiser', async () => {
    const { address } = await eventOf(api, ada);
    const { status, html } = await ada.browser.send(`${address}/staff`, { do: 'dismiss', id: ada.actor.accountId });
    expect([status, wordsOf(html)]).toEqual([422, expect.stringContaining('This is the last organiser of the event.')]);
    expect((await ada.browser.send(`${address}/staff`, { do: 'dismiss', id: 'nobody' })).status).toBe(400);
  });
});

describe('the reveal', () => {
  it('has a time that can be changed, a public link that can be revoked, and lists that the staff prints before', async () => {
    const { seat, address } = await eventOf(api, ada);
    const { player } = await playerOf(api, seat, 'Bo', legal);
    await playerOf(api, seat, 'Cy', legal);
    await accept(seat, player.id);
    const page = `${address}/reveal`;
    const shown = wordsOf((await ada.browser.get(page)).html);
    expect(shown).toMatch(/The lists will be public from.*1 of 2 players has an admitted list/);
    const early = await ada.browser.send(page, { do: 'time', revision: '1', revealAt: '2020-01-01T10:00' });
    expect([early.status, early.html]).toEqual([
      422,
      expect.stringMatching(/id="revealAt"[^>]*value="2020-01-01T10:00"[^>]*aria-invalid="true"/),
    ]);
    expect((await ada.browser.send(page, { do: 'time', revision: '1', revealAt: '2037-01-01T10:00', namesHidden: 'true' })).status).toBe(
      303,
    );
    const now = await api.app.get(Events).seat(seat.event.id, ada.actor, 'organiser');
    expect(now?.event).toMatchObject({ revealAt: '2037-01-01T09:00:00.000Z', namesHidden: true, question: seat.event.question });

    await ada.browser.send(page, { do: 'link' });
    const link = await secretOn(ada.browser, page);
    expect((await newBrowser(api).get(link)).status).toBe(404);
    const judge = await judgeOf(api, seat);
    const printed = await judge.get(`${address}/lists`);
    expect([...printed.html.matchAll(/class="panel sheet"/g)]).toHaveLength(1);
    expect(wordsOf(printed.html)).toMatch(/Bo .*Legal.*SHA-256/);
    const past = `UPDATE event SET deadline = now() - interval '3 hours', locks_at = now() - interval '2 hours', reveal_at = now() - interval '1 hour'`;
    await api.app.get(PrismaService).session((connection) => connection.query(past));
    expect((await newBrowser(api).get(link)).status).toBe(200);
    expect(wordsOf((await ada.browser.get(page)).html)).toContain('The lists are public since');
    const id = /name="id" value="([\da-f-]+)"/.exec((await ada.browser.get(page)).html)?.[1] ?? '';
    await ada.browser.send(page, { do: 'revoke', id });
    expect((await newBrowser(api).get(link)).status).toBe(404);
  });
});

describe('the record', () => {
  it('says who did what, the newest first, in pages', async () => {
    const { seat, address } = await eventOf(api, ada);
    const judge = await judgeOf(api, seat);
    for (let at = 0; at < 120; at += 1) await api.app.get(EventPlayers).enter(seat, [{ name: `P${at}`, team: null, columns: [] }]);
    const first = await judge.get(`${address}/record`);
    expect([...first.html.matchAll(/entered players/g)]).toHaveLength(100);
    const older = /href="(\/events\/[^"]*\/record\?before=\d+)"/.exec(first.html)?.[1] ?? '';
    const words = wordsOf((await judge.get(older)).html);
    expect(words).toMatch(/Judith joined the staff role: judge .*A ORGANISER created links .*created the event/);
  });
});

describe('every page of an event', () => {
  it('is for organisers only where only they may act, and never for others', async () => {
    const { seat, address } = await eventOf(api, ada);
    const browsers = [ada.browser, await judgeOf(api, seat), (await person(api, 'PLAYER')).browser, newBrowser(api)];
    const told: unknown[] = [];
    for (const page of ['', '/record', '/lists', '/players', '/staff', '/reveal', '/settings'])
      told.push([page, ...(await Promise.all(browsers.map(async (one) => (await one.get(`${address}${page}`)).status)))]);
    expect(told).toEqual([
      ...['', '/record', '/lists'].map((page) => [page, 200, 200, 404, 303]),
      ...['/players', '/staff', '/reveal', '/settings'].map((page) => [page, 200, 403, 404, 303]),
    ]);
  });

  it.each(['/players', '/staff', '/reveal', '/settings', '/letters'])('refuses forms without a seal: %s', async (page) => {
    const { address } = await eventOf(api, ada);
    const sent = await ada.browser.send(address, { do: 'link', table: 'name\nForged' }, { to: `${address}${page}`, seal: 'forged' });
    expect([sent.status, wordsOf(sent.html)]).toEqual([400, expect.stringContaining('no longer valid')]);
  });
});

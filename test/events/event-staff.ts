import { EventLinks, EventPlayers, Events, Submissions, type Actor, type Entry, type Seat } from '#muster/events';
import { newHolder } from '../api/account-holder.js';
import type { TestApi } from '../api/start-api.js';
import { newBrowser, signedIn, type Browser } from '../pages/signed-in.js';
import { draft } from './event-services.js';

/** A person with a browser and an account. */
export interface Person {
  readonly browser: Browser;
  readonly actor: Actor;
}

export async function person(api: TestApi, role = 'ORGANISER'): Promise<Person> {
  const { account, headers } = await newHolder(api, role, ['EVENTS', 'ACCOUNT']);
  const browser = await signedIn(api, headers.authorization.slice('Bearer '.length));
  const accountId = Buffer.from(account, 'base64url').toString().slice('Account:'.length);
  return { browser, actor: { accountId, name: `A ${role}` } };
}

/** An event of the organiser, with the address of its first page. */
export async function eventOf(
  api: TestApi,
  { actor }: Person,
  change: Partial<ReturnType<typeof draft>> = {},
): Promise<{ readonly seat: Seat; readonly address: string }> {
  const outcome = await api.app.get(Events).create({ ...draft(), ...change }, actor);
  const seat = 'event' in outcome ? await api.app.get(Events).seat(outcome.event.id, actor, 'organiser') : null;
  if (!seat) throw new Error(JSON.stringify(outcome));
  return { seat, address: `/events/${seat.event.id}` };
}

/** A judge of the event who came by an invitation, without an account before. */
export async function judgeOf(api: TestApi, seat: Seat): Promise<Browser> {
  const { token } = await api.app.get(EventLinks).create(seat, 'judge');
  const browser = newBrowser(api);
  const { status } = await browser.send(`/events/join/${token}`, { name: 'Judith' });
  if (status !== 303) throw new Error(`Not joined: ${status}`);
  return browser;
}

/** A player who has submitted these lists. */
export async function playerOf(api: TestApi, seat: Seat, name: string, ...lists: readonly string[]): Promise<Entry> {
  const entered = await api.app.get(EventPlayers).enter(seat, [{ name, team: null, columns: [['Club', 'Tin Lamps']] }]);
  const player = 'messageId' in entered ? undefined : entered[0]?.player;
  const entry = player && (await api.app.get(Submissions).entry(seat.event.id, player.id));
  if (!entry) throw new Error('The player was not entered.');
  for (const text of lists) await api.app.get(Submissions).submit(entry, { kind: 'text', text }, {}, name);
  return entry;
}

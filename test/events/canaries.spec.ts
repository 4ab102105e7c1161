import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EventLinks, EventPlayers, Events, findingKey, Reviews, Submissions, Webhooks, type Actor } from '#muster/events';
import { AccountRepository } from '#muster/persistence';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { DECIDED_ACCESS } from '../api/decided-access.js';
import { ask, startSampleApi, type Answer, type TestApi } from '../api/start-api.js';
import { walkOperation } from '../api/walk-document.js';
import { operationsOf, plain } from '../api/walk-steps.js';
import { sampleList } from '../checking/sample-release.js';
import { getPage, postFields } from '../pages/form-posts.js';
import { newBrowser, signedIn } from '../pages/signed-in.js';
import { draft } from './event-services.js';

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const illegal = `canary-list\n${sampleList('ashen-orchard-illegal')}`;
const OF_EVENTS = operationsOf(schema).filter(
  ([root, name]) => DECIDED_ACCESS[`${root}.${name}`] === 'events' || ['eventEntry', 'submitList', 'revealedEvent'].includes(name),
);

let api: TestApi;
/** Ids of an event that nobody here has a role in, and of an event that does not exist. */
let realIds: readonly [event: string, player: string];
let real: Readonly<Record<string, string>>;
let none: Readonly<Record<string, string>>;
let callers: readonly (readonly [string, Readonly<Record<string, string>>])[];
/** Tokens that open nothing to strangers: the reveal before its time, and a revoked private link. */
let closed: readonly string[];

const opaque = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');
const idsOf = (event: string, player: string, override: string, link: string, delivery: string) => ({
  delivery: opaque('WebhookDelivery', delivery),
  ...{ id: opaque('Event', event), event: opaque('Event', event), player: opaque('EventPlayer', player) },
  ...{ override: opaque('FindingOverride', override), link: opaque('EventLink', link), confirm: 'delete' },
});

beforeAll(async () => {
  api = await startSampleApi();
  const { id: accountId } = await api.app.get(AccountRepository).create({ name: 'canary-account', role: 'organiser' }, null);
  const actor: Actor = { accountId, name: 'canary-account' };
  const made = await api.app.get(Events).create({ ...draft(), name: 'canary-event' }, actor);
  const seat = 'event' in made ? await api.app.get(Events).seat(made.event.id, actor, 'organiser') : null;
  if (!seat) throw new Error(JSON.stringify(made));
  await api.app.get(Webhooks).set(seat, 'https://canary-hook.invalid/canary');
  const entered = await api.app
    .get(EventPlayers)
    .enter(seat, [{ name: 'canary-player', team: 'canary-team', columns: [['canary-head', 'canary-cell']] }]);
  const player = 'messageId' in entered ? undefined : entered[0]?.player;
  if (!player) throw new Error('The player was not entered.');
  const [token = ''] = await api.app.get(EventLinks).createFor(seat, [player.id]);
  await api.app.get(Submissions).submit({ event: seat.event, player }, { kind: 'text', text: illegal }, {}, 'canary-player');
  const report = await api.app.get(Submissions).report({ playerId: player.id, version: 1 });
  const [error] = report?.findings.filter(({ severity }) => severity === 'error') ?? [];
  if (error) await api.app.get(Reviews).override(seat, player.id, findingKey(error), 'canary-reason');
  await api.app.get(Reviews).decide(seat, player.id, { version: 1, seen: 'submitted', state: 'accepted', message: 'canary-message' });
  const [override] = await api.app.get(Reviews).overridesOf(player.id);
  const [delivery] = (await api.app.get(Webhooks).deliveries(seat, { first: 1, skip: 0 })).deliveries;
  if (!delivery) throw new Error('The webhook was told nothing.');
  const reveal = await api.app.get(EventLinks).create(seat, 'reveal');
  await api.app.get(EventLinks).revokeOf(seat, player.id);
  closed = [reveal.token, token];
  const nowhere = '00000000-0000-4000-8000-000000000000';
  realIds = [seat.event.id, player.id];
  real = idsOf(seat.event.id, player.id, override?.id ?? nowhere, reveal.link.id, delivery.id);
  none = idsOf(nowhere, nowhere, nowhere, nowhere, nowhere);
  const scopes = ['EVENTS', 'ACCOUNT'];
  callers = [
    ['anyone', {}],
    ['another organiser', (await newHolder(api, 'ORGANISER', scopes)).headers],
    ['a player', (await newHolder(api, 'PLAYER', scopes)).headers],
    ['an administrator', (await newHolder(api, 'ADMINISTRATOR', [...scopes, 'ADMINISTER'])).headers],
  ];
}, 60_000);
afterAll(() => api.close());

const call = (
  root: 'Query' | 'Mutation',
  name: string,
  ids: object,
  token: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> => {
  const { query, variables } = walkOperation(schema, root, name, { ...ids, token, finding: 'ab'.repeat(32) });
  return ask(api, query, variables, headers);
};

describe('an event', () => {
  it('has operations for the walk', () => expect(OF_EVENTS.length).toBeGreaterThan(15));

  it('is told to nobody outside its staff: every operation answers as if it did not exist', async () => {
    const told: string[] = [];
    for (const [root, name] of OF_EVENTS)
      for (const [caller, headers] of callers) {
        const missing = plain(await call(root, name, none, 'x'.repeat(43), headers));
        for (const token of closed) {
          const answer = await call(root, name, real, token, headers);
          const said = JSON.stringify(answer.body);
          // What a caller may do for itself differs from call to call.
          const differs = !['createEvent', 'events'].includes(name) && plain(answer) !== missing;
          if (said.includes('canary') || differs) told.push(`${root}.${name} to ${caller}: ${said}`);
        }
      }
    expect(told).toEqual([]);
  }, 120_000);

  it('is told by no page to those who are signed in but have no role in it', async () => {
    const ids = [realIds, ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000']] as const;
    const pages = [
      '',
      '/lists',
      '/players',
      '/players/:player',
      '/players/:player/comparison?before=1&after=1',
      '/record',
      '/reveal',
      '/settings',
      '/staff',
    ];
    const forms = ['/letters', '/players', '/players/:player', '/players/:player/comparison', '/reveal', '/settings', '/staff'];
    const told: string[] = [];
    for (const [caller, { authorization = '' }] of callers) {
      const browser = authorization === '' ? newBrowser(api) : await signedIn(api, authorization.slice('Bearer '.length));
      const addresses = (parts: readonly string[]) =>
        parts.map((part) => ids.map(([event, player]) => `/events/${event}${part.replace(':player', player)}`));
      for (const [existing, missingAt] of addresses(pages)) {
        const [found, missing] = [await browser.get(existing ?? ''), await browser.get(missingAt ?? '')];
        if (found.html.includes('canary') || found.status !== missing.status || found.html !== missing.html)
          told.push(`${caller}: ${existing}`);
      }
      for (const [existing = '', missingAt = ''] of addresses(forms)) {
        const sent = { do: 'link', state: '', table: 'name\nCanary', revision: '1' };
        const [found, missing] = [
          await browser.send('/sign-in', sent, { to: existing }),
          await browser.send('/sign-in', sent, { to: missingAt }),
        ];
        if (found.html.includes('canary') || found.status !== missing.status || found.html !== missing.html)
          told.push(`${caller}: POST ${existing}`);
      }
    }
    expect(told).toEqual([]);
  }, 120_000);

  it('is told by no page to those without a link that works, and by no log', async () => {
    const pages = closed.flatMap((token) => [
      `/events/entry/${token}`,
      `/events/lists/${token}`,
      ...['csv', 'json', 'zip'].map((type) => `/events/lists/${token}/lists.${type}`),
    ]);
    const answers = await Promise.all(pages.map((address) => getPage(api, address)));
    const posted = await Promise.all(closed.map((token) => postFields(api, `/events/entry/${token}`, { text: illegal })));
    expect([...answers, ...posted].map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 404));
    expect([...answers, ...posted].map(({ html }) => html).join('')).not.toContain('canary');
    expect(api.logs()).not.toContain('canary-');
  });
});

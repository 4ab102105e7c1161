import { randomUUID } from 'node:crypto';
import { ImportJobRepository } from '#muster/persistence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeGlobalId } from '../../apps/api/src/platform/graphql/global-id.js';
import { sampleList } from '../checking/sample-release.js';
import { draft } from '../events/event-services.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { rosterPlayer } from './roster-player.js';
import { asAdministrator, ask, startSampleApi, type TestApi } from './start-api.js';

/** Who an object is shown to. Administrators see no rosters and no events of others. */
type Seen = 'owner' | 'administrator' | 'both' | 'anyone';

let api: TestApi;
let owner: AccountHolder;
let stranger: AccountHolder;
let objects: readonly { readonly type: string; readonly id: string; readonly seen: Seen }[];

beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  owner = await newHolder(api, 'ORGANISER');
  stranger = await newHolder(api, 'ORGANISER');
  const { roster } = await rosterPlayer(() => owner).create();
  const { startsOn, endsOn, deadline, locksAt, revealAt } = draft();
  const settings = { name: 'Lantern Open', edition: 'E10', startsOn, endsOn, timeZone: 'Europe/Paris', deadline, locksAt, revealAt };
  const event = await idIn('event', 'createEvent', settings, owner.headers);
  const parts = await partsOf(event, roster.id);
  objects = [
    ...parts,
    { type: 'QueueJob', id: await firstOf('{ list: queueJobs(first: 1) { nodes { id } } }', importJob), seen: 'administrator' },
    { type: 'Roster', id: roster.id, seen: 'owner' },
    { type: 'Event', id: event, seen: 'owner' },
    { type: 'Account', id: owner.account, seen: 'both' },
    { type: 'ApiKey', id: (await owner.data<{ apiKeys: { id: string }[] }>('{ apiKeys { id } }')).apiKeys[0]?.id ?? '', seen: 'both' },
    { type: 'Alias', id: await idIn('alias', 'teachAlias', ALIAS), seen: 'administrator' },
    { type: 'AuditEntry', id: await firstOf('{ list: auditLog(first: 1) { nodes { id } } }'), seen: 'administrator' },
    { type: 'ImportJob', id: await importJob(), seen: 'administrator' },
    {
      type: 'Release',
      id: await idIn('release', 'openDraft', { base: { edition: 'E10' }, label: 'unseen', effectiveFrom: '2030-01-01' }),
      seen: 'administrator',
    },
    { type: 'Release', id: await firstOf('{ list: releases(filter: { status: PUBLISHED }) { nodes { id } } }'), seen: 'anyone' },
    { type: 'Datasheet', id: await firstOf('{ list: datasheets(first: 1) { nodes { id } } }'), seen: 'anyone' },
    { type: 'CheckJob', id: await idIn('job', 'checkLists', { given: { lists: [{ text: 'A list' }] } }, {}), seen: 'anyone' },
  ];
});
afterAll(() => api.close());

const ALIAS = { edition: 'E10', kind: 'UNIT', name: 'Relayeurs', means: 'Signal Runners' };
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

async function idIn(object: string, mutation: string, input: object, headers: Readonly<Record<string, string>> = asAdministrator) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { object: ${object} { id } userErrors { code } } }`;
  const { body } = await ask(api, query, { input }, headers);
  const made = body.data as { answer: { object: { id: string } | null } } | null;
  if (!made?.answer.object) throw new Error(JSON.stringify(body));
  return made.answer.object.id;
}

async function firstOf(query: string, before?: () => Promise<unknown>): Promise<string> {
  await before?.();
  const { body } = await ask(api, query, {}, asAdministrator);
  return (body.data as { list: { nodes: { id: string }[] } }).list.nodes[0]?.id ?? '';
}

/** What an event and a roster contain that has an id. */
async function partsOf(event: string, roster: string): Promise<typeof objects> {
  const { headers } = owner;
  await owner.data('mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { nameless } }', {
    input: { event, csv: `name,list\nBo,"${sampleList('ashen-orchard-illegal').replaceAll('"', '""')}"` },
  });
  const { event: read } = await owner.data<{ event: { players: { nodes: readonly Player[] } } }>(
    'query ($id: ID!) { event(id: $id) { players { nodes { id overridable { finding } } } } }',
    { id: event },
  );
  const [player] = read.players.nodes;
  const override = { event, player: player?.id, finding: player?.overridable[0]?.finding, reason: 'Printed otherwise.' };
  const { overrideFinding } = await owner.data<{ overrideFinding: { player: { overrides: readonly { id: string }[] } } }>(
    'mutation ($input: OverrideFindingInput!) { overrideFinding(input: $input) { player { overrides { id } } } }',
    { input: override },
  );
  await owner.data('mutation ($input: SetEventWebhookInput!) { setEventWebhook(input: $input) { secret } }', {
    input: { event, url: 'https://receiver.example/muster' },
  });
  await owner.data('mutation ($input: SubmitForPlayerInput!) { submitForPlayer(input: $input) { userErrors { code } } }', {
    input: { event, player: player?.id, list: sampleList('tidewright-harbour-watch-legal') },
  });
  const { event: told } = await owner.data<{ event: { webhook: { deliveries: { nodes: readonly { id: string }[] } } } }>(
    'query ($id: ID!) { event(id: $id) { webhook { deliveries { nodes { id } } } } }',
    { id: event },
  );
  return [
    { type: 'EventPlayer', id: player?.id ?? '', seen: 'owner' },
    { type: 'FindingOverride', id: overrideFinding.player.overrides[0]?.id ?? '', seen: 'owner' },
    { type: 'WebhookDelivery', id: told.webhook.deliveries.nodes[0]?.id ?? '', seen: 'owner' },
    { type: 'EventLink', id: await idIn('link', 'createEventLink', { event, kind: 'REVEAL' }, headers), seen: 'owner' },
    { type: 'RosterShare', id: await idIn('share', 'shareRoster', { roster }, headers), seen: 'owner' },
  ];
}

interface Player {
  readonly id: string;
  readonly overridable: readonly { readonly finding: string }[];
}

async function importJob(): Promise<string> {
  const request = { source: 'lanterns', effectiveFrom: '2026-01-01', sourceRevision: null, mode: 'draft' } as const;
  const job = await api.app
    .get(ImportJobRepository, { strict: false })
    .save({ edition: '10e', label: 'from lanterns', request, actor: { name: 'anna' } });
  return writeGlobalId('ImportJob', job.id);
}

async function shownTo(headers: Readonly<Record<string, string>>, ids = objects.map(({ id }) => id)): Promise<unknown> {
  const { body } = await ask(api, NODES, { ids }, headers);
  return body.errors ?? (body.data as { nodes: unknown }).nodes;
}

const only = (...seen: readonly Seen[]): unknown =>
  objects.map(({ type, id, seen: by }) => (seen.includes(by) ? { __typename: type, id } : null));

describe('an object by its id alone', () => {
  it('is found by its owner', async () => {
    expect(await shownTo(owner.headers)).toEqual(only('owner', 'both', 'anyone'));
  });

  it('is found by administrators if they could list it', async () => {
    expect(await shownTo(asAdministrator)).toEqual(only('administrator', 'both', 'anyone'));
  });

  it('does not exist for other accounts, for anonymous callers and for keys without the permission', async () => {
    const keyless = await newHolder(api, 'ORGANISER', ['ROSTERS_WRITE']);
    for (const headers of [stranger.headers, keyless.headers, {}]) expect(await shownTo(headers)).toEqual(only('anyone'));
  });

  it('is answered like an id of nothing where it may not be seen', async () => {
    for (const { type, id, seen } of objects.filter(({ seen: by }) => by !== 'anyone')) {
      const nothing = writeGlobalId(...nowhere(type));
      const answers = await Promise.all(
        [id, nothing].map(async (one) => (await ask(api, 'query ($id: ID!) { node(id: $id) { id } }', { id: one }, stranger.headers)).body),
      );
      expect([type, seen, answers[0]]).toEqual([type, seen, answers[1]]);
      expect(answers[0]?.data).toEqual({ node: null });
    }
  });

  it('is found once in each place of its id, beside ids of nothing', async () => {
    const { id = '' } = objects.find(({ type }) => type === 'Roster') ?? {};
    const roster = { __typename: 'Roster', id };
    const ids = [id, 'nonsense', ...NOTHING.map((type) => writeGlobalId(type, 'x')), id];
    expect(await shownTo(owner.headers, ids)).toEqual([roster, ...ids.slice(2).map(() => null), roster]);
    expect(await shownTo(asAdministrator, ids)).toEqual(ids.map(() => null));
  });
});

const NOTHING = ['Account', 'Alias', 'ApiKey', 'AuditEntry', 'CheckJob', 'Event', 'ImportJob', 'Release', 'UnresolvedName'] as const;
const PARTS = ['Roster', 'RosterShare', 'EventLink', 'EventPlayer', 'FindingOverride', 'WebhookDelivery', 'QueueJob'] as const;

function nowhere(type: string): Parameters<typeof writeGlobalId> {
  const known = [...NOTHING, ...PARTS].find((one) => one === type);
  if (!known) throw new Error(`${type} is not tested.`);
  return [known, known === 'AuditEntry' ? '999999999' : randomUUID()];
}

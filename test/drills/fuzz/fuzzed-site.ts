import { randomUUID } from 'node:crypto';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import { newHolder, type AccountHolder } from '../../api/account-holder.js';
import { asAdministrator, ask, publishSample, startApi, type TestApi } from '../../api/start-api.js';
import { sampleList } from '../../checking/sample-release.js';
import type { Known } from './random-values.js';

/** Someone who sends operations. */
export interface Sender {
  readonly role: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An installation with something of everything in it, and a sender of each role. */
export interface FuzzedSite {
  readonly api: TestApi;
  readonly schema: GraphQLSchema;
  readonly senders: readonly Sender[];
  readonly known: Known;
}

const SCOPES = ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'];

export async function openFuzzedSite(): Promise<FuzzedSite> {
  const api = await startApi({ MUSTER_JOBS: 'elsewhere' });
  const labels = await publishSample(api);
  const { schema } = api.app.get(GraphQLSchemaHost);
  const holders = {
    player: await newHolder(api, 'PLAYER', SCOPES),
    organiser: await newHolder(api, 'ORGANISER', SCOPES),
    app: await newHolder(api, 'APP', SCOPES),
    administrator: await newHolder(api, 'ADMINISTRATOR', [...SCOPES, 'ADMINISTER']),
  };
  const senders = [
    { role: 'anonymous', headers: {} },
    { role: 'player', headers: holders.player.headers },
    { role: 'organiser', headers: holders.organiser.headers },
    { role: 'app', headers: { ...holders.app.headers, 'muster-user': 'user-1' } },
    { role: 'administrator', headers: holders.administrator.headers },
    { role: 'administrator key', headers: asAdministrator },
  ];
  return { api, schema, senders, known: await knownAt(api, labels, holders) };
}

/** What exists, by the names of the arguments that take it. */
async function knownAt(api: TestApi, labels: readonly string[], holders: Readonly<Record<string, AccountHolder>>): Promise<Known> {
  const rosters = await Promise.all(Object.values(holders).slice(0, 2).map(rosterOf));
  const { organiser } = holders;
  const event = organiser ? await eventOf(organiser) : null;
  const { data } = (
    await ask(
      api,
      '{ factions { nodes { id slug } } datasheets(first: 30) { nodes { id slug } } detachments(first: 20) { nodes { id slug } } }',
    )
  ).body;
  const found: Readonly<Record<string, { readonly nodes: readonly { readonly id: string; readonly slug: string }[] }>> = Object(data);
  const names = (kind: string): readonly string[] => (found[kind]?.nodes ?? []).flatMap(({ id, slug }) => [id, slug]);
  const entries = ['factions', 'datasheets', 'detachments'].flatMap(names);
  // Administrators erase accounts: not those of the senders.
  const accounts = [(await newHolder(api)).account, (await newHolder(api, 'ORGANISER', SCOPES)).account];
  const lists = ['tidewright-harbour-watch-legal', 'ashen-orchard-illegal'].map(sampleList);
  const ids = [...rosters.map(({ id }) => id), ...(event?.ids ?? []), ...accounts];
  return {
    ...{ label: labels, slug: entries, faction: names('factions'), datasheet: names('datasheets'), detachment: names('detachments') },
    ...{ detachments: names('detachments'), roster: rosters.map(({ id }) => id), unit: rosters.flatMap(({ units }) => units) },
    ...{ attachTo: rosters.flatMap(({ units }) => units), token: event?.tokens ?? [], list: lists, text: lists, event: event?.ids ?? [] },
    ...{ player: event?.ids ?? [], account: accounts, id: [...ids, ...entries], ids, ID: [...ids, ...entries] },
    ...{
      timeZone: ['Europe/Paris', 'UTC'],
      requestKey: [randomUUID(), 'request-1'],
      table: ['name,team\nAnn,Reeds\nBo,', 'name\nCy'],
      confirm: ['delete'],
    },
  };
}

async function rosterOf(holder: AccountHolder): Promise<{ readonly id: string; readonly units: readonly string[] }> {
  const text = sampleList('tidewright-harbour-watch-legal');
  const { importRoster } = await holder.data<{ importRoster: { roster: { id: string; units: { id: string }[] } } }>(
    'mutation ($text: String!) { importRoster(input: { text: $text }) { roster { id units { id } } } }',
    { text },
  );
  return { id: importRoster.roster.id, units: importRoster.roster.units.map(({ id }) => id) };
}

/** An event with two players, whose private links work. */
async function eventOf(organiser: AccountHolder): Promise<{ readonly ids: readonly string[]; readonly tokens: readonly string[] }> {
  const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const days = { startsOn: at(10).slice(0, 10), endsOn: at(11).slice(0, 10), timeZone: 'Europe/Paris', deadline: at(5), locksAt: at(6) };
  const { createEvent } = await organiser.data<{ createEvent: { event: { id: string } } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    { input: { name: 'Lantern Open', edition: 'E10', ...days } },
  );
  const event = createEvent.event.id;
  const { enterPlayers } = await organiser.data<{ enterPlayers: { userErrors: readonly object[] } }>(
    'mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { userErrors { message } } }',
    { input: { event, csv: 'name\nAnn\nBo' } },
  );
  const { event: read } = await organiser.data<{ event: { players: { nodes: readonly { id: string }[] } } }>(
    'query ($id: ID!) { event(id: $id) { players(first: 5) { nodes { id } } } }',
    { id: event },
  );
  const players = read.players.nodes.map(({ id }) => id);
  const { writePlayers } = await organiser.data<{ writePlayers: { notices: readonly { token: string }[] } }>(
    'mutation ($input: WritePlayersInput!) { writePlayers(input: $input) { notices { token } } }',
    { input: { event, players, page: 'https://x.invalid/{token}' } },
  );
  if (enterPlayers.userErrors.length > 0 || players.length !== 2) throw new Error('The players were not entered.');
  return { ids: [event, ...players], tokens: writePlayers.notices.map(({ token }) => token) };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { ask, asAdministrator } from '../api/start-api.js';
import { DECIDED_ACCESS } from '../api/decided-access.js';
import type { WalkOperation } from '../api/walk-document.js';
import { documentsOf, leftOver, operationsOf, type RootField } from '../api/walk-steps.js';
import { doorsOf } from '../api/walk-doors.js';
import { newBrowser, signedIn, type Browser } from '../pages/signed-in.js';
import { sayFigures } from '../drills/figures.js';
import { canariesIn, textOf, type Canary } from './canaries.js';
import { plantSite, USER, type PlantedSite, type TokenName } from './planted-site.js';
import { runSql, storedId } from './planting.js';
import { SEEN, VIEWERS, type Sight, type ViewerName } from './decided-sight.js';

interface Viewer {
  readonly name: ViewerName;
  readonly headers: Readonly<Record<string, string>>;
  readonly tokens: readonly TokenName[];
}

/** A viewer with a browser that was signed in at the beginning, if the viewer has a key. */
type Present = Viewer & { readonly browser: Browser };

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const left = leftOver(schema);
const queries = operationsOf(schema).filter(([root]) => root === 'Query');
let site: PlantedSite;
let viewers: readonly Present[];
let asked = 0;
/** Pages and files, as routes, that somebody was shown. */
const shown = new Set<string>();

beforeAll(async () => {
  site = await plantSite();
  const { api, owner, app, organiser, organiserOfClosed, judge, player } = site;
  const scopes = ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'];
  const stranger = async (role: string, more: readonly string[] = []) => (await newHolder(api, role, [...scopes, ...more])).headers;
  const all: readonly Viewer[] = [
    { name: 'anyone', headers: {}, tokens: [] },
    { name: 'newcomer', headers: {}, tokens: [] },
    { name: 'another player', headers: await stranger('PLAYER'), tokens: [] },
    { name: 'another organiser', headers: await stranger('ORGANISER'), tokens: [] },
    { name: 'another app', headers: { ...(await stranger('APP')), 'muster-user': USER }, tokens: [] },
    { name: 'administrator', headers: await stranger('ADMINISTRATOR', ['ADMINISTER']), tokens: [] },
    { name: "the operator's key", headers: asAdministrator, tokens: [] },
    { name: 'owner', headers: owner.headers, tokens: [] },
    { name: 'app', headers: app.headers, tokens: [] },
    { name: 'user of the app', headers: { ...app.headers, 'muster-user': USER }, tokens: [] },
    { name: 'another user of the app', headers: { ...app.headers, 'muster-user': 'somebody-else' }, tokens: [] },
    { name: 'link of a roster', headers: {}, tokens: ['share'] },
    { name: 'expired link of a roster', headers: {}, tokens: ['expiredShare'] },
    { name: 'link of a job', headers: {}, tokens: ['job'] },
    { name: 'organiser', headers: organiser.headers, tokens: [] },
    { name: 'organiser of the closed event', headers: organiserOfClosed.headers, tokens: [] },
    { name: 'judge', headers: judge.headers, tokens: [] },
    { name: 'link of a player', headers: {}, tokens: ['player'] },
    { name: 'player with an account', headers: player.headers, tokens: [] },
    { name: 'link of the reveal', headers: {}, tokens: ['reveal'] },
    { name: 'invitation', headers: {}, tokens: ['invitation'] },
    { name: 'link of a player of the closed event', headers: {}, tokens: ['closedPlayer'] },
    { name: 'link of the reveal of the closed event', headers: {}, tokens: ['closedReveal'] },
    { name: 'invitation to the closed event', headers: {}, tokens: ['closedInvitation'] },
  ];
  viewers = await Promise.all(all.map(async (viewer) => ({ ...viewer, browser: await browserOf(viewer) })));
}, 180_000);
afterAll(() => site.api.close());

const OPEN_TO_SOME = /^(?:me|nodes?|dataVersions|checkJob|eventEntry|revealedEvent|sharedRoster|releases?)$/;

/** Whether a query answers everyone from published data or from its own arguments, so that it is enough to ask it once. */
const OF_EVERYONE: ReadonlySet<ViewerName> = new Set(['anyone', 'newcomer']);
const isOfData = ([root, name]: RootField): boolean => DECIDED_ACCESS[`${root}.${name}`] === 'anyone' && !OPEN_TO_SOME.test(name);

/** The ids that a viewer asks with. Only a newcomer has none. */
const idsFor = (name: ViewerName): readonly string[] =>
  name === 'newcomer' ? [] : [...new Set([...Object.values(site.ids), ...Object.values(site.past)])];

/** Values for the arguments of an operation, by their names: what is there now, and what is over. */
const argumentsFor = (name: ViewerName): readonly Readonly<Record<string, string>>[] =>
  name === 'newcomer' ? [{}] : [site.ids, { ...site.ids, ...site.past }].map((named) => ({ ...named, node: named.roster }));

/** Operations with every id of the installation and with every link that the viewer has. */
function* operationsFor({ name, tokens }: Viewer): Generator<WalkOperation> {
  for (const operation of queries) {
    if (!OF_EVERYONE.has(name) && isOfData(operation)) continue;
    const documents = (named: object) => documentsOf(schema, operation, { first: 3, ...named }, left);
    const [first] = documents({ id: 'A', token: 'A' });
    const [otherId, otherToken] = [documents({ id: 'B', token: 'A' }), documents({ id: 'A', token: 'B' })].map(([one]) => one);
    const isOf = (other: typeof first): boolean => JSON.stringify(first?.variables) !== JSON.stringify(other?.variables);
    // Whoever has only a link asks everything else in the same words as anyone.
    if (tokens.length > 0 && !isOf(otherToken)) continue;
    const given = isOf(otherToken)
      ? [...tokens.map((one) => site.tokens[one]), 'x'.repeat(43)].map((one) => ({ token: one }))
      : isOf(otherId)
        ? idsFor(name).map((id) => ({ id, roster: id }))
        : [{}, { roster: site.ids.sharedRoster }, { roster: site.ids.rosterOfUser }];
    for (const named of argumentsFor(name)) for (const one of given) yield* documents({ ...named, ...one });
  }
}

/** What a viewer gets from every query, for every object of the installation and with every link that it has. */
async function* answersTo(viewer: Viewer): AsyncGenerator<string> {
  const said = async (query: string, variables: object): Promise<string> => {
    asked += 1;
    const { body } = await ask(site.api, query, variables, viewer.headers);
    return JSON.stringify(body);
  };
  const seen = new Set<string>();
  for (const { query, variables } of operationsFor(viewer)) {
    const key = query + JSON.stringify(variables);
    if (!seen.has(key)) yield await said(query, variables);
    seen.add(key);
  }
  if (viewer.tokens.length > 0) return;
  for (const id of idsFor(viewer.name)) {
    const type = schema.getType(/^\w+/.exec(Buffer.from(id, 'base64url').toString('utf8'))?.[0] ?? '');
    if (!isObjectType(type)) throw new Error(`${id} is the id of no type.`);
    yield await said(`query ($id: ID!) { node(id: $id) { id ... on ${type.name} { ${plainFields(type)} } } }`, { id });
  }
  for (const { draft } of argumentsFor(viewer.name))
    if (draft !== undefined) for (const query of OF_RELEASE) yield await said(`query ($of: ReleaseInput!) ${query}`, { of: { id: draft } });
}

const plainFields = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .filter((field) => field.args.length === 0 && isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
    .join(' ');

/** The data of a release that is not in force. */
const OF_RELEASE = [
  '{ release(by: $of) { label } }',
  '{ factions(release: $of) { nodes { name slug } } datasheets(release: $of) { nodes { name } } }',
  '{ datasheet(release: $of, by: { slug: "harbourmaster" }) { name } }',
  '{ releaseChanges(release: $of) { nodes { value reason } } }',
  '{ compareReleases(release: $of, base: { label: "sample-2026-07" }) { __typename } }',
  '{ checkList(input: { text: "Harbourmaster", against: $of }) { reports { verdict } } }',
];

/** The files of a release, by its label. */
const filesOf = (label: string): readonly string[] =>
  [`bulk/${label}.json.gz`, `engine/${label}.json.gz`, `engine/${label}/factions.json`, `engine/${label}/tidewright-league.json.gz`].map(
    (file) => `/${file}`,
  );

/** The labels of releases that a viewer knows: that of the one in force, and those of a draft and of a withdrawn one. */
const labelsFor = (name: ViewerName): readonly string[] => [
  'sample-2026-07',
  ...(name === 'newcomer' ? [] : [textOf('draft label'), textOf('withdrawn label')]),
];

function browserOf({ headers }: Viewer): Browser | Promise<Browser> {
  const key = headers['authorization']?.slice('Bearer '.length);
  return key === undefined ? newBrowser(site.api) : signedIn(site.api, key);
}

/** The routes of pages, and of files that have an id or a link in their address. Files of releases are asked for by label. */
const routes = (): readonly string[] =>
  doorsOf(site.api.app).flatMap((door) =>
    door.startsWith('GET ') && !/^GET \/(?:graphql|graphiql|engine|builder|openapi|bulk|check\/assets)/.test(door)
      ? [door.slice('GET '.length)]
      : [],
  );

/** The address of every page and file, with the ids and links put into it, and its route. */
function* addressesFor({ name, tokens }: Viewer): Generator<readonly [address: string, route: string]> {
  const secrets = tokens.map((token) => site.tokens[token]);
  for (const { event = '', player = '', account = '', draft = '', importJob = '', roster = '' } of argumentsFor(name)) {
    const named: Readonly<Record<string, string>> = {
      ...{ event: storedId(event), player: storedId(player), account, draft: storedId(draft), release: storedId(draft) },
      ...{ import: storedId(importJob), kind: 'datasheet', key: 'harbourmaster', number: '1' },
    };
    for (const route of routes())
      for (const place of /:(?:token|file|name)/.test(route) ? [...secrets, roster] : ['']) {
        const linked = route.replace(/:(?:token|file|name)/, encodeURIComponent(place));
        yield [linked.replaceAll(/:(\w+)/g, (_, parameter: string) => named[parameter] ?? '1'), route];
      }
  }
  if (tokens.length > 0) return;
  for (const file of ['/engine/releases.json', ...labelsFor(name).flatMap(filesOf)]) yield [file, file];
}

/** Every page and file, to the viewer's browser and to the viewer's program. */
async function* pagesFor({ browser, ...viewer }: Present): AsyncGenerator<string> {
  for (const [address, route] of new Map(addressesFor(viewer))) {
    asked += 1;
    const { status, html } = await browser.get(address);
    if (status === 200) shown.add(route);
    yield html ?? '';
    yield await textAt(address, viewer.headers);
  }
}

/** What an address answers to a program; of an archive the content. */
async function textAt(address: string, headers: Viewer['headers']): Promise<string> {
  const answer = await fetch(`${site.api.url}${address}`, { headers });
  const type = answer.headers.get('content-type') ?? '';
  if (!/zip/.test(type)) return answer.text();
  const packed = new Uint8Array(await answer.arrayBuffer());
  const files = type.includes('gzip') ? [gunzipSync(packed)] : Object.values(unzipSync(packed));
  return files.map((file) => Buffer.from(file).toString('utf8')).join('\n');
}

async function sightOf(viewer: Present): Promise<readonly Canary[]> {
  const seen = new Set<Canary>();
  for await (const text of answersTo(viewer)) for (const canary of canariesIn(text)) seen.add(canary);
  for await (const text of pagesFor(viewer)) for (const canary of canariesIn(text)) seen.add(canary);
  return [...seen].toSorted();
}

async function found(names: readonly ViewerName[]): Promise<Readonly<Record<string, readonly Canary[]>>> {
  const sights: [string, readonly Canary[]][] = [];
  for (const viewer of viewers.filter(({ name }) => names.includes(name))) sights.push([viewer.name, await sightOf(viewer)]);
  return Object.fromEntries(sights);
}

const decided = (phase: keyof Sight, names: readonly ViewerName[]): Readonly<Record<string, readonly Canary[]>> =>
  Object.fromEntries(names.map((name) => [name, (SEEN[name][phase] ?? SEEN[name].running).toSorted()]));

/** Those whose view of an event a reveal or an end changes, and some whose view it must not change. */
const AT_EVENT = ['anyone', 'another organiser', 'link of a player', 'player with an account', 'link of the reveal'] as const;

const ENDED = ['owner', 'app', 'judge', 'link of a roster', 'link of a job', 'link of a player', 'link of the reveal'] as const;

describe('a text that is not for everyone', () => {
  it('is seen by those who are decided, and by nobody else', { timeout: 400_000 }, async () =>
    expect(await found(VIEWERS)).toEqual(decided('running', VIEWERS)),
  );

  it('of an event is seen by everyone with its link after the reveal, if it is to be public', { timeout: 200_000 }, async () => {
    await runSql(site.api, `UPDATE event SET reveal_at = now() WHERE id = '${storedId(site.ids.event)}'`);
    expect(await found(AT_EVENT)).toEqual(decided('revealed', AT_EVENT));
  });

  it('is no longer seen with a link, a key or a role that has ended', { timeout: 200_000 }, async () => {
    const { owner, organiser, judge, app, ids } = site;
    const { event, player, link, key, share } = ids;
    await owner.data('mutation ($input: UnshareRosterInput!) { unshareRoster(input: $input) { userErrors { code } } }', {
      input: { roster: ids.sharedRoster, share },
    });
    await owner.data('mutation ($key: ID!) { revokeApiKey(input: { key: $key }) { userErrors { code } } }', { key });
    await runSql(site.api, `UPDATE api_key SET expires_at = now() WHERE account_id = '${storedId(app.account)}'`);
    await organiser.data(
      `mutation ($event: ID!, $player: ID!, $link: ID!, $account: ID!) {
        revokePlayerLinks(input: { event: $event, player: $player }) { userErrors { code } }
        revokeEventLink(input: { event: $event, link: $link }) { userErrors { code } }
        dismissEventStaff(input: { event: $event, account: $account }) { userErrors { code } } }`,
      { event, player, link, account: judge.account },
    );
    await runSql(site.api, `UPDATE check_job SET expires_at = now()`);
    expect(await found(ENDED)).toEqual(decided('ended', ENDED));
  });

  it('was sought on pages and files that somebody was shown', () => {
    expect(routes().filter((route) => route.includes(':') && !shown.has(route))).toEqual([]);
  });

  it('is in no log', () => {
    sayFigures('sight', { viewers: viewers.length, asked });
    expect(canariesIn(site.api.logs())).toEqual([]);
    expect(asked).toBeGreaterThan(3_000);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { ask, asAdministrator } from '../api/start-api.js';
import { DECIDED_ACCESS } from '../api/decided-access.js';
import { documentsOf, leftOver, operationsOf, type RootField } from '../api/walk-steps.js';
import { doorsOf } from '../api/walk-doors.js';
import { newBrowser, signedIn, type Browser } from '../pages/signed-in.js';
import { sayFigures } from '../drills/figures.js';
import { canariesIn, type Canary } from './canaries.js';
import { plantSite, runSql, storedId, USER, type PlantedSite, type TokenName } from './planted-site.js';
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

beforeAll(async () => {
  site = await plantSite();
  const { api, owner, app, organiser, judge, player } = site;
  const scopes = ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'];
  const stranger = async (role: string, more: readonly string[] = []) => (await newHolder(api, role, [...scopes, ...more])).headers;
  const all: readonly Viewer[] = [
    { name: 'anyone', headers: {}, tokens: [] },
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
    { name: 'link of a job', headers: {}, tokens: ['job'] },
    { name: 'organiser', headers: organiser.headers, tokens: [] },
    { name: 'judge', headers: judge.headers, tokens: [] },
    { name: 'link of a player', headers: {}, tokens: ['player'] },
    { name: 'player with an account', headers: player.headers, tokens: [] },
    { name: 'link of the reveal', headers: {}, tokens: ['reveal'] },
    { name: 'invitation', headers: {}, tokens: ['invitation'] },
  ];
  viewers = await Promise.all(all.map(async (viewer) => ({ ...viewer, browser: await browserOf(viewer) })));
}, 180_000);
afterAll(() => site.api.close());

const OPEN_TO_SOME = /^(?:me|nodes?|dataVersions|checkJob|eventEntry|revealedEvent|sharedRoster|releases?)$/;

/** Whether a query answers everyone from published data or from its own arguments, so that it is enough to ask it once. */
const isOfData = ([root, name]: RootField): boolean => DECIDED_ACCESS[`${root}.${name}`] === 'anyone' && !OPEN_TO_SOME.test(name);

/** What a viewer gets from every query, for every object of the installation and with every link that it has. */
async function* answersTo({ name, headers, tokens }: Viewer): AsyncGenerator<string> {
  const { api, ids } = site;
  const token = tokens.map((one) => site.tokens[one]);
  const common = { ...ids, node: ids.roster, first: 3 };
  const said = async (query: string, variables: object): Promise<string> => {
    asked += 1;
    const { body } = await ask(api, query, variables, headers);
    return JSON.stringify(body);
  };
  for (const operation of queries) {
    if (name !== 'anyone' && isOfData(operation)) continue;
    const documents = (named: object) => documentsOf(schema, operation, { ...common, ...named }, left);
    const [first] = documents({ id: 'A', token: 'A' });
    const [otherId, otherToken] = [documents({ id: 'B', token: 'A' }), documents({ id: 'A', token: 'B' })].map(([one]) => one);
    const isOf = (other: typeof first): boolean => JSON.stringify(first?.variables) !== JSON.stringify(other?.variables);
    const given = isOf(otherToken)
      ? [...token, 'x'.repeat(43)].map((one) => ({ token: one }))
      : isOf(otherId)
        ? Object.values(ids).map((id) => ({ id, roster: id }))
        : [ids.roster, ids.sharedRoster, ids.rosterOfUser].map((roster) => ({ roster }));
    const seen = new Set<string>();
    for (const one of given)
      for (const { query, variables } of documents(one)) {
        const key = query + JSON.stringify(variables);
        if (seen.has(key)) continue;
        seen.add(key);
        yield await said(query, variables);
      }
  }
  for (const id of Object.values(ids)) {
    const type = schema.getType(/^\w+/.exec(Buffer.from(id, 'base64url').toString('utf8'))?.[0] ?? '');
    if (!isObjectType(type)) throw new Error(`${id} is the id of no type.`);
    yield await said(`query ($id: ID!) { node(id: $id) { id ... on ${type.name} { ${plainFields(type)} } } }`, { id });
  }
  for (const query of OF_DRAFT) yield await said(`query ($draft: ReleaseInput!) ${query}`, { draft: { id: ids.draft } });
}

const plainFields = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .filter((field) => field.args.length === 0 && isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
    .join(' ');

/** The data of the draft. */
const OF_DRAFT = [
  '{ release(by: $draft) { label } }',
  '{ factions(release: $draft) { nodes { name slug } } datasheets(release: $draft) { nodes { name } } }',
  '{ datasheet(release: $draft, by: { slug: "harbourmaster" }) { name } }',
  '{ releaseChanges(release: $draft) { nodes { value reason } } }',
  '{ compareReleases(release: $draft, base: { label: "sample-2026-07" }) { __typename } }',
  '{ checkList(input: { text: "Harbourmaster", against: $draft }) { reports { verdict } } }',
];

function browserOf({ headers }: Viewer): Browser | Promise<Browser> {
  const key = headers['authorization']?.slice('Bearer '.length);
  return key === undefined ? newBrowser(site.api) : signedIn(site.api, key);
}

/** Every page and file, with the ids and links put into its address, to the viewer's browser and to the viewer's program. */
async function* pagesFor({ headers, tokens, browser }: Present): AsyncGenerator<string> {
  const { api, ids } = site;
  const secrets = tokens.map((name) => site.tokens[name]);
  const named: Readonly<Record<string, string>> = {
    ...{ event: storedId(ids.event), player: storedId(ids.player), account: storedId(ids.account), draft: storedId(ids.draft) },
    ...{ release: storedId(ids.draft), import: storedId(ids.importJob), kind: 'datasheet', key: 'harbourmaster', number: '1' },
  };
  for (const door of doorsOf(api.app)) {
    if (!door.startsWith('GET ') || /^GET \/(?:graphql|graphiql|engine|builder|openapi)/.test(door)) continue;
    const places = /:(?:token|file|name)/.test(door) ? [...secrets, ids.roster] : [''];
    for (const place of places) {
      const address = door
        .slice('GET '.length)
        .replace(/:(?:token|file|name)/, encodeURIComponent(place))
        .replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? '1');
      asked += 1;
      yield (await browser.get(address)).html ?? '';
      yield await textAt(address, headers);
    }
  }
}

/** What an address answers to a program; of an archive the content. */
async function textAt(address: string, headers: Viewer['headers']): Promise<string> {
  const answer = await fetch(`${site.api.url}${address}`, { headers });
  if (!answer.headers.get('content-type')?.includes('zip')) return answer.text();
  return Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    .map((file) => Buffer.from(file).toString('utf8'))
    .join('\n');
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

  it('is in no log', () => {
    sayFigures('sight', { viewers: viewers.length, asked });
    expect(canariesIn(site.api.logs())).toEqual([]);
    expect(asked).toBeGreaterThan(3_000);
  });
});

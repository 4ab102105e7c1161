import { setTimeout as sleep } from 'node:timers/promises';
import { BulkWorker } from '#muster/bulk';
import { UnknownNameRecorder } from '#muster/checks';
import { ImportJobRepository, PrismaService } from '#muster/persistence';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { Administrator } from '../api/administrator.js';
import { publishSample } from '../api/sample.js';
import { ask, startApi, type TestApi } from '../api/start-api.js';
import { inThread } from '../bulk/threads.js';
import { sampleList } from '../checking/sample-release.js';
import { textOf as canary, type Canary } from './canaries.js';

/** Who has a right to something in the installation, and the tokens of links that were given out. */
export interface PlantedSite {
  readonly api: TestApi;
  readonly owner: AccountHolder;
  readonly app: AccountHolder;
  readonly organiser: AccountHolder;
  readonly judge: AccountHolder;
  /** Takes part in the event with an account. */
  readonly player: AccountHolder;
  readonly tokens: Readonly<Record<TokenName, string>>;
  /** Opaque ids, by the arguments that take them. */
  readonly ids: Readonly<Record<IdName, string>>;
}

export type TokenName = 'share' | 'job' | 'player' | 'reveal' | 'invitation';
export type IdName =
  | 'account'
  | 'key'
  | 'roster'
  | 'sharedRoster'
  | 'rosterOfUser'
  | 'share'
  | 'event'
  | 'player'
  | 'otherPlayer'
  | 'override'
  | 'link'
  | 'delivery'
  | 'draft'
  | 'importJob'
  | 'alias'
  | 'audit';

export const USER = canary('user id');
export const DRAFT = canary('draft label');
const SCOPES = ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'];

export const storedId = (opaque: string): string => Buffer.from(opaque, 'base64url').toString('utf8').split(':')[1] ?? '';

export const runSql = (api: TestApi, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  api.app.get(PrismaService).session(async (connection) => (await connection.query<Record<string, unknown>>(text)).rows);

/** An installation in which every text that is not for everyone contains a canary. */
export async function plantSite(): Promise<PlantedSite> {
  const api = await startApi({ MUSTER_JOBS: 'elsewhere' });
  await publishSample(api);
  const holder = (role: string, account: Canary): Promise<AccountHolder> =>
    newHolder(api, role, SCOPES, { account: canary(account), key: canary('key name') });
  const owner = await holder('PLAYER', 'account name');
  const app = await holder('APP', 'app name');
  const organiser = await holder('ORGANISER', 'staff name');
  const judge = await holder('PLAYER', 'judge name');
  const player = await holder('PLAYER', 'claimant name');
  await runSql(
    api,
    `UPDATE account SET issuer = 'https://issuer.invalid', subject = '${canary('token subject')}' WHERE id = '${storedId(owner.account)}'`,
  );
  const { apiKeys } = await owner.data<{ apiKeys: readonly { id: string }[] }>('{ apiKeys { id } }');
  const rosters = await plantRosters(api, owner, app);
  const job = await plantJob(api);
  await ask(api, 'mutation ($input: CheckListsInput!) { checkLists(input: $input) { userErrors { message } } }', {
    input: {
      edition: 'E10',
      houseRules: { title: canary('house rule'), banned: ['lantern-barge'] },
      given: { lists: [{ text: 'A list' }] },
    },
  });
  await ask(api, 'query ($text: String!) { checkList(input: { text: $text }) { reports { verdict } } }', { text: listOf('A list') });
  const event = await plantEvent(api, organiser, judge, player);
  const data = await plantData(api);
  await api.app.get(UnknownNameRecorder, { strict: false }).flush();
  return {
    ...{ api, owner, app, organiser, judge, player },
    tokens: { share: rosters.token, job, ...event.tokens },
    ids: { account: owner.account, key: apiKeys[0]?.id ?? '', ...rosters.ids, ...event.ids, ...data },
  };
}

interface Made {
  readonly roster: { readonly id: string; readonly units: readonly { readonly id: string }[] };
}

async function plantRosters(api: TestApi, owner: AccountHolder, app: AccountHolder) {
  const user = { ...app.headers, 'muster-user': USER };
  const create = async (name: string, headers: Readonly<Record<string, string>>): Promise<string> => {
    const battleSize = { name: 'Strike Force', limit: 2000 };
    const requestKey = canary('request key');
    const input = { name, faction: 'tidewright-league', detachments: ['harbour-watch'], battleSize, requestKey: `${requestKey}-${name}` };
    const made = await ask(
      api,
      'mutation ($input: CreateRosterInput!) { made: createRoster(input: $input) { roster { id } } }',
      { input },
      headers,
    );
    const { roster } = Object(made.body.data).made as Made;
    return roster.id;
  };
  const edit = async (roster: string, revision: number, intents: readonly object[]): Promise<void> => {
    const input = { roster, revision, intents, requestKey: canary('request key') };
    await owner.data('mutation ($input: EditRosterInput!) { editRoster(input: $input) { userErrors { code } } }', { input });
  };
  const roster = await create(canary('roster name'), owner.headers);
  await edit(roster, 1, [
    { addUnit: { datasheet: 'ysolde-marn', as: 'marn' } },
    { addUnit: { datasheet: 'ysolde-marn' } },
    { setNotes: { notes: canary('roster notes') } },
    { setNotes: { unit: 'marn', notes: canary('unit notes') } },
  ]);
  const sharedRoster = await create(canary('shared roster name'), owner.headers);
  await edit(sharedRoster, 1, [{ setNotes: { notes: canary('shared roster notes') } }]);
  const rosterOfUser = await create(canary('roster of an app'), user);
  const { shareRoster } = await owner.data<{ shareRoster: { token: string; share: { id: string } } }>(
    'mutation ($input: ShareRosterInput!) { shareRoster(input: $input) { token share { id } } }',
    { input: { roster: sharedRoster } },
  );
  return { ids: { roster, sharedRoster, rosterOfUser, share: shareRoster.share.id }, token: shareRoster.token };
}

/** A list in which one unit is not known. */
const listOf = (name: string): string =>
  `${name} (100 Points)\n\nTidewright League\nIncursion (1000 Points)\n\n${canary('unknown unit')} (50 Points)\n  • 1x Tiller`;

async function plantJob(api: TestApi): Promise<string> {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const csv = [
    `player,${canary('bulk cell')},list`,
    `${canary('bulk player')},${canary('bulk cell')},${quoted(listOf(canary('bulk list')))}`,
  ].join('\n');
  const form = new FormData();
  form.append('file', new File([listOf(canary('bulk list'))], `${canary('bulk file')}.txt`));
  form.append('file', new File([csv], 'lists.csv'));
  form.append('file', new File(['Not a list.'], `${canary('left out file')}.exe`));
  const answer = await fetch(`${api.url}/check/jobs?edition=10e`, { method: 'POST', body: form });
  const { token }: { readonly token?: string } = Object(await answer.json()).job ?? {};
  if (token === undefined) throw new Error(`No job: ${answer.status}`);
  const stopping = new AbortController();
  const working = api.app.get(BulkWorker).run(stopping.signal, () => undefined, inThread);
  for (let tries = 0; tries < 600; tries += 1) {
    const job: unknown = await (await fetch(`${api.url}/check/jobs/${token}`)).json();
    if (Object(job).status === 'FINISHED') break;
    await sleep(100);
  }
  stopping.abort();
  await working;
  return token;
}

async function plantEvent(api: TestApi, organiser: AccountHolder, judge: AccountHolder, player: AccountHolder) {
  const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const settings = {
    ...{ name: canary('event name'), edition: 'E10', startsOn: at(10).slice(0, 10), endsOn: at(11).slice(0, 10), timeZone: 'Europe/Paris' },
    ...{ deadline: at(5), locksAt: at(6), revealAt: at(8), fields: [{ name: canary('event field') }], teamSize: 2 },
    houseRules: { title: canary('house rule'), banned: ['lantern-barge'] },
  };
  const made = await organiser.data<{ createEvent: { event: { id: string } | null } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } userErrors { message } } }',
    { input: settings },
  );
  const event = made.createEvent.event?.id;
  if (event === undefined) throw new Error(JSON.stringify(made));
  await organiser.data('mutation ($input: SetEventWebhookInput!) { setEventWebhook(input: $input) { secret } }', {
    input: { event, url: `https://receiver.invalid/${canary('webhook address')}` },
  });
  const csv = `name,team,${canary('organiser column')}\n${canary('player name')},${canary('team name')},${canary('organiser column')}\nBo,${canary('team name')},`;
  await organiser.data('mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { nameless } }', { input: { event, csv } });
  const players = await playersOf(organiser, event);
  const { writePlayers } = await organiser.data<{ writePlayers: { notices: readonly { token: string; player: { id: string } }[] } }>(
    'mutation ($input: WritePlayersInput!) { writePlayers(input: $input) { notices { token player { id } } } }',
    { input: { event, players, page: 'https://x.invalid/{token}' } },
  );
  const tokenOf = (id: string | undefined): string => writePlayers.notices.find((notice) => notice.player.id === id)?.token ?? '';
  const [first = '', second = ''] = players;
  const illegal = sampleList('ashen-orchard-illegal');
  const file = {
    name: `${canary('submitted file')}.txt`,
    base64: Buffer.from(`${canary('admitted list')}\n${illegal}`).toString('base64'),
  };
  const answers = [{ name: canary('event field'), text: canary('answer') }];
  await submit(api, { token: tokenOf(first), file, answers });
  const { token: invitation } = await linkOf(organiser, event, 'JUDGE');
  await judge.data('mutation ($input: JoinEventInput!) { joinEvent(input: $input) { userErrors { code } } }', {
    input: { token: invitation },
  });
  const seen = await overridableOf(organiser, event);
  const finding = seen?.overridable[0]?.finding ?? '';
  const { overrideFinding } = await judge.data<{ overrideFinding: { player: { overrides: readonly { id: string }[] } } }>(
    'mutation ($input: OverrideFindingInput!) { overrideFinding(input: $input) { player { overrides { id } } } }',
    { input: { event, player: first, finding, reason: canary('override reason') } },
  );
  await judge.data('mutation ($input: DecideSubmissionInput!) { decideSubmission(input: $input) { userErrors { code message } } }', {
    input: { event, player: first, version: 1, seen: 'SUBMITTED', decision: 'ACCEPTED', message: canary('judge message') },
  });
  await submit(api, { token: tokenOf(first), list: listOf(canary('submitted list')), answers });
  await player.data('mutation ($input: ClaimEntryInput!) { claimEntry(input: $input) { userErrors { code } } }', {
    input: { token: tokenOf(second) },
  });
  const reveal = await linkOf(organiser, event, 'REVEAL');
  const { event: told } = await organiser.data<{ event: { webhook: { deliveries: { nodes: readonly { id: string }[] } } } }>(
    'query ($id: ID!) { event(id: $id) { webhook { deliveries(first: 1) { nodes { id } } } } }',
    { id: event },
  );
  return {
    ids: {
      ...{ event, player: first, otherPlayer: second, link: reveal.id, delivery: told.webhook.deliveries.nodes[0]?.id ?? '' },
      override: overrideFinding.player.overrides[0]?.id ?? '',
    },
    tokens: { player: tokenOf(first), reveal: reveal.token, invitation: (await linkOf(organiser, event, 'ORGANISER')).token },
  };
}

async function playersOf(organiser: AccountHolder, event: string): Promise<readonly string[]> {
  const { event: read } = await organiser.data<{ event: { players: { nodes: readonly { id: string; name: string }[] } } }>(
    'query ($id: ID!) { event(id: $id) { players(first: 5) { nodes { id name } } } }',
    { id: event },
  );
  return read.players.nodes.toSorted((a, b) => Number(a.name === 'Bo') - Number(b.name === 'Bo')).map(({ id }) => id);
}

async function submit(api: TestApi, input: object): Promise<void> {
  const { body } = await ask(
    api,
    'mutation ($input: SubmitListInput!) { submitList(input: $input) { submission { version } userErrors { code message } } }',
    { input },
  );
  if (!Object(body.data).submitList?.submission) throw new Error(JSON.stringify(body));
}

async function linkOf(organiser: AccountHolder, event: string, kind: string): Promise<{ readonly id: string; readonly token: string }> {
  const { createEventLink } = await organiser.data<{ createEventLink: { link: { id: string }; token: string } }>(
    'mutation ($input: CreateEventLinkInput!) { createEventLink(input: $input) { link { id } token } }',
    { input: { event, kind } },
  );
  return { id: createEventLink.link.id, token: createEventLink.token };
}

async function overridableOf(organiser: AccountHolder, event: string) {
  const { event: read } = await organiser.data<{
    event: { players: { nodes: readonly { readonly overridable: readonly { readonly finding: string }[] }[] } };
  }>('query ($id: ID!) { event(id: $id) { players(first: 5) { nodes { overridable { finding } } } } }', { id: event });
  return read.players.nodes.find(({ overridable }) => overridable.length > 0);
}

async function plantData(api: TestApi) {
  const administrator = new Administrator(api);
  const draft = await administrator.freshDraft(DRAFT);
  const reason = canary('draft reason');
  const entry = { key: canary('draft entry'), name: canary('draft entry'), keyword: 'Planted' };
  const edited = await administrator.edit(draft, [
    { change: { target: 'harbourmaster', to: { name: canary('draft name') }, reason } },
    { saveFaction: { entry, reason } },
  ]);
  if (edited.userErrors.length > 0) throw new Error(JSON.stringify(edited));
  const request = { source: canary('import label'), effectiveFrom: '2026-01-01', sourceRevision: null, mode: 'draft' } as const;
  const importJob = await api.app
    .get(ImportJobRepository, { strict: false })
    .save({ edition: '10e', label: canary('import label'), request, actor: { name: 'anna' } });
  const { teachAlias } = await administrator.data<{ teachAlias: { alias: { id: string } } }>(
    'mutation ($input: TeachAliasInput!) { teachAlias(input: $input) { alias { id } } }',
    { input: { edition: 'E10', kind: 'UNIT', name: canary('alias name'), means: 'Signal Runners' } },
  );
  await administrator.data('mutation ($input: SetDataVersionInput!) { setDataVersion(input: $input) { userErrors { code } } }', {
    input: { edition: 'E10', version: canary('data version'), release: { label: 'sample-2026-07' } },
  });
  const { auditLog } = await administrator.data<{ auditLog: { nodes: readonly { id: string }[] } }>(
    '{ auditLog(first: 1) { nodes { id } } }',
  );
  const opaque = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');
  return {
    ...{ draft: opaque('Release', draft.id), alias: teachAlias.alias.id, audit: auditLog.nodes[0]?.id ?? '' },
    importJob: opaque('ImportJob', importJob.id),
  };
}

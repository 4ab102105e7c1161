import { setTimeout as sleep } from 'node:timers/promises';
import { BulkWorker } from '#muster/bulk';
import { UnknownNameRecorder } from '#muster/checks';
import { ImportJobRepository } from '#muster/persistence';
import { writeGlobalId } from '../../apps/api/src/platform/graphql/global-id.js';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { Administrator, draftSeen } from '../api/administrator.js';
import { ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { inThread } from '../bulk/threads.js';
import { textOf as canary, type Canary } from './canaries.js';
import { plantClosedEvent, plantEvent } from './planted-event.js';
import { listOf, runSql, storedId } from './planting.js';

/** Who has a right to something in the installation, and the tokens of links that were given out. */
export interface PlantedSite {
  readonly api: TestApi;
  readonly owner: AccountHolder;
  readonly app: AccountHolder;
  readonly organiser: AccountHolder;
  readonly organiserOfClosed: AccountHolder;
  readonly judge: AccountHolder;
  /** Takes part in the event with an account. */
  readonly player: AccountHolder;
  readonly tokens: Readonly<Record<TokenName, string>>;
  /** Opaque ids, by the arguments that take them. */
  readonly ids: Readonly<Record<IdName, string>>;
  /** The same arguments for what is over: a closed event, a withdrawn release in place of the draft, a roster whose link has expired. */
  readonly past: Readonly<Record<'event' | 'player' | 'link' | 'roster' | 'share' | 'draft', string>>;
}

export type TokenName =
  'share' | 'expiredShare' | 'job' | 'player' | 'reveal' | 'invitation' | 'closedPlayer' | 'closedReveal' | 'closedInvitation';
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
const SCOPES = ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'];

/** An installation in which every text that is not for everyone contains a canary. */
export async function plantSite(): Promise<PlantedSite> {
  const api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  const holder = (role: string, account: Canary): Promise<AccountHolder> =>
    newHolder(api, role, SCOPES, { account: canary(account), key: canary('key name') });
  const owner = await holder('PLAYER', 'account name');
  const app = await holder('APP', 'app name');
  const organiser = await holder('ORGANISER', 'staff name');
  const organiserOfClosed = await holder('ORGANISER', 'closed staff name');
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
  const event = await plantEvent(api, { organiser, judge, player });
  const over = await plantClosedEvent(api, { organiser: organiserOfClosed, judge, player });
  const withdrawn = await plantWithdrawn(api);
  const data = await plantData(api);
  await api.app.get(UnknownNameRecorder, { strict: false }).flush();
  return {
    ...{ api, owner, app, organiser, organiserOfClosed, judge, player },
    tokens: {
      ...{ share: rosters.share.token, expiredShare: rosters.expired.token, job, ...event.tokens },
      ...{ closedPlayer: over.tokens.player, closedReveal: over.tokens.reveal, closedInvitation: over.tokens.invitation },
    },
    ids: { account: owner.account, key: apiKeys[0]?.id ?? '', ...rosters.ids, ...event.ids, ...data },
    past: {
      ...{ event: over.ids.event, player: over.ids.player, link: over.ids.link },
      ...{ roster: rosters.expired.roster, share: rosters.expired.id, draft: withdrawn },
    },
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
  const shared = async (name: Canary, notes: Canary) => {
    const made = await create(canary(name), owner.headers);
    await edit(made, 1, [{ setNotes: { notes: canary(notes) } }]);
    const { shareRoster } = await owner.data<{ shareRoster: { token: string; share: { id: string } } }>(
      'mutation ($input: ShareRosterInput!) { shareRoster(input: $input) { token share { id } } }',
      { input: { roster: made, expiresAt: '2100-01-01T00:00:00Z' } },
    );
    return { roster: made, id: shareRoster.share.id, token: shareRoster.token };
  };
  const share = await shared('shared roster name', 'shared roster notes');
  const expired = await shared('expired roster name', 'expired roster notes');
  await runSql(api, `UPDATE roster_share SET expires_at = now() WHERE id = '${storedId(expired.id)}'`);
  const rosterOfUser = await create(canary('roster of an app'), user);
  return { ids: { roster, sharedRoster: share.roster, rosterOfUser, share: share.id }, share, expired };
}

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

/** A release that was in force, and was read by everyone, before it was withdrawn. */
async function plantWithdrawn(api: TestApi): Promise<string> {
  const administrator = new Administrator(api);
  const { id } = await administrator.freshDraft(canary('withdrawn label'));
  const reason = canary('withdrawn reason');
  const edits = [{ change: { target: 'harbourmaster', to: { name: canary('withdrawn name') }, reason } }];
  const { release } = await administrator.edit({ id, revision: 0 }, edits);
  await administrator.data('mutation ($input: PublishDraftInput!) { publishDraft(input: $input) { release { status } } }', {
    input: draftSeen({ id, revision: release?.revision ?? 0 }),
  });
  const { body } = await ask(api, '{ datasheets(first: 100) { nodes { name } } }');
  if (!JSON.stringify(body).includes(canary('withdrawn name'))) throw new Error(`Not in force: ${JSON.stringify(body)}`);
  await administrator.data('mutation ($input: WithdrawReleaseInput!) { withdrawRelease(input: $input) { release { status } } }', {
    input: { release: { id }, reason },
  });
  return id;
}

async function plantData(api: TestApi) {
  const administrator = new Administrator(api);
  const draft = await administrator.freshDraft(canary('draft label'));
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
  return {
    ...{ draft: draft.id, alias: teachAlias.alias.id, audit: auditLog.nodes[0]?.id ?? '' },
    importJob: writeGlobalId('ImportJob', importJob.id),
  };
}

import { randomUUID } from 'node:crypto';
import { ask, asAdministrator, type TestApi } from './start-api.js';

type Headers = Readonly<Record<string, string>>;

/** A kind of caller. */
export interface Role {
  readonly name: string;
  readonly headers: Headers;
}

/** What only the owner may see. */
export interface Secrets {
  /** HTTP headers of the owner. */
  readonly owner: Headers;
  readonly account: string;
  readonly key: string;
  /** Ids of rosters by their state. */
  readonly rosters: Readonly<Record<Standing, string>>;
  readonly shareId: string;
  readonly shareToken: string;
  /** Key of a finding of the saved roster. */
  readonly finding: string;
  readonly canaries: readonly string[];
}

export const STANDINGS = ['kept', 'shared', 'archived', 'deleted'] as const;
export type Standing = (typeof STANDINGS)[number];

const canary = (of: string): string => `canary-${of}-${randomUUID()}`;

export interface WalkAccount {
  readonly account: string;
  readonly key: string;
  readonly headers: Headers;
  /** Names of the account and its key. */
  readonly names: readonly [account: string, key: string];
}

export async function newAccount(api: Pick<TestApi, 'url'>, role: string, scopes: readonly string[]): Promise<WalkAccount> {
  const names = [canary('account'), canary('key')] as const;
  const made = await data<{ createAccount: { account: { id: string } } }>(
    api,
    'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { account { id } } }',
    { name: names[0], role },
    asAdministrator,
  );
  const account = made.createAccount.account.id;
  return { account, names, ...(await newKey(api, account, scopes, names[1])) };
}

export async function newKey(api: Pick<TestApi, 'url'>, account: string, scopes: readonly string[], name = 'A key') {
  const { createApiKey } = await data<{ createApiKey: { secret: string; key: { id: string } } }>(
    api,
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { id } } }',
    { account, name, scopes },
    asAdministrator,
  );
  return { key: createApiKey.key.id, headers: { authorization: `Bearer ${createApiKey.secret}` } };
}

async function data<Data>(api: Pick<TestApi, 'url'>, query: string, input: object, headers: Headers): Promise<Data> {
  const { body } = await ask(api, query, { input }, headers);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data as Data;
}

/** Creates rosters in every state, with a recognisable text in every field that a player can write. */
export async function secretsOf(
  api: Pick<TestApi, 'url'>,
  { account, key, headers, names }: WalkAccount,
  user: Headers = {},
): Promise<Secrets> {
  const owner = { ...headers, ...user };
  const canaries: string[] = [...names, ...Object.values(user)];
  let finding = '';
  const plant = (of: string): string => {
    const text = canary(of);
    canaries.push(text);
    return text;
  };
  const rosters: Partial<Record<Standing, string>> = {};
  let share = { id: '', token: '' };
  for (const standing of STANDINGS) {
    const { createRoster } = await data<{ createRoster: { roster: { id: string } } }>(
      api,
      'mutation ($input: CreateRosterInput!) { createRoster(input: $input) { roster { id } userErrors { message } } }',
      {
        name: plant('name'),
        faction: 'tidewright-league',
        detachments: ['harbour-watch'],
        battleSize: { name: 'Strike Force', limit: 2000 },
      },
      owner,
    );
    const roster = createRoster.roster.id;
    rosters[standing] = roster;
    const intents = [
      { addUnit: { datasheet: 'ysolde-marn', as: 'hm' } },
      { addUnit: { datasheet: 'ysolde-marn' } },
      { setNotes: { notes: plant('notes') } },
      { setNotes: { unit: 'hm', notes: plant('unit-notes') } },
    ];
    const { editRoster } = await data<{ editRoster: { roster: { report: { findings: { key: string }[] } } } }>(
      api,
      'mutation ($input: EditRosterInput!) { editRoster(input: $input) { roster { report { findings { key } } } } }',
      { roster, revision: 1, intents },
      owner,
    );
    if (standing === 'kept') finding = editRoster.roster.report.findings[0]?.key ?? '';
    if (standing === 'shared') {
      const { shareRoster } = await data<{ shareRoster: { share: { id: string }; token: string } }>(
        api,
        'mutation ($input: ShareRosterInput!) { shareRoster(input: $input) { share { id } token } }',
        { roster },
        owner,
      );
      share = { id: shareRoster.share.id, token: shareRoster.token };
    }
    if (standing === 'archived')
      await data(
        api,
        'mutation ($input: ArchiveRosterInput!) { archiveRoster(input: $input) { repeated } }',
        { roster, archived: true },
        owner,
      );
    if (standing === 'deleted')
      await data(api, 'mutation ($input: DeleteRosterInput!) { deleteRoster(input: $input) { deleted } }', { roster }, owner);
  }
  const { kept = '', shared = '', archived = '', deleted = '' } = rosters;
  return {
    owner,
    account,
    key,
    rosters: { kept, shared, archived, deleted },
    shareId: share.id,
    shareToken: share.token,
    finding,
    canaries: [...canaries, share.token],
  };
}

/** All roles other than the owners, each with an account that has every permission of the role. */
export async function strangers(api: Pick<TestApi, 'url'>, app: Headers, user: string): Promise<readonly Role[]> {
  const all = ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'];
  const player = await newAccount(api, 'PLAYER', all);
  const organiser = await newAccount(api, 'ORGANISER', all);
  const otherApp = await newAccount(api, 'APP', all);
  const administrator = await newAccount(api, 'ADMINISTRATOR', [...all, 'ADMINISTER']);
  return [
    { name: 'anonymous', headers: {} },
    { name: 'player', headers: player.headers },
    { name: 'organiser', headers: organiser.headers },
    { name: 'the app itself', headers: app },
    { name: 'another user of the app', headers: { ...app, 'muster-user': `${user}-2` } },
    { name: 'another app under the same user id', headers: { ...otherApp.headers, 'muster-user': user } },
    { name: 'administrator', headers: administrator.headers },
    { name: 'administrator key', headers: asAdministrator },
  ];
}

/** The owner, once with a key for everything and once for each single permission. */
export async function owners(api: Pick<TestApi, 'url'>, { account, headers }: WalkAccount): Promise<readonly Role[]> {
  const only = async (scope: string): Promise<Role> => ({
    name: `own key for ${scope.toLowerCase().replace('_', ':')}`,
    headers: (await newKey(api, account, [scope])).headers,
  });
  return [{ name: 'own key', headers }, ...(await Promise.all(['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'].map(only)))];
}

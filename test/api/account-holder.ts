import { ask, asAdministrator, type Answer, type TestApi } from './start-api.js';

/** An account with a key at a running API. */
export interface AccountHolder {
  readonly account: string;
  readonly headers: { readonly authorization: string };
  readonly ask: (query: string, variables?: object) => Promise<Answer>;
  /** Returns the data of the response. Throws if the response contains errors. */
  readonly data: <Data>(query: string, variables?: object) => Promise<Data>;
}

async function administer<Data>(api: Pick<TestApi, 'url'>, query: string, variables: object): Promise<Data> {
  return dataOf(await ask(api, query, variables, asAdministrator)) as Data;
}

function dataOf({ body }: Answer): unknown {
  if (body.errors) throw new Error(`Refused: ${JSON.stringify(body.errors)}`);
  return body.data;
}

export async function newHolder(
  api: Pick<TestApi, 'url'>,
  role = 'PLAYER',
  scopes: readonly string[] = ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'],
  names = { account: `A ${role}`, key: 'A key' },
): Promise<AccountHolder> {
  const { createAccount } = await administer<{ createAccount: { account: { id: string } } }>(
    api,
    'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { account { id } } }',
    { input: { name: names.account, role } },
  );
  const account = createAccount.account.id;
  const { createApiKey } = await administer<{ createApiKey: { secret: string } }>(
    api,
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
    { input: { account, name: names.key, scopes } },
  );
  return holderOf(api, account, { authorization: `Bearer ${createApiKey.secret}` });
}

/** The same account and key at another API. */
export const sameHolder = ({ account, headers }: AccountHolder, api: Pick<TestApi, 'url'>): AccountHolder =>
  holderOf(api, account, headers);

function holderOf(api: Pick<TestApi, 'url'>, account: string, headers: AccountHolder['headers']): AccountHolder {
  const asHolder = (query: string, variables: object = {}): Promise<Answer> => ask(api, query, variables, headers);
  return {
    account,
    headers,
    ask: asHolder,
    data: async <Data>(query: string, variables?: object) => dataOf(await asHolder(query, variables)) as Data,
  };
}

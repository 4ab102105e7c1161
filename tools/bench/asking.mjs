// Shared code of the benchmarks that ask a running api.

export const ADMINISTRATOR = 'bench-key-that-is-never-used';

/** @typedef {{ readonly query: string, readonly variables: object }} Asked */

/** @param {Asked} asked @param {string | null} [key] */
export const requestOf = (asked, key = null) => ({
  method: /** @type {const} */ ('POST'),
  headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
  body: JSON.stringify(asked),
});

/** Returns the data of the answer and its text. @param {string} url @param {Asked} asked @param {string | null} [key] */
export async function answerOf(url, asked, key = null) {
  const answer = await fetch(`${url}/graphql`, requestOf(asked, key));
  const text = await answer.text();
  const read = JSON.parse(text);
  if (read.errors) throw new Error(JSON.stringify(read.errors));
  return { data: read.data, text };
}

/** @param {string} url @param {string} query @param {object} variables @param {string | null} [key] @returns {Promise<any>} */
export const ask = async (url, query, variables, key = null) => (await answerOf(url, { query, variables }, key)).data;

const ACCOUNT = 'mutation ($input: CreateAccountInput!) { made: createAccount(input: $input) { account { id } } }';
const KEY = 'mutation ($input: CreateApiKeyInput!) { made: createApiKey(input: $input) { secret } }';

/** Creates an account and returns its key. @param {string} url @returns {Promise<string>} */
export async function newKey(url) {
  const { made } = await ask(url, ACCOUNT, { input: { name: 'Bench', role: 'PLAYER' } }, ADMINISTRATOR);
  const input = { account: made.account.id, name: 'Bench', scopes: ['ROSTERS_READ', 'ROSTERS_WRITE'] };
  return (await ask(url, KEY, { input }, ADMINISTRATOR)).made.secret;
}

// Edits of saved rosters over HTTP, for the benchmarks of the builder and of growth.
import http from 'node:http';

const STATE = 'id revision points verdict units { id name points } report { verdict findings { code message } }';
export const IMPORT = `mutation ($input: ImportRosterInput!) { made: importRoster(input: $input) { roster { ${STATE} } userErrors { message } } }`;
export const EDIT = `mutation ($input: EditRosterInput!) { made: editRoster(input: $input) {
  roster { ${STATE} } changes { pointsBefore pointsAfter gained { code } lost { code } } repeated userErrors { code message } } }`;

const connections = new http.Agent({ keepAlive: true });

/** Sends a request. @param {string} url @param {string} key @param {object} asked @returns {Promise<string>} */
const send = (url, key, asked) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify(asked);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), authorization: `Bearer ${key}` };
    const request = http.request(`${url}/graphql`, { agent: connections, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => resolve(text)).on('error', reject);
    });
    request.on('error', reject).end(body);
  });

/** @param {string} url @param {string} key @param {string} query @param {object} variables @returns {Promise<any>} */
export async function ask(url, key, query, variables) {
  const read = JSON.parse(await send(url, key, { query, variables }));
  if (read.errors) throw new Error(JSON.stringify(read.errors));
  return read.data;
}

/** @typedef {{ id: string, revision: number, points: number, verdict: string, units: { id: string }[] }} Roster */
/** @typedef {{ url: string, pid: number | undefined, key: string, rosters: Roster[] }} Side */

/** Copies the last unit of a roster and removes the copy, in turn. @param {Side} side @param {number} place @param {number} until */
export async function play(side, place, until) {
  const times = [];
  while (performance.now() < until) {
    const roster = /** @type {Roster} */ (side.rosters[place]);
    const last = roster.units.at(-1)?.id;
    const intents = roster.revision % 2 === 1 ? [{ duplicateUnit: { unit: last } }] : [{ removeUnit: { unit: last } }];
    const start = performance.now();
    const { made } = await ask(side.url, side.key, EDIT, { input: { roster: roster.id, revision: roster.revision, intents } });
    times.push(performance.now() - start);
    if (made.userErrors.length > 0) throw new Error(JSON.stringify(made.userErrors));
    side.rosters[place] = made.roster;
  }
  return times;
}

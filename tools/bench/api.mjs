// npm run bench: compares reads over GraphQL with the same prepared SQL behind bare Fastify, and measures checks of a 2,000 point list.
// Everything, including the load generator, runs on this machine over loopback. Rounds of the two sides alternate, so that other load on
// the machine affects both. Uses the real data (MUSTER_DATA) if present, otherwise the invented sample. `node tools/bench/api.mjs
// [seconds a round]`
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
// @ts-expect-error the package has no types
import autocannon from 'autocannon';
import pg from 'pg';
import { buildWhenStale } from '../build.mjs';
import { repository } from '../repository.mjs';
import { data, hasRealData, importRealData, serve, withDatabase } from './serving.mjs';

const ROUNDS = 3;
const SECONDS = Math.min(Number(process.argv[2] ?? 4), 30);
const PAGE = 25;

const REAL = { list: path.join(data, 'lists/10e-gw-app-world-eaters.txt') };
const SAMPLE_LIST = path.join(repository, 'prisma/sample/lists/tidewright-harbour-watch-legal.txt');

const FIELDS = `id key slug name role legends keywords factionKeywords abilities profiles { name kind characteristics { name value } }
  weapons { name kind characteristics { name value } } models { name min max } points { minModels maxModels bySize { upTo points } }
  options { name min max options { name points default } }`;
const QUERIES = {
  page: `query ($first: Int!) { datasheets(first: $first) { totalCount nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`,
  one: `query ($key: String!) { datasheet(by: { key: $key }) { ${FIELDS} } }`,
  check: `query ($text: String!) { checkList(input: { text: $text }) { reports { verdict points { computed } findings { code message } } } }`,
};

/** @param {string} url @param {string} query @param {object} variables @returns {Promise<any>} */
async function ask(url, query, variables) {
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const read = await answer.json();
  if (read.errors) throw new Error(JSON.stringify(read.errors));
  return read.data;
}

/** @param {autocannon.Options} options */
async function load(options) {
  const { requests, latency, non2xx, errors } = await autocannon({ duration: SECONDS, connections: 10, ...options });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} refused, ${errors} failed.`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** @param {string} url @param {string} query @param {object} variables @returns {autocannon.Options} */
const graphql = (url, query, variables) => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** @typedef {Awaited<ReturnType<typeof load>>} Round @param {Round[]} rounds */
const middle = (rounds) => rounds.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds.length / 2)];

/** @param {string} name @param {Round | undefined} round */
const say = (name, round) => {
  if (round) process.stdout.write(`${name.padEnd(42)} ${Math.round(round.rate)}/s  p50 ${round.p50} ms  p99 ${round.p99} ms\n`);
};

/** @param {string} name @param {autocannon.Options} ours @param {autocannon.Options} bare */
async function compare(name, ours, bare) {
  const [sides, others] = [/** @type {Round[]} */ ([]), /** @type {Round[]} */ ([])];
  for (let round = 0; round < ROUNDS; round += 1) {
    sides.push(await load(ours));
    others.push(await load(bare));
  }
  const [our, other] = [middle(sides), middle(others)];
  say(`${name}, GraphQL`, our);
  say(`${name}, the same SQL behind bare Fastify`, other);
  if (our && other) process.stdout.write(`${'ratio'.padEnd(42)} ${(our.rate / other.rate).toFixed(2)}\n`);
}

/** Row ids and keys of the first page, as the api returns them. @param {string} databaseUrl @param {string} apiUrl */
async function firstPage(databaseUrl, apiUrl) {
  const { datasheets } = await ask(apiUrl, QUERIES.page, { first: PAGE });
  /** @type {string[]} */
  const keys = datasheets.nodes.map((/** @type {{ key: string }} */ node) => node.key);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select max(id) as id, entry_id from entry where kind = 'datasheet' and entry_id = any($1) group by entry_id`,
    [keys],
  );
  await client.end();
  const idOf = new Map(rows.map(({ id, entry_id: key }) => [key, id]));
  return { keys, rows: keys.map((key) => idOf.get(key)) };
}

async function bench() {
  buildWhenStale();
  await withDatabase(measure);
}

/** @param {string} databaseUrl */
async function measure(databaseUrl) {
  const isReal = hasRealData() && existsSync(REAL.list);
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  try {
    if (isReal) await importRealData(databaseUrl);
    const env = { DATABASE_URL: databaseUrl, MUSTER_SAMPLE: isReal ? 'none' : '' };
    const api = await serve('dist/apps/api/src/main.js', '/health/ready', env);
    stops.push(api.stop);
    if (!isReal) await sleep(3_000);
    const { keys, rows } = await firstPage(databaseUrl, api.url);
    const bare = await serve('tools/bench/bare-server.mjs', '/one', { ...env, BENCH_ROWS: JSON.stringify(rows) });
    stops.push(bare.stop);
    process.stdout.write(
      `${isReal ? 'The community’s data' : 'The invented sample'}; ${ROUNDS} rounds of ${SECONDS} s a side, 10 connections, the middle round:\n`,
    );
    await compare(`a page of ${keys.length} datasheets`, graphql(api.url, QUERIES.page, { first: PAGE }), { url: `${bare.url}/page` });
    await compare('one whole datasheet', graphql(api.url, QUERIES.one, { key: keys[0] }), { url: `${bare.url}/one` });
    const text = readFileSync(isReal ? REAL.list : SAMPLE_LIST, 'utf8');
    const { checkList } = await ask(api.url, QUERIES.check, { text });
    process.stdout.write(`checkList: ${JSON.stringify(checkList.reports[0]?.points)} points, ${checkList.reports[0]?.verdict}\n`);
    for (const connections of [1, 4]) {
      say(`checkList, ${connections} at a time`, await load({ ...graphql(api.url, QUERIES.check, { text }), connections, timeout: 30 }));
    }
  } finally {
    for (const end of stops.toReversed()) await end();
  }
}

await bench();

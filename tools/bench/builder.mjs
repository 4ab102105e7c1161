// npm run bench:builder: edits of kept rosters over HTTP, each answered with the new state, its price and its verdict. Two databases, one with 100
// stored rosters and one with 100,000, take turns under the same load; everything runs on this machine, the load generator too.
// `node tools/bench/builder.mjs [seconds a run] [runs] [stored rosters]`. Then twin and racing edits, counted.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildWhenStale } from '../build.mjs';
import { repository } from '../repository.mjs';
import { data, hasRealData, importRealData, serve, withDatabase } from './serving.mjs';

const SECONDS = Math.min(Number(process.argv[2] ?? 4), 60);
const RUNS = Math.min(Number(process.argv[3] ?? 5), 20);
const MANY = Math.min(Number(process.argv[4] ?? 100_000), 1_000_000);
const FEW = 100;
const IN_PLAY = [1, 8, 32];
const FILLED = 'muster_filled';

const REAL_LIST = path.join(data, 'lists/10e-gw-app-world-eaters.txt');
const SAMPLE_LIST = path.join(repository, 'prisma/sample/lists/tidewright-harbour-watch-legal.txt');
const ADMINISTRATOR = 'bench-key-that-is-never-used';

const STATE = 'id revision points verdict units { id name points } report { verdict findings { code message } }';
const IMPORT = `mutation ($input: ImportRosterInput!) { made: importRoster(input: $input) { roster { ${STATE} } userErrors { message } } }`;
const EDIT = `mutation ($input: EditRosterInput!) { made: editRoster(input: $input) {
  roster { ${STATE} } changes { pointsBefore pointsAfter gained { code } lost { code } } repeated userErrors { code message } } }`;

/** The plans of what an edit and a list of rosters read and write; `$1` is a roster's id, `$2` an account's. */
const STATEMENTS = {
  find: `SELECT id, document FROM roster WHERE id = $1 AND account_id = $2 AND user_id = ''`,
  change: `UPDATE roster SET name = name, revision = revision + 1 WHERE id = $1 AND account_id = $2 AND user_id = '' AND revision = 1`,
  list: `SELECT id FROM roster WHERE account_id = $2 AND user_id = '' AND archived_at IS NULL AND id <> $1 ORDER BY updated_at DESC, id DESC LIMIT 25`,
};

/** @param {string} url @param {string} key @param {string} query @param {object} variables @returns {Promise<any>} */
async function ask(url, key, query, variables) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const read = await answer.json();
  if (read.errors) throw new Error(JSON.stringify(read.errors));
  return read.data;
}

/** @param {string} url */
async function newKey(url) {
  const account = await ask(
    url,
    ADMINISTRATOR,
    'mutation ($input: CreateAccountInput!) { made: createAccount(input: $input) { account { id } } }',
    {
      input: { name: 'Bench', role: 'PLAYER' },
    },
  );
  const key = await ask(url, ADMINISTRATOR, 'mutation ($input: CreateApiKeyInput!) { made: createApiKey(input: $input) { secret } }', {
    input: { account: account.made.account.id, name: 'Bench', scopes: ['ROSTERS_READ', 'ROSTERS_WRITE'] },
  });
  return key.made.secret;
}

/** @typedef {{ id: string, revision: number, points: number, verdict: string, units: { id: string }[] }} Roster */
/** @typedef {{ url: string, key: string, rosters: Roster[] }} Side */

/** One roster in play: its last unit is copied and the copy taken out, in turn. @param {Side} side @param {number} place @param {number} until */
async function play(side, place, until) {
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

/** @param {Side} side @param {number} inPlay */
async function run(side, inPlay) {
  const start = performance.now();
  const until = start + SECONDS * 1000;
  const all = (await Promise.all(Array.from({ length: inPlay }, (_, place) => play(side, place, until)))).flat().toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), rate: all.length / ((performance.now() - start) / 1000) };
}

/** @typedef {Awaited<ReturnType<typeof run>>} Run @param {Run[]} runs @param {keyof Run} measure */
function said(runs, measure) {
  const values = runs.map((one) => one[measure]).toSorted((a, b) => a - b);
  const show = (/** @type {number | undefined} */ value) => (value ?? Number.NaN).toFixed(1);
  return `${show(values[Math.floor(values.length / 2)])} (${show(values[0])}-${show(values.at(-1))})`;
}

/** @param {string} databaseUrl @param {(client: pg.Client) => Promise<void>} work */
async function withClient(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Copies of one stored roster, in accounts of a hundred. @param {pg.Client} client @param {number} count */
async function fill(client, count) {
  await client.query(
    `WITH owners AS (INSERT INTO account (role, name) SELECT 'player', 'filler' FROM generate_series(1, $1) RETURNING id),
       numbered AS (SELECT id, row_number() OVER () AS place FROM owners), one AS (SELECT * FROM roster ORDER BY length(document::text) LIMIT 1)
     INSERT INTO roster (account_id, user_id, edition, name, release_id, faction, verdict, points, points_limit, document)
     SELECT numbered.id, '', one.edition, 'Filler ' || n, one.release_id, one.faction, one.verdict, one.points, one.points_limit, one.document
     FROM one, generate_series(1, $2) AS n JOIN numbered ON numbered.place = n % $1 + 1`,
    [Math.max(1, Math.ceil(count / 100)), count],
  );
  await client.query('ANALYZE');
}

/** @param {string} databaseUrl @returns {Promise<Record<string, string>>} */
async function plans(databaseUrl) {
  /** @type {Record<string, string>} */
  const shapes = {};
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT id, account_id FROM roster ORDER BY created_at LIMIT 1');
    // A table of a hundred rows is read whole, and rightly: asked is by which index it is read where it must be.
    await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off');
    for (const [name, text] of Object.entries(STATEMENTS)) {
      await client.query(`PREPARE bench_${name} (uuid, uuid) AS ${text}`);
      const plan = await client.query(`EXPLAIN (COSTS OFF) EXECUTE bench_${name} ('${rows[0].id}', '${rows[0].account_id}')`);
      shapes[name] = plan.rows.map((row) => row['QUERY PLAN'].replace(/'[^']*'::uuid/g, '?')).join('\n');
    }
  });
  return shapes;
}

/** 20 editors who insist on one roster, then 50 twins of one request. @param {Side} side */
async function race(side) {
  const roster = /** @type {Roster} */ (side.rosters[0]);
  const unit = roster.units.at(-1)?.id;
  const duplicate = (/** @type {number} */ revision, /** @type {string | null} */ requestKey) =>
    ask(side.url, side.key, EDIT, { input: { roster: roster.id, revision, requestKey, intents: [{ duplicateUnit: { unit } }] } });
  let sent = 0;
  const start = performance.now();
  const insist = async () => {
    for (let { revision } = roster; ;) {
      sent += 1;
      const { made } = await duplicate(revision, null);
      if (made.userErrors.length === 0) return;
      revision = made.roster.revision;
    }
  };
  await Promise.all(Array.from({ length: 20 }, insist));
  const ms = Math.round(performance.now() - start);
  const { made: now } = await ask(side.url, side.key, EDIT, {
    input: { roster: roster.id, revision: roster.revision + 20, intents: [{ setNotes: { notes: 'after' } }] },
  });
  process.stdout.write(
    `20 editors of one roster: ${now.roster.units.length - roster.units.length} units more, revision ${roster.revision} to ${now.roster.revision - 1}, ${sent} requests in ${ms} ms\n`,
  );
  const twins = await Promise.all(Array.from({ length: 50 }, () => duplicate(now.roster.revision, `twin-${now.roster.revision}`)));
  const last = twins.at(-1).made.roster;
  process.stdout.write(
    `50 twins of one request: ${twins.filter(({ made }) => made.changes !== null).length} carried out, ${twins.filter(({ made }) => made.repeated !== null).length} told so, ${last.units.length - now.roster.units.length} unit more\n`,
  );
}

/** @param {string} databaseUrl */
async function bench(databaseUrl) {
  const isReal = hasRealData() && existsSync(REAL_LIST);
  if (isReal) await importRealData(databaseUrl);
  const text = readFileSync(isReal ? REAL_LIST : SAMPLE_LIST, 'utf8');
  const env = { DATABASE_URL: databaseUrl, MUSTER_SAMPLE: isReal ? 'none' : '' };
  const first = await serve('dist/apps/api/src/main.js', '/health/ready', env);
  if (!isReal) await sleep(3_000);
  const key = await newKey(first.url);
  /** @type {Roster[]} */
  const rosters = [];
  for (let place = 0; place < Math.max(...IN_PLAY); place += 1) {
    const { made } = await ask(first.url, key, IMPORT, { input: { text, name: `Bench ${place}` } });
    rosters.push(made.roster);
  }
  await first.stop();
  const filledUrl = Object.assign(new URL(databaseUrl), { pathname: `/${FILLED}` }).href;
  const administrator = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href;
  await withClient(databaseUrl, (client) => fill(client, FEW - rosters.length));
  await withClient(administrator, async (client) => {
    await client.query(`CREATE DATABASE ${FILLED} TEMPLATE ${pg.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))}`);
  });
  await withClient(filledUrl, (client) => fill(client, MANY - FEW));
  process.stdout.write(
    `${isReal ? 'The community’s data' : 'The invented sample'}; ${rosters[0]?.units.length} units, ${rosters[0]?.points} points; ${RUNS} runs of ${SECONDS} s a side in turn; median (lowest-highest):\n`,
  );
  const [few, many] = [await plans(databaseUrl), await plans(filledUrl)];
  for (const name of Object.keys(STATEMENTS)) {
    process.stdout.write(
      few[name] === many[name] ? `plan of ${name}: the same\n` : `plan of ${name} DIFFERS:\n${few[name]}\n---\n${many[name]}\n`,
    );
  }
  const apis = [
    await serve('dist/apps/api/src/main.js', '/health/ready', env),
    await serve('dist/apps/api/src/main.js', '/health/ready', { ...env, DATABASE_URL: filledUrl }),
  ];
  try {
    const sides = apis.map(({ url }) => ({ url, key, rosters: [...rosters] }));
    for (const side of sides) await play(side, 0, performance.now() + 3_000);
    for (const inPlay of IN_PLAY) {
      /** @type {Run[][]} */
      const runs = sides.map(() => []);
      for (let round = 0; round < RUNS; round += 1) for (const [place, side] of sides.entries()) runs[place]?.push(await run(side, inPlay));
      for (const [place, stored] of [FEW, MANY].entries()) {
        const of = runs[place] ?? [];
        process.stdout.write(
          `${inPlay} in play, ${stored} stored: p50 ${said(of, 'p50')} ms  p95 ${said(of, 'p95')} ms  ${said(of, 'rate')}/s\n`,
        );
      }
    }
    await race(/** @type {Side} */ (sides[0]));
  } finally {
    for (const { stop } of apis) await stop();
  }
}

buildWhenStale();
await withDatabase(bench);

// npm run bench:builder: edits of saved rosters over HTTP, each answered with the new state, its price and its verdict. Two databases,
// one with 100 stored rosters and one with 100,000, are measured alternately under the same load; everything, including the load
// generator, runs on this machine. `node tools/bench/builder.mjs [seconds a run] [runs] [stored rosters]`. Afterwards it counts the
// effects of duplicate and simultaneous edits, and fails unless each edit is applied exactly once.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildPrograms, program } from '../programs.mjs';
import { repository } from '../repository.mjs';
import { newKey } from './asking.mjs';
import { checksumOf, median, rounded, say, sayLoad, sayResult } from './figures.mjs';
import { ask, EDIT, IMPORT, play } from './playing.mjs';
import { processorTime } from './processor-time.mjs';
import { data, hasRealData, importRealData } from './real-data.mjs';
import { serve, withDatabase } from './serving.mjs';
import { addEarlierRelease, fill, plans, STATEMENTS, withClient } from './stored-rosters.mjs';

const SECONDS = Math.min(Number(process.argv[2] ?? 4), 60);
const RUNS = Math.min(Number(process.argv[3] ?? 5), 20);
const MANY = Math.min(Number(process.argv[4] ?? 100_000), 1_000_000);
const FEW = 100;
const IN_PLAY = [1, 8, 32];
/** Rosters in play and seconds before anything is timed: V8 needs some 5,000 edits to compile the code, as a server has carried out after a minute. */
const WARM_UP = { inPlay: 8, seconds: 20 };
const FILLED = 'muster_filled';

const REAL_LIST = path.join(data, 'lists/10e-gw-app-world-eaters.txt');
const SAMPLE_LIST = path.join(repository, 'prisma/sample/lists/tidewright-harbour-watch-legal.txt');

/** @typedef {import('./playing.mjs').Roster} Roster */
/** @typedef {import('./playing.mjs').Side} Side */

/** Milliseconds that each edit took. @param {Side} side @param {{ readonly inPlay: number, readonly seconds: number }} how */
async function timesOf(side, { inPlay, seconds }) {
  const until = performance.now() + seconds * 1000;
  return (await Promise.all(Array.from({ length: inPlay }, (_, place) => play(side, place, until)))).flat();
}

/** @param {Side} side @param {number} inPlay */
async function run(side, inPlay) {
  const usedBefore = processorTime(side.pid);
  const start = performance.now();
  const all = (await timesOf(side, { inPlay, seconds: SECONDS })).toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
  const api = (processorTime(side.pid) - usedBefore) / all.length;
  return { p50: at(0.5), p95: at(0.95), rate: all.length / ((performance.now() - start) / 1000), api };
}

/** @typedef {Awaited<ReturnType<typeof run>>} Run @param {Run[]} runs @param {keyof Run} measure */
function said(runs, measure) {
  const values = runs.map((one) => one[measure]).toSorted((a, b) => a - b);
  const show = (/** @type {number | undefined} */ value) => (value ?? Number.NaN).toFixed(1);
  return `${show(values[Math.floor(values.length / 2)])} (${show(values[0])}-${show(values.at(-1))})`;
}

/** @param {Run[]} runs @param {keyof Run} measure */
const middleOf = (runs, measure) => rounded(median(runs.map((one) => one[measure])));

/** @param {Side} side @param {number} revision @param {object[]} intents @param {string | null} requestKey */
const edit = async ({ url, key, rosters }, revision, intents, requestKey = null) =>
  (await ask(url, key, EDIT, { input: { roster: rosters[0]?.id, revision, requestKey, intents } })).made;

/** Prints the effects of a race. @param {string} what @param {Record<string, number>} counts @param {Record<string, number>} due */
function tell(what, counts, due) {
  const isDue = Object.entries(due).every(([name, count]) => counts[name] === count);
  process.stdout.write(
    `${what}: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}${isDue ? '' : ' - WRONG'}\n`,
  );
  if (!isDue) process.exitCode = 1;
}

/** 20 editors edit one roster at once and retry. @param {Side} side @param {Roster} roster @returns {Promise<Roster>} */
async function raceEditors(side, roster) {
  const unit = roster.units.at(-1)?.id;
  let requests = 0;
  const start = performance.now();
  const insist = async () => {
    for (let { revision } = roster; ;) {
      requests += 1;
      const made = await edit(side, revision, [{ duplicateUnit: { unit } }]);
      if (made.userErrors.length === 0) return made.roster.revision;
      revision = made.roster.revision;
    }
  };
  const revisions = await Promise.all(Array.from({ length: 20 }, insist));
  const ms = Math.round(performance.now() - start);
  const now = (await edit(side, Math.max(...revisions), [{ setNotes: { notes: 'after' } }])).roster;
  const counts = {
    'units more': now.units.length - roster.units.length,
    'revisions of their own': new Set(revisions).size,
    'revisions in all': now.revision - 1 - roster.revision,
    requests,
    ms,
  };
  tell('20 editors of one roster', counts, { 'units more': 20, 'revisions of their own': 20, 'revisions in all': 20 });
  return now;
}

/** Sends 50 duplicates of one request at once. @param {Side} side @param {Roster} roster */
async function raceTwins(side, roster) {
  const intents = [{ duplicateUnit: { unit: roster.units.at(-1)?.id } }];
  const key = `twins-of-revision-${roster.revision}`;
  const twins = await Promise.all(Array.from({ length: 50 }, () => edit(side, roster.revision, intents, key)));
  const last = (await edit(side, roster.revision, intents, key)).roster;
  const counts = {
    'carried out': twins.filter(({ changes }) => changes !== null).length,
    'told that it was done': twins.filter(({ changes, repeated }) => changes === null && repeated === roster.revision + 1).length,
    'unit more': last.units.length - roster.units.length,
  };
  tell('50 twins of one request', counts, { 'carried out': 1, 'told that it was done': 49, 'unit more': 1 });
}

/** What is the same in every run of the benchmark. @param {Roster & { readonly report?: unknown }} roster */
const stateOf = ({ points, verdict, units, report }) => ({ points, verdict, units: units.length, report });

/** @param {string} databaseUrl */
async function bench(databaseUrl) {
  const isReal = hasRealData() && existsSync(REAL_LIST);
  if (isReal) await importRealData(databaseUrl);
  const text = readFileSync(isReal ? REAL_LIST : SAMPLE_LIST, 'utf8');
  const env = { DATABASE_URL: databaseUrl, MUSTER_SAMPLE: isReal ? 'none' : '' };
  const first = await serve(program('api'), '/health/ready', env);
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
  await withClient(databaseUrl, async (client) => {
    await addEarlierRelease(client);
    await fill(client, FEW - rosters.length);
  });
  await withClient(administrator, async (client) => {
    await client.query(`CREATE DATABASE ${FILLED} TEMPLATE ${pg.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))}`);
  });
  await withClient(filledUrl, (client) => fill(client, MANY - FEW));
  process.stdout.write(
    `${isReal ? 'The community’s data' : 'The invented sample'}; ${rosters[0]?.units.length} units, ${rosters[0]?.points} points; ${RUNS} runs of ${SECONDS} s a side in turn; median (lowest-highest):\n`,
  );
  sayLoad('before');
  say(
    `${rosters.length} rosters, all of one list; commits are forced to disk; checksum of their states ${checksumOf(rosters.map(stateOf))}`,
  );
  const [few, many] = [await plans(databaseUrl), await plans(filledUrl)];
  for (const name of Object.keys(STATEMENTS)) {
    const isSame = few[name] === many[name];
    process.stdout.write(isSame ? `plan of ${name}: the same\n` : `plan of ${name} DIFFERS:\n${few[name]}\n---\n${many[name]}\n`);
    if (!isSame) process.exitCode = 1;
  }
  const apis = [
    await serve(program('api'), '/health/ready', env),
    await serve(program('api'), '/health/ready', { ...env, DATABASE_URL: filledUrl }),
  ];
  /** @type {Record<string, number>} */
  const p95Ms = {};
  /** @type {Record<string, number>} */
  const editsPerSecond = {};
  try {
    const sides = apis.map(({ url, child }) => ({ url, pid: child.pid, key, rosters: [...rosters] }));
    for (const side of sides) await timesOf(side, WARM_UP);
    for (const inPlay of IN_PLAY) {
      /** @type {Run[][]} */
      const runs = sides.map(() => []);
      for (let round = 0; round < RUNS; round += 1) for (const [place, side] of sides.entries()) runs[place]?.push(await run(side, inPlay));
      p95Ms[inPlay] = middleOf(runs[0] ?? [], 'p95');
      editsPerSecond[inPlay] = middleOf(runs[0] ?? [], 'rate');
      for (const [place, stored] of [FEW, MANY].entries()) {
        const of = runs[place] ?? [];
        process.stdout.write(
          `${inPlay} in play, ${stored} stored: p50 ${said(of, 'p50')} ms  p95 ${said(of, 'p95')} ms  ${said(of, 'rate')}/s  api ${said(of, 'api')} ms of processor\n`,
        );
      }
    }
    sayLoad('after');
    const [side] = sides;
    const [roster] = side?.rosters ?? [];
    if (side && roster) await raceTwins(side, await raceEditors(side, roster));
    sayResult({ bench: 'builder', p95Ms, editsPerSecond });
  } finally {
    for (const { stop } of apis) await stop();
  }
}

await buildPrograms();
await withDatabase(bench, { durable: true });

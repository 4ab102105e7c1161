// npm run bench:growth: what checks, edits and events cost when ten times as much is stored. Two databases, one with ten times the
// releases, rosters with revisions and audit rows of the other, take turns under the same load. Compared is the processor time of the api and
// of its connections to the database. Checks and edits may cost 1.2 times as much; an event ten times as large may cost 1.2 times as much a
// player. `node tools/bench/growth.mjs [seconds a round of edits] [rounds]`
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { asking } from '../../examples/event/asking.ts';
import * as desk from '../../examples/event/organiser.ts';
import { buildPrograms, program } from '../programs.mjs';
import { repository } from '../repository.mjs';
import { ADMINISTRATOR, newKey } from './asking.mjs';
import { median, rounded, say, sayLoad, sayResult } from './figures.mjs';
import { ask, IMPORT, play } from './playing.mjs';
import { databaseTime, processorTime, usedBetween } from './processor-time.mjs';
import { listTexts } from './reads.mjs';
import { data, hasRealData, importRealData } from './real-data.mjs';
import { serve, withDatabase } from './serving.mjs';
import { grow, withClient } from './stored-rosters.mjs';

const SECONDS = Math.min(Number(process.argv[2] ?? 4), 60);
const ROUNDS = Math.min(Number(process.argv[3] ?? 7), 30);
const TIMES = 10;
const MOST = 1.2;
const IN_PLAY = 8;
const CONNECTIONS = 4;
const PLAYERS = 40;
/** Rounds before anything is measured, in which releases and code are compiled. */
const WARM_UP = 3;
const LARGE = 'muster_large';
const HOUR = 3_600_000;

const REAL_LIST = path.join(data, 'lists/10e-gw-app-world-eaters.txt');
const SAMPLE_LIST = path.join(repository, 'prisma/sample/lists/tidewright-harbour-watch-legal.txt');

/** @typedef {import('./playing.mjs').Side & { readonly databaseUrl: string }} Side */
/** @typedef {Awaited<ReturnType<typeof event>>} Costs */

/** Processor time of an api and its connections that the work takes. @param {Side} side @param {() => Promise<number>} work */
async function costOf({ pid, databaseUrl }, work) {
  const [inApi, inDatabase] = [processorTime(pid), await databaseTime(databaseUrl, 'muster api')];
  const done = await work();
  return (processorTime(pid) - inApi + usedBetween(inDatabase, await databaseTime(databaseUrl, 'muster api'))) / done;
}

/** @param {Side} side */
async function edits(side) {
  const until = performance.now() + SECONDS * 1000;
  return (await Promise.all(side.rosters.slice(0, IN_PLAY).map((_, place) => play(side, place, until)))).flat().length;
}

/** Checks each list once, over several connections. @param {readonly string[]} texts @returns {(side: Side) => Promise<number>} */
const checks =
  (texts) =>
  async ({ url }) => {
    const waiting = texts.values();
    const lane = async () => {
      for (const body of waiting) {
        const answer = await fetch(`${url}/check`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`/check: ${answer.status} ${text}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, lane));
    return texts.length;
  };

/** On a busy machine, the first requests may be answered too late. @param {number} round @returns {(error: Error) => number} */
const isWarming = (round) => (error) => {
  if (round === WARM_UP - 1) throw error;
  say(`While everything is compiled: ${error.message}`);
  return 0;
};

/** The cost of the work with ten times as much stored, by that with once. @param {string} what @param {readonly Side[]} sides @param {(side: Side) => Promise<number>} work */
async function compare(what, sides, work) {
  for (let round = 0; round < WARM_UP; round += 1) for (const side of sides) await work(side).catch(isWarming(round));
  /** @type {number[][]} */
  const costs = sides.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, side] of sides.entries()) costs[place]?.push(await costOf(side, () => work(side)));
  const [once = [], tenfold = []] = costs;
  return judged(what, median(once), median(tenfold), median(tenfold.map((cost, round) => cost / (once[round] ?? Number.NaN))));
}

/** @param {string} what @param {number} once @param {number} tenfold @param {number} ratio */
function judged(what, once, tenfold, ratio) {
  say(`${what}: ${rounded(once)} ms of processor time; tenfold ${rounded(tenfold)} ms; ratio ${rounded(ratio)} (at most ${MOST})`);
  if (!(ratio <= MOST)) process.exitCode = 1;
  return rounded(ratio);
}

/** Enters players with lists, and reads the queue of all of them. Returns the costs a player. @param {Side} side @param {readonly string[]} texts @param {number} count */
async function event(side, texts, count) {
  const organiser = await desk.newOrganiser(asking(side.url, ADMINISTRATOR), side.url);
  const at = (/** @type {number} */ hours) => new Date(Date.now() + hours * HOUR).toISOString();
  const days = { startsOn: at(96).slice(0, 10), endsOn: at(120).slice(0, 10), timeZone: 'Europe/Paris' };
  const id = await desk.createEvent(organiser, { name: 'Growth', edition: 'E10', ...days, deadline: at(24), locksAt: at(48), fields: [] });
  const entered = await costOf(side, async () => {
    for (let from = 0; from < count; from += PLAYERS) await desk.enterPlayers(organiser, id, table(texts, from));
    return count;
  });
  const read = await costOf(side, async () => {
    let all = 0;
    for (let round = 0; round < (PLAYERS * TIMES) / count; round += 1) all += (await desk.players(organiser, id)).length;
    return all;
  });
  return { entered, read };
}

/** @param {readonly string[]} texts @param {number} from */
function table(texts, from) {
  const row = (/** @type {readonly string[]} */ cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const rows = Array.from({ length: PLAYERS }, (_, at) => row([`Player ${from + at}`, texts[(from + at) % texts.length] ?? '']));
  return ['Player,List', ...rows].join('\n');
}

/** @param {string} databaseUrl */
async function bench(databaseUrl) {
  const isReal = hasRealData() && existsSync(REAL_LIST);
  if (isReal) await importRealData(databaseUrl);
  // The first checks compile what they need, which takes long on a busy machine.
  const env = { MUSTER_SAMPLE: isReal ? 'none' : '', MUSTER_ANSWER_TIMEOUT_MS: '120000' };
  const first = await serve(program('api'), '/health/ready', { ...env, DATABASE_URL: databaseUrl });
  if (!isReal) await sleep(3_000);
  const key = await newKey(first.url);
  const text = readFileSync(isReal ? REAL_LIST : SAMPLE_LIST, 'utf8');
  /** @type {import('./playing.mjs').Roster[]} */
  const rosters = [];
  for (let place = 0; place < IN_PLAY; place += 1)
    rosters.push((await ask(first.url, key, IMPORT, { input: { text, name: `Bench ${place}` } })).made.roster);
  await first.stop();
  const largeUrl = Object.assign(new URL(databaseUrl), { pathname: `/${LARGE}` }).href;
  const administrator = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href;
  await withClient(databaseUrl, (client) => grow(client, 0, 1));
  await withClient(administrator, async (client) => {
    await client.query(`CREATE DATABASE ${LARGE} TEMPLATE ${pg.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))}`);
  });
  await withClient(largeUrl, (client) => grow(client, 1, TIMES));
  sayLoad('before');
  const apis = [];
  try {
    /** @type {Side[]} */
    const sides = [];
    for (const url of [databaseUrl, largeUrl]) {
      const api = await serve(program('api'), '/health/ready', { ...env, DATABASE_URL: url });
      apis.push(api);
      sides.push({ url: api.url, pid: api.child.pid, key, rosters: [...rosters], databaseUrl: url });
    }
    const texts = isReal ? listTexts(path.join(data, 'tournament-lists'), SAMPLE_LIST) : [text];
    const ratios = {
      check: await compare('a check', sides, checks(texts)),
      edit: await compare('an edit', sides, edits),
      ...(await events(/** @type {Side} */ (sides[0]), [text])),
    };
    sayLoad('after');
    sayResult({ bench: 'growth', times: TIMES, ratios });
  } finally {
    for (const { stop } of apis) await stop();
  }
}

/** @param {Side} side @param {readonly string[]} texts */
async function events(side, texts) {
  await event(side, texts, PLAYERS);
  /** @type {{ small: Costs, large: Costs }[]} */
  const pairs = [];
  for (let round = 0; round < Math.min(ROUNDS, 3); round += 1)
    pairs.push({ small: await event(side, texts, PLAYERS), large: await event(side, texts, PLAYERS * TIMES) });
  const ratioOf = (/** @type {'entered' | 'read'} */ step) =>
    judged(
      `a player ${step}`,
      ...[median(pairs.map(({ small }) => small[step])), median(pairs.map(({ large }) => large[step]))],
      median(pairs.map(({ small, large }) => large[step] / small[step])),
    );
  return { playerEntered: ratioOf('entered'), playerRead: ratioOf('read') };
}

await buildPrograms();
await withDatabase(bench);

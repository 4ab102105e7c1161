// npm run bench: compares reads over GraphQL with the same prepared SQL behind bare Fastify (bare-server.mjs), and measures checks of
// tournament lists. Reads are a page of 25 whole datasheets, one datasheet, and a saved roster with the statlines of its units, 500
// distinct ones of each in rotation. Everything, including the load generator, runs on this machine over loopback. Rounds of the two
// sides alternate, so that other load on the machine affects both, and the middle ratio of the rounds counts. Where other work takes the
// processors, the rates depend on how they are shared out, so the ratio of the processor time that an answer takes is printed too.
// No whole answers are kept (MUSTER_ANSWERS_MB), except where a line says so; entries and rosters are, after the first read of each. Uses the real data
// (MUSTER_DATA) if present, otherwise the invented sample, which has fewer reads. `node tools/bench/api.mjs [seconds a round]`
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPrograms, program } from '../programs.mjs';
import { repository } from '../repository.mjs';
import { newKey, requestOf } from './asking.mjs';
import { measureChecks } from './checks.mjs';
import { checksumOf, median, rounded, say, sayLoad, sayResult } from './figures.mjs';
import { databaseTime, processorTime, usedBetween } from './processor-time.mjs';
import { loadWithoutFault } from './load.mjs';
import { distinctReads, listTexts, PAGE } from './reads.mjs';
import { data, hasRealData, importRealData } from './real-data.mjs';
import { serve, withDatabase } from './serving.mjs';

const ROUNDS = 3;
/** Rounds that do not count: V8 goes on compiling during some 20,000 answers, and a datasheet takes half the time then. */
const WARM_UP = 3;
const SECONDS = Math.min(Number(process.argv[2] ?? 4), 30);
const CONNECTIONS = 10;
const HOW = { connections: CONNECTIONS, seconds: SECONDS };

const SAMPLE_LIST = path.join(repository, 'prisma/sample/lists/tidewright-harbour-watch-legal.txt');

/** @typedef {import('./reads.mjs').Kind} Kind */
/** @type {Readonly<Record<Kind, string>>} */
const NAMES = { page: `a page of ${PAGE} datasheets`, one: 'one whole datasheet', roster: 'a saved roster with its statlines' };

/** @typedef {{ readonly url: string, readonly requests: readonly object[], readonly pid: number | undefined, readonly database: () => Promise<ReadonlyMap<number, number>> }} Side */

/** A round, with the processor time that an answer takes in the server and in PostgreSQL. @param {Side} side */
async function round({ url, requests, pid, database }) {
  const inDatabase = await database();
  const inServer = processorTime(pid);
  const loaded = await loadWithoutFault(url, requests, HOW);
  const serverMs = (processorTime(pid) - inServer) / loaded.answers;
  return { ...loaded, serverMs, databaseMs: usedBetween(inDatabase, await database()) / loaded.answers };
}

/** @typedef {Awaited<ReturnType<typeof round>>} Round @param {string} name @param {readonly Round[]} rounds */
function sayRounds(name, rounds) {
  const of = (/** @type {keyof Round} */ figure) => median(rounds.map((one) => one[figure]));
  const processor = `processor ${of('serverMs').toFixed(2)} ms and ${of('databaseMs').toFixed(2)} ms in PostgreSQL`;
  say(
    `${name.padEnd(50)} ${Math.round(of('rate'))}/s  p50 ${of('p50')} ms  p99 ${of('p99')} ms  ${Math.round(of('bytes'))} bytes  ${processor}`,
  );
}

/** The ratio of the rates, and that of the processor time. @param {string} name @param {Side} ours @param {Side} bare */
async function compare(name, ours, bare) {
  const [sides, others] = [/** @type {Round[]} */ ([]), /** @type {Round[]} */ ([])];
  const ratios = [];
  const processor = [];
  for (let at = 0; at < WARM_UP; at += 1) for (const side of [ours, bare]) await round(side);
  for (let at = 0; at < ROUNDS; at += 1) {
    const [our, other] = [await round(ours), await round(bare)];
    sides.push(our);
    others.push(other);
    ratios.push(our.rate / other.rate);
    processor.push((other.serverMs + other.databaseMs) / (our.serverMs + our.databaseMs));
  }
  sayRounds(`${name}, GraphQL`, sides);
  sayRounds(`${name}, the same SQL behind bare Fastify`, others);
  const shown = (/** @type {readonly number[]} */ all) => `${median(all).toFixed(2)} (${all.map((one) => one.toFixed(2)).join(', ')})`;
  say(`${'ratio'.padEnd(50)} ${shown(ratios)}; by processor time ${shown(processor)}`);
  return { rate: rounded(median(ratios)), processor: rounded(median(processor)) };
}

/** @param {string} databaseUrl */
async function measure(databaseUrl) {
  const isReal = hasRealData();
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-reads-'));
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    if (isReal) await importRealData(databaseUrl);
    const env = { DATABASE_URL: databaseUrl, MUSTER_SAMPLE: isReal ? 'none' : '', MUSTER_ANSWERS_MB: '0' };
    const api = await serve(program('api'), '/health/ready', env);
    stops.push(api.stop);
    if (!isReal) await sleep(3_000);
    const key = await newKey(api.url);
    const texts = listTexts(path.join(data, 'tournament-lists'), SAMPLE_LIST);
    const reads = await distinctReads({ url: api.url, databaseUrl, key }, texts);
    const file = path.join(folder, 'reads.json');
    writeFileSync(file, JSON.stringify(reads));
    const bare = await serve('tools/bench/bare-server.mjs', '/ready', { ...env, BENCH_READS: file });
    stops.push(bare.stop);
    say(
      `${isReal ? 'The community’s data' : 'The invented sample'}; ${ROUNDS} rounds of ${SECONDS} s a side in turn, ${CONNECTIONS} connections; medians:`,
    );
    sayLoad('before');
    /** @type {Record<string, number>} */
    const ratios = {};
    /** @type {Record<string, number>} */
    const processorRatios = {};
    for (const kind of /** @type {const} */ (['page', 'one', 'roster'])) {
      const all = reads[kind];
      say(
        `${all.length} distinct reads of ${NAMES[kind]}; checksum of their answers ${checksumOf(all.map(({ text }) => withoutIds(text)))}`,
      );
      const ours = all.map(({ asked }) => ({ ...requestOf(asked, kind === 'roster' ? key : null), path: '/graphql' }));
      const headers = kind === 'roster' ? { authorization: `Bearer ${key}` } : {};
      const theirs = all.map((_, at) => ({ method: 'GET', path: `/${kind}/${at}`, headers }));
      const databaseOf = (/** @type {string} */ application) => () => databaseTime(databaseUrl, application);
      const compared = await compare(
        NAMES[kind],
        { url: api.url, requests: ours, pid: api.child.pid, database: databaseOf('muster api') },
        { url: bare.url, requests: theirs, pid: bare.child.pid, database: databaseOf('bare') },
      );
      [ratios[kind], processorRatios[kind]] = [compared.rate, compared.processor];
    }
    const keptRatios = await measureKept({ databaseUrl, env, reads, bare });
    const checks = await measureChecks(api, texts, 2 * SECONDS);
    sayLoad('after');
    sayResult({ bench: 'api', ...checks, ratios, processorRatios, keptRatios });
  } finally {
    for (const end of stops.toReversed()) await end();
  }
}

/**
 * The reads whose whole answers an api keeps, with all of them in memory.
 * @param {{ databaseUrl: string, env: NodeJS.ProcessEnv, reads: Awaited<ReturnType<typeof distinctReads>>, bare: Awaited<ReturnType<typeof serve>> }} given
 */
async function measureKept({ databaseUrl, env, reads, bare }) {
  const api = await serve(program('api'), '/health/ready', { ...env, MUSTER_ANSWERS_MB: '200' });
  /** @type {Record<string, number>} */
  const ratios = {};
  try {
    for (const kind of /** @type {const} */ (['page', 'one'])) {
      const requests = reads[kind].map(({ asked }) => ({ ...requestOf(asked), path: '/graphql' }));
      const theirs = requests.map((_, at) => ({ method: 'GET', path: `/${kind}/${at}` }));
      await loadWithoutFault(api.url, requests, HOW);
      const databaseOf = (/** @type {string} */ application) => () => databaseTime(databaseUrl, application);
      const compared = await compare(
        `${NAMES[kind]}, answers kept`,
        { url: api.url, requests, pid: api.child.pid, database: databaseOf('muster api') },
        { url: bare.url, requests: theirs, pid: bare.child.pid, database: databaseOf('bare') },
      );
      ratios[kind] = compared.rate;
    }
  } finally {
    await api.stop();
  }
  return ratios;
}

/** Ids and times differ from run to run. @param {string} answer */
const withoutIds = (answer) => answer.replace(/"(?:id|of|detachment|updatedAt|attachedTo)":"[^"]*"/gu, '""');

await buildPrograms();
await withDatabase(measure);

// npm run scale: one or two api and worker processes behind a round-robin proxy, on one PostgreSQL with a streaming replica, all started
// here from the embedded binaries. Measures checks, reads and jobs with one and with two of each, and loses and regains the replica under
// reads. Everything shares this machine, so two processes gain only what one leaves idle. Uses the real data (MUSTER_DATA) if present.
// `node tools/scale.mjs [seconds a measurement]`
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newKey, requestOf } from './bench/asking.mjs';
import { rounded, say, sayLoad, sayResult } from './bench/figures.mjs';
import { load } from './bench/load.mjs';
import { distinctReads, listTexts } from './bench/reads.mjs';
import { data, hasRealData, importRealData } from './bench/real-data.mjs';
import { serve, start, stop, withDatabase } from './bench/serving.mjs';
import { buildPrograms, program } from './programs.mjs';
import { makeReplica } from './postgres/replica.mjs';
import { repository } from './repository.mjs';

const SECONDS = Math.min(Number(process.argv[2] ?? 8), 60);
const CONNECTIONS = 8;
/** Lists of a job. */
const LISTS = 300;
const PATIENCE_MS = 120_000;
const SAMPLE_LIST = path.join(repository, 'prisma/sample/lists/tidewright-harbour-watch-legal.txt');

/** Passes each connection to the next of the ports. @param {readonly string[]} urls */
async function roundRobin(urls) {
  const ports = urls.map((url) => Number(new URL(url).port));
  let next = 0;
  const server = createServer((client) => {
    const target = connect(ports[next % ports.length] ?? 0, '127.0.0.1');
    next += 1;
    for (const [from, to] of [
      [client, target],
      [target, client],
    ])
      if (from && to) from.pipe(to).on('error', () => from.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Seconds until a job of many lists is finished. @param {string} url @param {readonly string[]} texts */
async function job(url, texts) {
  const lists = Array.from({ length: LISTS }, (_, at) => `"${(texts[at % texts.length] ?? '').replaceAll('"', '""')}"`);
  const body = `player,list\n${lists.map((list, at) => `Number ${at},${list}`).join('\n')}`;
  const from = performance.now();
  const started = await fetch(`${url}/check/jobs`, { method: 'POST', headers: { 'content-type': 'text/csv' }, body });
  const { job: made, userErrors } = await started.json();
  if (!made) throw new Error(JSON.stringify(userErrors));
  for (const end = from + PATIENCE_MS; performance.now() < end; await sleep(100)) {
    const { status } = await (await fetch(`${url}/check/jobs/${made.token}`)).json();
    if (status === 'FINISHED') return rounded((performance.now() - from) / 1000);
  }
  throw new Error('The job did not finish.');
}

/** @param {number} count @param {NodeJS.ProcessEnv} env @param {(url: string) => Promise<void>} work */
async function withProcesses(count, env, work) {
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  try {
    const apis = [];
    for (let at = 0; at < count; at += 1) {
      apis.push(await serve(program('api'), '/health/ready', { ...env, MUSTER_JOBS: 'elsewhere' }));
      stops.push(apis.at(-1)?.stop ?? (async () => undefined));
      const worker = start(program('worker'), env);
      stops.push(() => stop(worker));
    }
    const proxy = await roundRobin(apis.map(({ url }) => url));
    stops.push(proxy.close);
    await work(proxy.url);
  } finally {
    for (const end of stops.toReversed()) await end();
  }
}

/** Whether the api has asked the replica for the content of releases since it came back. @param {string} replicaUrl */
async function isAsked(replicaUrl) {
  const client = new pg.Client({ connectionString: replicaUrl });
  await client.connect();
  try {
    const asked = `SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'muster%replica' AND query LIKE '%entry%'`;
    return ((await client.query(asked)).rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}

/** @param {string} url @param {readonly object[]} reads @param {import('./postgres/replica.mjs').Replica} replica */
async function loseReplica(url, reads, replica) {
  const loaded = load(url, reads, { connections: CONNECTIONS, seconds: 3 * SECONDS });
  await sleep(SECONDS * 1_000);
  await replica.stop();
  await sleep(SECONDS * 1_000);
  const from = performance.now();
  await replica.start();
  while (!(await isAsked(replica.url))) {
    if (performance.now() - from > PATIENCE_MS) throw new Error('The replica was not used again.');
    await sleep(50);
  }
  const usedAgain = rounded((performance.now() - from) / 1000);
  const { rate, p99, failed } = await loaded;
  return { perSecond: rounded(rate), p99, failed, usedAgain };
}

/** @param {string} databaseUrl @param {string} folder */
async function measure(databaseUrl, folder) {
  const isReal = hasRealData();
  if (isReal) await importRealData(databaseUrl);
  const replicaFolder = mkdtempSync(path.join(tmpdir(), 'muster-replica-'));
  const replica = await makeReplica({ url: databaseUrl, folder }, replicaFolder);
  const texts = listTexts(path.join(data, 'tournament-lists'), SAMPLE_LIST);
  const env = {
    ...{ DATABASE_URL: databaseUrl, MUSTER_REPLICA_URL: replica.url, MUSTER_IMPORT_DIR: folder },
    // Nothing is kept in memory, so that every read reaches the replica.
    ...{ MUSTER_SAMPLE: isReal ? 'none' : '', MUSTER_ANSWERS_MB: '0', MUSTER_ENTRIES_KEPT: '0', MUSTER_CHECK_THREADS: '1' },
  };
  /** @type {Record<string, Record<string, number>>} */
  const figures = { checksPerSecond: {}, readsPerSecond: {}, jobSeconds: {} };
  let lost = null;
  try {
    sayLoad('before');
    for (const count of [1, 2]) {
      await withProcesses(count, env, async (url) => {
        const reads = (await distinctReads({ url, databaseUrl, key: await newKey(url) }, texts)).page.map(({ asked }) => ({
          ...requestOf(asked),
          path: '/graphql',
        }));
        const checks = texts.map((body) => ({ method: 'POST', path: '/check', headers: { 'content-type': 'text/plain' }, body }));
        await load(url, checks, { connections: CONNECTIONS, seconds: 2 * SECONDS }); // compiles the release and the code of every thread
        for (const [name, requests] of /** @type {const} */ ([
          ['checksPerSecond', checks],
          ['readsPerSecond', reads],
        ])) {
          const { rate, p99, failed } = await load(url, requests, { connections: CONNECTIONS, seconds: SECONDS });
          const perSecond = rounded(rate);
          Object.assign(figures[name] ?? {}, { [count]: perSecond });
          say(`${count} and ${count}: ${name} ${perSecond}, p99 ${p99} ms, ${failed} failed`);
        }
        const seconds = await job(url, texts);
        Object.assign(figures['jobSeconds'] ?? {}, { [count]: seconds });
        say(`${count} and ${count}: a job of ${LISTS} lists ${seconds} s`);
        if (count === 2) lost = await loseReplica(url, reads, replica);
      });
    }
    say(`replica lost and regained under reads: ${JSON.stringify(lost)}`);
    sayLoad('after');
    sayResult({ bench: 'scale', ...figures, lost });
  } finally {
    await replica.stop();
    rmSync(replicaFolder, { recursive: true, force: true });
  }
}

await buildPrograms();
await withDatabase(measure, { durable: true });

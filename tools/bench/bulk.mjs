// npm run bench:bulk: judges 1,000 lists, made from the real ones, in one job, and measures seconds, lists per second, peak memory and
// the duration of single checks at the same time. Then it repeats this with two workers, of which one is killed in the middle. The load
// generator and the database run on this machine too. Without the real data (MUSTER_DATA) the lists are those of the invented sample.
// `node tools/bench/bulk.mjs [lists]`
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhenStale } from '../build.mjs';
import { repository } from '../repository.mjs';
import { data, hasRealData, importRealData, serve, start, stop, withDatabase } from './serving.mjs';

const LISTS = Math.min(Number(process.argv[2] ?? 1_000), 1_000);
const LONGEST_MS = 900_000;
/** Milliseconds between two single checks, as from an organiser's script or several people using the page. */
const PAUSE = 100;
const WORKER = 'dist/apps/worker/src/main.js';

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

function realLists() {
  const folder = hasRealData() ? path.join(data, 'lists') : path.join(repository, 'prisma/sample/lists');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && (!hasRealData() || name.startsWith('10e')))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
}

/** Repeats the real lists, each with another player, so that no two texts are the same. */
function blobOf(/** @type {readonly string[]} */ lists) {
  return Array.from({ length: LISTS }, (_, at) => `Player: Number ${at + 1}\n\n${lists[at % lists.length]}`).join('\n\n');
}

/** Peak resident memory in megabytes. @param {import('node:child_process').ChildProcess} child */
function peakOf({ pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Runs single checks one after the other until it is stopped. @param {string} url @param {string} list @param {AbortSignal} stopped */
async function singleChecks(url, list, stopped) {
  /** @type {number[]} */
  const times = [];
  let refused = 0;
  while (!stopped.aborted) {
    const from = performance.now();
    const { ok } = await fetch(`${url}/check`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: list });
    if (ok) times.push(performance.now() - from);
    else refused += 1;
    await sleep(PAUSE);
  }
  return { times: times.toSorted((a, b) => a - b), refused };
}

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** @param {string} name @param {Awaited<ReturnType<typeof singleChecks>>} checks */
const saySingle = (name, { times, refused }) =>
  say(`${name.padEnd(40)} ${times.length} checks, ${refused} refused, p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms`);

/** @param {string} url @param {string} blob @param {(done: number) => void} onProgress */
async function runJob(url, blob, onProgress) {
  const from = performance.now();
  const answer = await fetch(`${url}/check/jobs`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: blob });
  const { job, userErrors } = await answer.json();
  if (!job) throw new Error(JSON.stringify(userErrors));
  const taken = performance.now() - from;
  while (performance.now() - from < LONGEST_MS) {
    const now = await (await fetch(`${url}/check/jobs/${job.token}`)).json();
    onProgress(now.done);
    if (now.status === 'FINISHED') {
      const seconds = (performance.now() - from) / 1_000;
      say(`${`${now.total} lists, ${now.failed} failed`.padEnd(40)} ${seconds.toFixed(1)} s, ${(now.total / seconds).toFixed(1)} lists/s`);
      say(`${'of which taking them in'.padEnd(40)} ${(taken / 1_000).toFixed(2)} s for ${(blob.length / 1024 / 1024).toFixed(1)} MB`);
      return;
    }
    await sleep(200);
  }
  throw new Error('The job did not finish.');
}

/** @param {string} databaseUrl */
async function measure(databaseUrl) {
  if (hasRealData()) await importRealData(databaseUrl);
  const lists = realLists();
  const [list = ''] = lists;
  const env = {
    DATABASE_URL: databaseUrl,
    MUSTER_IMPORT_DIR: repository,
    MUSTER_JOBS: 'elsewhere',
    MUSTER_SAMPLE: hasRealData() ? 'none' : '',
  };
  const api = await serve('dist/apps/api/src/main.js', '/health/ready', env);
  const workers = [start(WORKER, env)];
  try {
    await fetch(`${api.url}/check`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: list });
    const quiet = new AbortController();
    const alone = singleChecks(api.url, list, quiet.signal);
    await sleep(10_000);
    quiet.abort();
    saySingle('single checks, no job', await alone);

    say('one worker:');
    const busy = new AbortController();
    const beside = singleChecks(api.url, list, busy.signal);
    await runJob(api.url, blobOf(lists), () => undefined);
    busy.abort();
    saySingle('single checks meanwhile', await beside);
    say(`${'peak memory'.padEnd(40)} worker ${peakOf(workers[0] ?? api.child)} MB, api ${peakOf(api.child)} MB`);

    say('two workers, one killed in the middle:');
    workers.push(start(WORKER, env));
    let killedAt = 0;
    await runJob(api.url, blobOf(lists), (done) => {
      if (killedAt > 0 || done < LISTS / 2) return;
      killedAt = performance.now();
      workers[0]?.kill('SIGKILL');
    });
    say(`${'after the kill'.padEnd(40)} ${((performance.now() - killedAt) / 1_000).toFixed(1)} s`);
    say(`${'peak memory'.padEnd(40)} the other worker ${peakOf(workers[1] ?? api.child)} MB`);
  } finally {
    for (const child of [...workers, api.child]) await stop(child);
  }
}

buildWhenStale();
say(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} before`,
);
await withDatabase(measure);
say(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} after`,
);

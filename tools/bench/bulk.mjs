// npm run bench:bulk: judges 1,000 lists in one job (the real ones, and variants of them that lack a unit or a line of one), and measures
// seconds, lists per second, peak memory and the duration of single checks at the same time. This is the first job of a worker that was
// started a few seconds ago; a second job with other lists shows one that has been at work. Then the first is repeated with two workers,
// of which one is killed in the middle. The load generator and the database run on this machine too. Without the real data (MUSTER_DATA) the lists are those of the invented sample.
// `node tools/bench/bulk.mjs [lists]`
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPrograms, program } from '../programs.mjs';
import { repository } from '../repository.mjs';
import { checksumOf, quantile, rounded, say, sayLoad, sayResult } from './figures.mjs';
import { data, hasRealData, importRealData } from './real-data.mjs';
import { serve, start, stop, withDatabase } from './serving.mjs';

const LISTS = Math.min(Number(process.argv[2] ?? 1_000), 1_000);
/** Folders of real lists. */
const REAL = ['lists', 'tournament-lists', 'community-lists'];
/** Paragraphs or lines at the top of a list that no variant lacks. */
const HEADER = 4;
const LONGEST_MS = 900_000;
/** Milliseconds between two single checks, as from an organiser's script or several people using the page. */
const PAUSE = 100;

function realLists() {
  const folders = hasRealData()
    ? REAL.map((name) => path.join(data, name)).filter(existsSync)
    : [path.join(repository, 'prisma/sample/lists')];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  return files
    .filter((file) => file.endsWith('.txt') && (!hasRealData() || path.basename(file).startsWith('10e')))
    .map((file) => readFileSync(file, 'utf8').trim());
}

/** The real lists, then variants of each without one of its units, so that no two lists are the same army. */
function distinctLists(/** @type {readonly string[]} */ lists, /** @type {number} */ most) {
  const texts = new Set(lists);
  for (let place = 0; texts.size < most && place < most; place += 1) for (const list of lists) texts.add(withoutPart(list, place));
  return [...texts].slice(0, most);
}

/** A list without one of its paragraphs, of which most are units, or without one of its lines, of which most are wargear, in turn. */
function withoutPart(/** @type {string} */ list, /** @type {number} */ place) {
  const paragraphs = list.split(/\n[ \t\r]*\n/u);
  const [parts, between] = paragraphs.length > 2 * HEADER && place % 2 === 0 ? [paragraphs, '\n\n'] : [list.split('\n'), '\n'];
  return parts.toSpliced(HEADER + (Math.floor(place / 2) % Math.max(1, parts.length - HEADER)), 1).join(between);
}

/** The lists as a table: as one text, those that look like two lists would be split. */
const tableOf = (/** @type {readonly string[]} */ lists) =>
  ['player,list', ...lists.map((list, at) => `Number ${at + 1},"${list.replaceAll('"', '""')}"`)].join('\n');

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
  return { times, refused };
}

/** @param {readonly number[]} times @param {number} share */
const ms = (times, share) => Math.round(quantile(times, share));

/** @param {string} name @param {Awaited<ReturnType<typeof singleChecks>>} checks */
const saySingle = (name, { times, refused }) =>
  say(`${name.padEnd(40)} ${times.length} checks, ${refused} refused, p50 ${ms(times, 0.5)} ms, p99 ${ms(times, 0.99)} ms`);

/** @param {string} url @param {string} table @param {(done: number) => void} onProgress */
async function runJob(url, table, onProgress) {
  const from = performance.now();
  const answer = await fetch(`${url}/check/jobs`, { method: 'POST', headers: { 'content-type': 'text/csv' }, body: table });
  const { job, userErrors } = await answer.json();
  if (!job) throw new Error(JSON.stringify(userErrors));
  const taken = performance.now() - from;
  while (performance.now() - from < LONGEST_MS) {
    const now = await (await fetch(`${url}/check/jobs/${job.token}`)).json();
    onProgress(now.done);
    if (now.status === 'FINISHED') {
      const seconds = (performance.now() - from) / 1_000;
      say(`${`${now.total} lists, ${now.failed} failed`.padEnd(40)} ${seconds.toFixed(1)} s, ${(now.total / seconds).toFixed(1)} lists/s`);
      say(`${'of which taking them in'.padEnd(40)} ${(taken / 1_000).toFixed(2)} s for ${(table.length / 1024 / 1024).toFixed(1)} MB`);
      return { seconds, token: job.token };
    }
    await sleep(200);
  }
  throw new Error('The job did not finish.');
}

/** The rows of the table by position. @param {string} url @param {string} token */
async function checksumOfJob(url, token) {
  const table = await (await fetch(`${url}/check/jobs/${token}/results.csv`)).text();
  return checksumOf(table.replaceAll(/"https?:[^"]*"/gu, '').split('\n')); // the addresses differ from run to run
}

/** @param {string} databaseUrl */
async function measure(databaseUrl) {
  if (hasRealData()) await importRealData(databaseUrl);
  const all = distinctLists(realLists(), 2 * LISTS);
  const half = Math.ceil(all.length / 2);
  const [lists, others] = [all.slice(0, half), all.slice(half)];
  const [list = ''] = lists;
  say(`${hasRealData() ? 'The community’s data' : 'The invented sample'}; ${lists.length} lists, all distinct`);
  const env = {
    DATABASE_URL: databaseUrl,
    MUSTER_IMPORT_DIR: repository,
    MUSTER_JOBS: 'elsewhere',
    MUSTER_SAMPLE: hasRealData() ? 'none' : '',
  };
  const api = await serve(program('api'), '/health/ready', env);
  const workers = [start(program('worker'), env)];
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
    const { seconds, token } = await runJob(api.url, tableOf(lists), () => undefined);
    say('the same worker, other lists:');
    const { seconds: laterSeconds } = await runJob(api.url, tableOf(others), () => undefined);
    busy.abort();
    const meanwhile = await beside;
    saySingle('single checks meanwhile', meanwhile);
    const workerMB = peakOf(workers[0] ?? api.child);
    say(`${'peak memory'.padEnd(40)} worker ${workerMB} MB, api ${peakOf(api.child)} MB`);
    say(`${'checksum of the results'.padEnd(40)} ${await checksumOfJob(api.url, token)}`);

    say('two workers, one killed in the middle:');
    workers.push(start(program('worker'), env));
    let killedAt = 0;
    await runJob(api.url, tableOf(lists), (done) => {
      if (killedAt > 0 || done < lists.length / 2) return;
      killedAt = performance.now();
      workers[0]?.kill('SIGKILL');
    });
    say(`${'after the kill'.padEnd(40)} ${((performance.now() - killedAt) / 1_000).toFixed(1)} s`);
    say(`${'peak memory'.padEnd(40)} the other worker ${peakOf(workers[1] ?? api.child)} MB`);
    sayLoad('after');
    sayResult({
      ...{ bench: 'bulk', lists: lists.length, seconds: rounded(seconds), laterSeconds: rounded(laterSeconds) },
      ...{ workerMB, singleP99Ms: ms(meanwhile.times, 0.99) },
    });
  } finally {
    for (const child of [...workers, api.child]) await stop(child);
  }
}

await buildPrograms();
sayLoad('before');
await withDatabase(measure);

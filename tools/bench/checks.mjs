// The checks of npm run bench: lists posted to /check over several connections, and what another request waits for meanwhile.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { checksumOf, quantile, rounded, say } from './figures.mjs';
import { loadWithoutFault } from './load.mjs';
import { processorTime } from './processor-time.mjs';

const CONNECTIONS = 8;
/** Milliseconds between two requests that need no check. */
const PAUSE = 20;
/** Rounds over the lists before anything is timed: V8 needs some 6,000 checks to compile the code, as a server has done after a minute. */
const WARM_UP = 80;

/** @typedef {{ readonly url: string, readonly child: import('node:child_process').ChildProcess }} Api */

/** @param {string} text */
const requestOf = (text) => ({
  method: /** @type {const} */ ('POST'),
  path: '/check',
  headers: { 'content-type': 'text/plain' },
  body: text,
});

/** @param {Api} api @param {readonly string[]} texts @param {number} seconds */
export async function measureChecks({ url, child }, texts, seconds) {
  /** @type {Map<string, string>} */
  const answers = new Map();
  for (let round = 0; round < WARM_UP; round += 1)
    await inTurn(texts, async (text) => {
      const { path, ...request } = requestOf(text);
      answers.set(text, await (await fetch(url + path, request)).text());
    });
  say(`${answers.size} distinct lists to check; checksum of their reports ${checksumOf(texts.map((text) => answers.get(text)))}`);
  const ended = new AbortController();
  const live = liveness(url, ended.signal);
  const before = processorTime(child.pid);
  const { answers: checked, rate, p50, p99 } = await loadWithoutFault(url, texts.map(requestOf), { connections: CONNECTIONS, seconds });
  const processorMs = rounded((processorTime(child.pid) - before) / checked);
  ended.abort();
  const liveP99Ms = rounded(quantile(await live, 0.99));
  const apiMB = memoryOf(child.pid);
  say(
    `${`POST /check, ${CONNECTIONS} connections`.padEnd(50)} ${rounded(rate)}/s  p50 ${p50} ms  p99 ${p99} ms  processor ${processorMs} ms`,
  );
  say(`${'GET /health/live meanwhile'.padEnd(50)} p99 ${liveP99Ms} ms; the api takes ${apiMB} MB`);
  return { checksPerSecond: rounded(rate), checkP99Ms: p99, checkProcessorMs: processorMs, liveP99Ms, apiMB };
}

/** @param {readonly string[]} texts @param {(text: string) => Promise<void>} work */
async function inTurn(texts, work) {
  const waiting = texts.values();
  const lane = async () => {
    for (const text of waiting) await work(text);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

/** Milliseconds that each answer took. @param {string} url @param {AbortSignal} ended */
async function liveness(url, ended) {
  const times = [];
  while (!ended.aborted) {
    const from = performance.now();
    await (await fetch(`${url}/health/live`)).text();
    times.push(performance.now() - from);
    await sleep(PAUSE);
  }
  return times;
}

/** Resident memory in megabytes. @param {number | undefined} pid */
const memoryOf = (pid) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

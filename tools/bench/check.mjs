// npm run bench:check: the time from the text of a list to its report, in process. Takes the real lists (MUSTER_DATA) of at least 1,000
// points that are recognised, each under the data of its day, and says what a check costs when its release is compiled (warm) and for the
// first list of a release or of a faction (cold). Data is imported and packed once, into the database of MUSTER_HOME or DATABASE_URL. V8 has the options
// with which the servers judge (docs/decisions/0048-what-a-check-makes-dies-young.md).
// `npm run bench:check -- [edition]`
import '../runtime.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { addressInBuild, buildModules } from '../build.mjs';
import { openMigratedDatabase } from '../database.mjs';
import { checksumOf, median, quantile, rounded, say, sayLoad, sayResult, skip } from './figures.mjs';
import { PHASES, phasesOf } from './phases.mjs';
import { data } from './real-data.mjs';

const FOLDERS = ['tournament-lists', 'community-lists'].map((name) => path.join(data, name));
const SMALLEST = 1_000;
/**
 * Rounds over the lists of each release before anything is timed, some 6,000 checks together: V8 needs as many to compile the code for all
 * the data that it will meet, and a check of a server that has just started takes twice as long as one after its first minutes.
 */
const WARM_UP = 40;
/** Rounds that open a release again that others displaced, and after which the garbage of opening it is collected, before it is timed. */
const OPENING = 20;
const ROUNDS = 15;
/** The most milliseconds that a first list may take. */
const COLD = 300;
/** Milliseconds before each list that may be a first one. V8 ends its work on what the lists before have left, as in a server that has nothing else to do. */
const PAUSE = 100;
const PROFILED = 3;

/** @typedef {import('../score/list-checker.js').CheckedReading} CheckedReading */
/** @typedef {{ readonly file: string, readonly text: string, readonly label: string, readonly pointsLimit: number | null, readonly edition: import('../../libs/roster/src/index.js').EditionId }} List */
/** @typedef {ReturnType<typeof stopwatch>} Figures */
/** @typedef {import('../../apps/cli/src/services.js').Services} Services */
/** @typedef {Awaited<ReturnType<typeof readStates>>} States */

async function bench() {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(folder, 'manifest.json')));
  if (folders.length === 0) return skip('check', `there are no real lists in ${FOLDERS.join(' or ')} (MUSTER_DATA names another folder).`);
  await buildModules();
  /** @type {typeof import('../../libs/settings/src/index.js')} */
  const { setV8Options } = await import(addressInBuild('libs/settings/src/index.js'));
  setV8Options();
  /** @type {typeof import('../../apps/cli/src/services.js')} */
  const { withServices } = await import(addressInBuild('apps/cli/src/services.js'));
  const states = await readStates(folders);
  const database = await openMigratedDatabase();
  process.env.DATABASE_URL = database.url;
  try {
    await withServices((services) => importMissing(states, services));
    await packReleases();
    await withServices((services) => measure(states, services));
  } finally {
    await database.leave();
  }
}

/** @param {States} states @param {Services} services */
async function importMissing(states, services) {
  const checker = await listCheckerWith(services);
  for (const [entry] of states.values()) if (entry?.state) await checker.hasRelease(entry.edition, entry.state);
}

/** Packs the releases as a worker does when they are published. */
async function packReleases() {
  /** @type {typeof import('../../apps/cli/src/check-services.js')} */
  const { connected } = await import(addressInBuild('apps/cli/src/check-services.js'));
  /** @type {typeof import('../../libs/persistence/src/index.js')} */
  const { ReleasePacker } = await import(addressInBuild('libs/persistence/src/index.js'));
  await connected([], async (get) => {
    while (await get(ReleasePacker).packNext());
  });
}

/** @param {States} states @param {Services} services */
async function measure(states, services) {
  const check = await checkWith(services);
  const figures = stopwatch(check);
  sayLoad('before');
  /** @type {List[][]} */
  const releases = [];
  for (const entries of states.values()) {
    const lists = await recognised(entries, services, figures);
    for (let round = 0; round < WARM_UP; round += 1) for (const list of lists) await check(list);
    process.stderr.write(`${lists[0]?.label ?? 'no list'}: ${lists.length} of ${entries.length} lists\n`);
    releases.push(lists);
  }
  for (const lists of releases) await figures.time(lists);
  tell(figures);
  sayLoad('after');
  const { warm } = figures;
  sayResult({ bench: 'check', lists: warm.length, medianMs: rounded(median(warm)), p99Ms: rounded(quantile(warm, 0.99)) });
}

/** The lists of the folders by the data of their day: few compiled releases are kept at once. @param {readonly string[]} folders */
async function readStates(folders) {
  /** @type {typeof import('../score/manifest.js')} */
  const { readManifest } = await import(addressInBuild('tools/score/manifest.js'));
  const only = process.argv[2];
  const entries = (await Promise.all(folders.map((folder) => readManifest(folder)))).flat();
  const meant = entries.filter(({ edition, state }) => state !== null && edition === (only ?? edition));
  return Map.groupBy(meant, ({ state }) => state?.label ?? '');
}

/** @param {Services} services */
async function listCheckerWith(services) {
  /** @type {typeof import('../score/list-checker.js')} */
  const { quietListChecker } = await import(addressInBuild('tools/score/list-checker.js'));
  return quietListChecker(services);
}

/** @param {Services} services */
async function checkWith({ checking }) {
  /** @type {typeof import('../../libs/checking/src/index.js')} */
  const { readSubject, NOTHING_ASKED } = await import(addressInBuild('libs/checking/src/index.js'));
  /** @param {List} list */
  return async ({ text, edition, label, pointsLimit }) => {
    const begun = performance.now();
    const reading = await readSubject({ kind: 'text', text });
    const report = await checking.checkReading(reading, { ...NOTHING_ASKED, edition, pointsLimit }, { kind: 'label', label });
    const milliseconds = performance.now() - begun;
    // A server takes each request from its event loop. Without turns of it, V8 would have no chance to begin its own tasks.
    await nextTurn();
    return { report, milliseconds };
  };
}

/**
 * The lists that count, each checked once: the first of a release opens it, and the first of a faction opens the data of its army.
 * @param {readonly import('../score/manifest.js').ListEntry[]} entries
 * @param {Services} services
 * @param {Figures} figures
 */
async function recognised(entries, services, { cold }) {
  /** @type {typeof import('../score/manifest.js')} */
  const { battleLimit } = await import(addressInBuild('tools/score/manifest.js'));
  /** @type {typeof import('../score/score.js')} */
  const { scoreOf } = await import(addressInBuild('tools/score/score.js'));
  const checker = await listCheckerWith(services);
  /** @type {List[]} */
  const lists = [];
  const factions = new Set();
  for (const entry of entries) {
    if (entry.state === null) continue;
    const pointsLimit = battleLimit(entry.statedPoints);
    await sleep(PAUSE);
    const checked = await checker.check(entry.path, entry.edition, entry.state, pointsLimit);
    if (checked === null || checked.text === '') continue;
    const { report, text, milliseconds } = checked;
    const { faction } = report.army;
    if (faction !== null && !factions.has(faction)) cold[factions.size === 0 ? 'release' : 'faction'].push(milliseconds);
    if (faction !== null) factions.add(faction);
    const score = scoreOf(entry, checked);
    const points = score.total.stated ?? score.total.computed ?? 0;
    if (score.recognised && points >= SMALLEST)
      lists.push({ file: entry.file, text, label: entry.state.label, edition: entry.edition, pointsLimit });
  }
  return lists;
}

/** @param {Awaited<ReturnType<typeof checkWith>>} check */
function stopwatch(check) {
  /** @type {{ release: number[], faction: number[] }} */
  const cold = { release: [], faction: [] };
  /** For each list the median of its rounds. @type {number[]} */
  const warm = [];
  /** @type {number[]} */
  const runs = [];
  /** @type {Map<string, unknown>} */
  const reports = new Map();
  /** Milliseconds a list in each phase, summed over the lists. @type {Map<string, number>} */
  const phases = new Map();

  /** @param {readonly List[]} lists */
  const time = async (lists) => {
    /** @type {number[][]} */
    const times = lists.map(() => []);
    for (let round = 0; round < OPENING; round += 1) for (const list of lists) await check(list);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, list] of lists.entries()) {
        const { report, milliseconds } = await check(list);
        times[at]?.push(milliseconds);
        reports.set(list.text, report);
      }
    runs.push(...times.flat());
    const medians = times.map(median);
    warm.push(...medians);
    if (lists.length === 0) return;
    const shares = await phasesOf(async () => {
      for (let round = 0; round < PROFILED; round += 1) for (const list of lists) await check(list);
    });
    const sum = medians.reduce((total, one) => total + one, 0);
    for (const [phase, share] of shares) phases.set(phase, (phases.get(phase) ?? 0) + share * sum);
  };
  return { cold, warm, runs, reports, phases, time };
}

/** @param {Figures} figures */
function tell({ cold, warm, runs, reports, phases }) {
  const ms = (/** @type {number} */ value) => `${value.toFixed(2)} ms`.padStart(11);
  say(`${warm.length} lists, ${reports.size} distinct texts, checksum of their reports ${checksumOf([...reports.values()])}`);
  say(`warm, ${ROUNDS} rounds      median      p99  longest`);
  say(`by list   ${[median(warm), quantile(warm, 0.99), Math.max(0, ...warm)].map(ms).join('')}`);
  say(`each run  ${[median(runs), quantile(runs, 0.99), Math.max(0, ...runs)].map(ms).join('')}`);
  say('phase (share of the profile of the mean list)');
  const all = [...phases.values()].reduce((sum, one) => sum + one, 0);
  for (const phase of PHASES) {
    const spent = phases.get(phase) ?? 0;
    say(`  ${phase.padEnd(16)}${ms(spent / Math.max(1, warm.length))} ${((100 * spent) / all).toFixed(1).padStart(6)} %`);
  }
  say(`cold                        times     median    longest  over ${COLD} ms`);
  for (const [name, times] of Object.entries({ 'first list of a release': cold.release, 'first of a further faction': cold.faction }))
    say(
      `  ${name.padEnd(26)}${String(times.length).padStart(5)}${ms(median(times))}${ms(Math.max(0, ...times))}${String(times.filter((time) => time > COLD).length).padStart(13)}`,
    );
}

await bench();

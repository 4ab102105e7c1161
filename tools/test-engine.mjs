// npm run test:engine: checks every real list and roster (MUSTER_DATA) with the services of the server and with the bundled engine, in Node and
// in a headless browser, and compares the reports as JSON. Each list is checked under the data of its day, which is imported once into the
// database of MUSTER_HOME or DATABASE_URL, else under the newest data of its edition. Then, under each of these releases, armies are edited at
// random with the server's code and with the bundled builder, and each document and each report are compared. Ends with a line of figures, and
// with exit code 1 if an answer differs or a limit is exceeded. `node tools/test-engine.mjs [edition or part of a release's label]`
import './runtime.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressInBuild, buildModules } from './build.mjs';
import { quantile, rounded, say, sayLoad, skip } from './bench/figures.mjs';
import { data, hasRealData } from './bench/real-data.mjs';
import { openMigratedDatabase } from './database.mjs';
import { bundledEngine, LARGEST_MODULE, zippedSize } from './engine-package.mjs';
import { casesByRelease, serverReports, subjectAt } from './engine/cases.mjs';
import { firstDifference } from './engine/first-difference.mjs';
import { openEngineInBrowser } from './engine/in-browser.mjs';
import { openEngineInNode } from './engine/in-node.mjs';
import { filesOfRelease } from './engine/files-of-release.mjs';
import { replayedEverywhere } from './engine/replayed-everywhere.mjs';

const LONGEST_WARM_MS = 5;
const LONGEST_LOAD_MS = 1_000;
const LONGEST_EDIT_MS = 10;
/** Edits of each random army, and factions of each release that have one. */
const [EDITS, FACTIONS] = [24, 3];

async function run() {
  if (!hasRealData()) return skip('engine', `there is no real data in ${data} (MUSTER_DATA names another folder).`);
  await buildModules();
  // The builder is a superset of the checks; both are measured, and each is compared as an app would load it.
  const [code, builder] = [await bundledEngine(), await bundledEngine('builder')];
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-engine-'));
  const written = (/** @type {string} */ name, /** @type {string} */ text) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return { code: text, module: pathToFileURL(file).href };
  };
  const bundles = { engine: written('engine.mjs', code), builder: written('builder.mjs', builder) };
  /** @type {typeof import('../apps/cli/src/services.js')} */
  const { withServices } = await import(addressInBuild('apps/cli/src/services.js'));
  const database = await openMigratedDatabase();
  process.env.DATABASE_URL = database.url;
  try {
    await withServices((services) => compare(services, bundles));
  } finally {
    await database.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('../apps/cli/src/services.js').Services} services
 * @param {import('./engine/in-browser.mjs').Bundles} bundles
 */
async function compare(services, bundles) {
  const files = await filesOfRelease(services.releases);
  const reportOf = await serverReports(services);
  const inNode = await openEngineInNode(bundles, files);
  const inBrowser = await openEngineInBrowser(bundles, files);
  if (!inBrowser) say('No browser was found (CHROMIUM names one): the engine is compared in Node only.');
  const places = [{ name: 'Node', engine: inNode }, ...(inBrowser ? [{ name: 'browser', engine: inBrowser }] : [])];
  sayLoad('before');
  /** @type {{ readonly name: string, readonly figures: ReturnType<typeof newFigures> }[]} */
  const results = places.map(({ name }) => ({ name, figures: newFigures() }));
  let lists = 0;
  let equal = 0;
  /** @type {Awaited<ReturnType<typeof replayedEverywhere>>[]} */
  const edits = [];
  try {
    for (const { label, edition, others, paths } of await casesByRelease(services, process.argv[2])) {
      for (const file of paths) {
        const subject = await subjectAt(file);
        const report = await reportOf(subject, edition, label);
        lists += 1;
        const differing = [];
        for (const [at, place] of places.entries()) {
          const answer = await place.engine.check(subject, { edition, release: label, others });
          const figures = results[at]?.figures;
          figures?.warm.push(answer.warmMs);
          figures?.loads.push(...answer.loads);
          if (answer.json !== report) differing.push(`${place.name}: ${firstDifference(report, answer.json)}`);
        }
        if (differing.length === 0) equal += 1;
        else say(`${path.basename(file)} differs under ${label} in ${differing.join('\n  in ')}`);
      }
      for (const { engine } of places) await engine.forget();
      edits.push(await replayedEverywhere(services, label, places, { edits: EDITS, factions: FACTIONS }));
      process.stderr.write(`${label}: ${paths.length} lists, ${equal} of ${lists} equal so far\n`);
    }
  } finally {
    for (const { engine } of places) await engine.close();
  }
  sayLoad('after');
  tell(results, files.sizes());
  const { warm = [], loads = [] } = results.at(-1)?.figures ?? {};
  const [gzip, builderGzip] = [zippedSize(bundles.engine.code), zippedSize(bundles.builder.code)];
  const answers = edits.reduce((sum, one) => sum + one.answers, 0);
  const sameAnswers = edits.reduce((sum, one) => sum + one.equal, 0);
  const editMs = rounded(
    quantile(
      edits.flatMap(({ ms }) => ms),
      0.5,
    ),
  );
  const loadMs = Math.max(0, ...loads.map(({ ms }) => ms));
  const warmMs = rounded(quantile(warm, 0.5));
  const isLarge = Math.max(gzip, builderGzip) > LARGEST_MODULE;
  const isSlow = warmMs > LONGEST_WARM_MS || loadMs > LONGEST_LOAD_MS || editMs > LONGEST_EDIT_MS;
  if (equal < lists || sameAnswers < answers || isLarge || isSlow) process.exitCode = 1;
  const sizes = { gzipKB: rounded(gzip / 1024), builderKB: rounded(builderGzip / 1024) };
  say(JSON.stringify({ ...sizes, lists, equal, warmMs, answers, sameAnswers, editMs }));
}

/** Warm checks in milliseconds, and files with the time until their first check was done. */
const newFigures = () => ({ warm: /** @type {number[]} */ ([]), loads: /** @type {{ name: string, ms: number }[]} */ ([]) });

/**
 * @param {readonly { readonly name: string, readonly figures: ReturnType<typeof newFigures> }[]} results
 * @param {readonly { readonly name: string, readonly bytes: number }[]} sizes
 */
function tell(results, sizes) {
  say('            warm median      p95  longest    load median   longest (which)');
  for (const { name, figures } of results) {
    const { warm, loads } = figures;
    const times = loads.map(({ ms }) => ms);
    const slowest = loads.toSorted((a, b) => b.ms - a.ms)[0];
    const cells = [quantile(warm, 0.5), quantile(warm, 0.95), Math.max(0, ...warm), quantile(times, 0.5), slowest?.ms ?? 0];
    say(`${name.padEnd(10)}${cells.map((ms) => `${ms.toFixed(1)} ms`.padStart(11)).join('')} (${slowest?.name ?? 'none'})`);
  }
  const bytes = sizes.map((one) => one.bytes);
  const kilobytes = (/** @type {number} */ value) => `${Math.round(value / 1024)} KB`;
  say(`files     ${sizes.length}, median ${kilobytes(quantile(bytes, 0.5))}, largest ${kilobytes(Math.max(0, ...bytes))}`);
}

await run();

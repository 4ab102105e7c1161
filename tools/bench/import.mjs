// Measures an import: its time divided by the time of only parsing the same files with the same parser, and its memory. Each is measured
// in a separate process, as the command line runs it, on an empty database; then the same data again, where nothing is to import. `node tools/bench/import.mjs [folder or .zip] [edition]`
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressInBuild, buildModules } from '../build.mjs';
import { joinEmbeddedPostgres } from '../postgres/embedded-postgres.mjs';
import { migrate } from '../prisma/migrations.mjs';
import { checksumOf, median, rounded, say, sayLoad, sayResult, skip } from './figures.mjs';
import { data } from './real-data.mjs';

const ROUNDS = 5;
const MAX_RATIO = 10;
const MAX_MEGABYTES = 400;
const MAX_SECONDS_UNCHANGED = 2;

const [, , location = path.join(data, 'wh40k-10e'), edition = '10e', work] = process.argv;

/**
 * Seconds of processor time of this process. On a busy machine, elapsed time would include the work of other processes.
 * @param {NodeJS.CpuUsage} before
 */
const processorSince = (before) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};
const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1024);

async function parse() {
  const { SaxesParser } = await import('saxes');
  const { source } = await opened();
  const texts = [];
  for (const file of source.files) texts.push(Buffer.from(await file.bytes()).toString('utf8'));
  const started = performance.now();
  const before = process.cpuUsage();
  for (const text of texts) {
    const parser = new SaxesParser();
    parser.on('opentag', () => undefined);
    parser.on('text', () => undefined);
    parser.write(text).close();
  }
  return { seconds: (performance.now() - started) / 1000, processor: processorSince(before), files: texts.length };
}

async function runImport() {
  await import('reflect-metadata');
  const { NestFactory } = await import('@nestjs/core');
  const { publishing, source } = await opened();
  /** @type {typeof import('../../libs/persistence/src/index.js')} */
  const { PersistenceModule } = await import(addressInBuild('libs/persistence/src/index.js'));
  const imports = [PersistenceModule.forRoot({ applicationName: 'muster bench' }), publishing.PublishingModule];
  const context = await NestFactory.createApplicationContext({ module: class {}, imports }, { logger: ['error'] });
  const started = performance.now();
  const before = process.cpuUsage();
  /** @type {Record<string, number>} */
  const stages = {};
  let stage = '';
  let since = started;
  /** @param {string} next */
  const onProgress = (next) => {
    if (next === stage) return;
    if (stage !== '') stages[stage] = rounded((performance.now() - since) / 1000);
    [stage, since] = [next, performance.now()];
  };
  const request = {
    edition: toEdition(edition),
    label: 'bench',
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source,
    actor: { name: 'bench' },
  };
  const result = await context.get(publishing.ImportService).import(request, onProgress);
  const seconds = (performance.now() - started) / 1000;
  const processor = processorSince(before);
  await context.close();
  return { seconds, processor, outcome: result.outcome, diagnostics: result.diagnostics.length, megabytes: megabytes(), stages };
}

async function opened() {
  /** @type {typeof import('../../libs/publishing/src/index.js')} */
  const publishing = await import(addressInBuild('libs/publishing/src/index.js'));
  const source = await publishing.openSource(location);
  if (!source) throw new Error(`There is nothing at ${location}.`);
  return { publishing, source };
}

/** @param {string} text @returns {import('../../libs/roster/src/index.js').EditionId} */
function toEdition(text) {
  if (text === '8e' || text === '9e' || text === '10e') return text;
  throw new Error(`${text} is no edition.`);
}

/** @param {string} what @param {NodeJS.ProcessEnv} [env] */
async function inProcess(what, env = {}) {
  /** @type {typeof import('../../libs/publishing/src/import/import-options.js')} */
  const { IMPORT_OPTIONS } = await import(addressInBuild('libs/publishing/src/import/import-options.js'));
  const options = what === 'import' ? IMPORT_OPTIONS : [];
  const done = spawnSync(process.execPath, [...options, import.meta.filename, location, edition, what], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`${what} failed.`);
  /** @type {Record<string, any>} */
  const answer = JSON.parse(done.stdout);
  return answer;
}

/** Imports into a new, empty database, and again into the same. @returns {Promise<Record<string, any>>} */
async function freshImport() {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  const database = await joinEmbeddedPostgres({ folder, ephemeral: true });
  try {
    await migrate(database.url);
    const first = await inProcess('import', { DATABASE_URL: database.url });
    return { ...first, again: await inProcess('import', { DATABASE_URL: database.url }) };
  } finally {
    await database.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bench() {
  if (!existsSync(location)) return skip('import', `there is nothing at ${location} (MUSTER_DATA names another folder).`);
  await buildModules();
  sayLoad('before');
  /** @type {Record<string, any>[]} */
  const parsings = [];
  /** @type {Record<string, any>[]} */
  const rounds = [];
  // In turn, because the speed of a shared machine changes.
  for (let round = 0; round < ROUNDS; round += 1) {
    parsings.push(await inProcess('parse'));
    rounds.push(await freshImport());
  }
  const line = (/** @type {'seconds' | 'processor'} */ unit, /** @type {string} */ name) => {
    const parsing = median(parsings.map((one) => one[unit]));
    const importing = median(rounds.map((one) => one[unit]));
    const ratio = rounded(importing / parsing);
    say(`${name}: only parsing ${rounded(parsing)} s, import ${rounded(importing)} s, ratio ${ratio} (at most ${MAX_RATIO})`);
    return ratio;
  };
  const again = median(rounds.map((one) => one.again.seconds));
  const peakMB = Math.max(...rounds.map((one) => one.megabytes));
  const answers = rounds.map(({ outcome, diagnostics, again: { outcome: unchanged } }) => ({ outcome, diagnostics, unchanged }));
  say(`${parsings[0]?.files} files, checksum of the outcomes ${checksumOf(answers)}: ${JSON.stringify(answers[0])}`);
  say(`stages of the last import, in seconds: ${JSON.stringify(rounds.at(-1)?.stages)}`);
  line('seconds', 'by the clock');
  const ratio = line('processor', 'processor time');
  say(`the same data again: ${rounded(again)} s (at most ${MAX_SECONDS_UNCHANGED})`);
  say(`resident at most ${peakMB} MB (at most ${MAX_MEGABYTES} MB)`);
  sayLoad('after');
  sayResult({ bench: 'import', ratio, peakMB, againSeconds: rounded(again) });
}

if (work === 'parse') process.stdout.write(JSON.stringify(await parse()));
else if (work === 'import') process.stdout.write(JSON.stringify(await runImport()));
else await bench();

// npm run drill -- NAME|all|guards [--short] [--without GUARD]: runs drills, which hurt a running Muster on purpose and then look for what was
// lost. Each is a spec on real parts; the long form repeats more often. `--without` runs a drill with a guard taken out; `guards` does so
// with every guard (or those named after it), and each drill has to fail. The last line counts them. docs/drills.md says what each one shows.
import './runtime.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DRILLS } from './drills/drills.mjs';
import { GUARDS } from './drills/guards.mjs';
import { WITHOUT } from './drills/without-guard.mjs';
import { repository } from './repository.mjs';

const WRONG_USAGE = 64;
const HOOK = pathToFileURL(path.join(repository, 'tools/drills/load-without-guard.mjs')).href;

const { values: options, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, without: { type: 'string' } },
  allowPositionals: true,
});
const [name = '', ...named] = positionals;
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** @param {string} text */
const say = (text) => void process.stdout.write(`${text}\n`);

/** @param {string} fault @returns {never} */
function refuse(fault) {
  process.stderr.write(`${fault}\n`);
  process.exit(WRONG_USAGE);
}

/** @template Item @param {Readonly<Record<string, Item>>} all @param {string} one @param {string} kind @returns {Item} */
const known = (all, one, kind) => all[one] ?? refuse(`There is no ${kind} "${one}"; there are: ${Object.keys(all).join(', ')}.`);

/** @param {readonly string[]} specs @param {NodeJS.ProcessEnv} env @param {readonly string[]} [more] */
const runSpecs = (specs, env, more = []) =>
  spawnSync(process.execPath, [vitest, 'run', ...specs, ...more], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', more.length > 0 ? 'ignore' : 'inherit', more.length > 0 ? 'ignore' : 'inherit'],
  }).status === 0;

/** @param {string} guard */
const environmentWithout = (guard) => ({
  [WITHOUT]: guard,
  NODE_OPTIONS: [process.env.NODE_OPTIONS ?? '', `--import=${HOOK}`].join(' ').trim(),
});

/** @param {string} drill @returns {boolean} whether everything held */
function holds(drill) {
  const { specs, short = {}, long = {} } = known(DRILLS, drill, 'drill');
  say(`== drill ${drill}${options.short ? ', short' : ''}${options.without ? `, without ${options.without}` : ''}`);
  return runSpecs(specs, { ...(options.short ? short : long), ...(options.without ? environmentWithout(options.without) : {}) });
}

/** A drill that cannot even begin proves nothing: a test of it has to fail. @param {string} guard @returns {boolean} */
function isMissed(guard) {
  const { spec } = known(GUARDS, guard, 'guard');
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-drill-guard-'));
  try {
    const report = path.join(folder, 'report.json');
    runSpecs([spec], environmentWithout(guard), ['--reporter=json', `--outputFile=${report}`]);
    const failed = JSON.parse(readFileSync(report, 'utf8'))
      .testResults.flatMap((/** @type {{ assertionResults: object[] }} */ { assertionResults }) => assertionResults)
      .filter((/** @type {{ status: string }} */ { status }) => status === 'failed');
    say(`without ${guard}: ${failed.length === 0 ? 'NOTHING FAILED' : `${failed.length} failed, first: ${failed[0].fullName}`}`);
    return failed.length > 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function machine() {
  const commit = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: repository, encoding: 'utf8' });
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  return `${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory}, Node ${process.versions.node}, commit ${commit.stdout?.trim() || 'unknown'}`;
}

if (options.without !== undefined) known(GUARDS, options.without, 'guard');
say(machine());
const isGuards = name === 'guards';
const all = Object.keys(isGuards ? GUARDS : DRILLS);
const chosen = isGuards ? (named.length > 0 ? named : all) : name === 'all' ? all : [name];
const failed = chosen.filter((one) => !(isGuards ? isMissed(one) : holds(one)));
if (failed.length > 0) say(`failed: ${failed.join(', ')}`);
say(`${chosen.length} drills, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

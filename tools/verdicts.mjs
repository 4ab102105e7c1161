// npm run -s verdicts > after.tsv: the verdict of every real list and roster file below MUSTER_DATA, each under the data of its own day where that is known,
// else under the newest state of its edition. One line each: a hash of the file, edition, release, verdict, points, errors and review reasons by code.
// Files are named by hash alone, so that the result can be kept in the repository: docs/baseline/ has that of version 0.1.0.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository.mjs';

const data = path.resolve(process.env.MUSTER_DATA || path.join(repository, '../shared/data'));
/** Another checkout can be measured with the same lists: MUSTER_CHECKOUT. */
const checkout = path.resolve(process.env.MUSTER_CHECKOUT || repository);
/** The newest state of each edition: source and label. */
const NEWEST = { '8e': ['wh40k-8e-*.zip', '8e-newest'], '9e': ['wh40k-9e', '9e-newest'], '10e': ['wh40k-10e', '10e-newest'] };
const BATCH = 40;
const UNKNOWN_RELEASE = 64;

/** @param {readonly string[]} args */
function muster(args) {
  const ran = spawnSync('npm', ['run', '-s', 'muster', '--', ...args], { cwd: checkout, encoding: 'utf8', maxBuffer: 2 ** 30 });
  return { status: ran.status, out: ran.stdout, said: ran.stderr };
}

/** @typedef {{ readonly file: string, readonly edition: string, readonly source: string, readonly label: string }} Job */

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** @param {string} folder @returns {readonly { readonly [key: string]: any }[]} */
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(data, folder, 'manifest.json'), 'utf8'));

/** @param {string} edition @param {string} file @returns {Job[]} */
function underNewest(edition, file) {
  const [pattern, label] = NEWEST[/** @type {keyof typeof NEWEST} */ (edition)] ?? [];
  const source = pattern && globSync(pattern, { cwd: data })[0];
  return source && label ? [{ file, edition, source: path.join(data, source), label }] : [];
}

/** @returns {readonly Job[]} */
function jobs() {
  const tournaments = manifestOf('tournament-lists').flatMap(({ file, edition, state }) =>
    state && edition !== '11e'
      ? [{ file: path.join(data, 'tournament-lists', file), edition, source: path.join(data, state), label: path.basename(state, '.zip') }]
      : [],
  );
  const community = manifestOf('community-lists').flatMap(({ file, edition }) =>
    underNewest(edition, path.join(data, 'community-lists', file)),
  );
  const lists = globSync('lists/*', { cwd: data }).flatMap((file) =>
    underNewest(path.basename(file).split('-')[0] ?? '', path.join(data, file)),
  );
  const rosters = manifestOf('rosters').flatMap(({ roster, edition }) =>
    underNewest(edition, path.join(data, 'rosters/rosters', path.basename(roster))),
  );
  return [...tournaments, ...community, ...lists, ...rosters].filter(({ file }) => existsSync(file));
}

/** @param {readonly { readonly code: string }[]} things */
function countedCodes(things) {
  const counts = Map.groupBy(things, ({ code }) => code);
  return (
    [...counts]
      .map(([code, { length }]) => `${code}:${length}`)
      .toSorted()
      .join(' ') || '-'
  );
}

/** @param {Job} job @param {any} report */
function line({ file, edition, label }, report) {
  const errors = (report?.findings ?? []).filter((/** @type {any} */ { severity }) => severity === 'error' || severity === 'ERROR');
  const points = `${report?.points?.stated ?? '-'}/${report?.points?.computed ?? '-'}`;
  return [
    hashOf(file),
    edition,
    label,
    report?.verdict ?? 'UNREADABLE',
    points,
    countedCodes(errors),
    countedCodes(report?.review ?? []),
  ].join('\t');
}

process.stdout.write('file\tedition\trelease\tverdict\tstated/computed\terrors\treview reasons\n');
/** The answers of one release to its lists, imported first where it is not there. @param {readonly Job[]} batch */
function check(batch) {
  const [{ edition, label, source } = { edition: '', label: '', source: '' }] = batch;
  const ask = () => muster(['check', ...batch.map(({ file }) => file), '--edition', edition, '--release', label, '--json']);
  const asked = ask();
  if (asked.status !== UNKNOWN_RELEASE) return asked.out;
  const imported = muster(['import', 'battlescribe', source, '--edition', edition, '--label', label, '--effective', '2000-01-01']);
  if (imported.status !== 0) process.stderr.write(`${label}: ${imported.said.trim().split('\n').at(-1)}\n`);
  return ask().out;
}

for (const ofRelease of Map.groupBy(jobs(), ({ label }) => label).values()) {
  for (let from = 0; from < ofRelease.length; from += BATCH) {
    const batch = ofRelease.slice(from, from + BATCH);
    const rows = check(batch).split('\n').filter(Boolean);
    const reports = new Map(rows.map((row) => JSON.parse(row)).map((report) => [report.source, report]));
    for (const job of batch) process.stdout.write(`${line(job, reports.get(job.file))}\n`);
  }
}

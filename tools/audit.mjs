// npm run audit: looks for known weaknesses in the packages that run in production. The lockfile is always checked: exact versions, a hash for
// each package, none that its author has withdrawn. Then the registry is asked, as `npm audit` does. A finding of at least moderate severity
// fails unless tools/audit-decisions.json has its id with a reason and the last day on which the reason holds. Where the registry does not
// answer this question, that is said, and is no failure but with --answered.
// node tools/audit.mjs FOLDER checks another folder, with the file audit-decisions.json in it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from './repository.mjs';

/** @typedef {Readonly<Record<string, string>>} Wanted */
/**
 * A package in the lockfile.
 * @typedef {{ readonly version?: string, readonly integrity?: string, readonly deprecated?: string, readonly dev?: boolean, readonly devOptional?: boolean,
 *   readonly link?: boolean, readonly dependencies?: Wanted, readonly devDependencies?: Wanted, readonly optionalDependencies?: Wanted }} Locked
 */
/** @typedef {{ readonly url: string, readonly severity: string, readonly name: string, readonly title: string }} Advisory */
/**
 * What `npm audit --json` writes: a report, or an error with the address that did not answer in `message`.
 * @typedef {{ readonly auditReportVersion?: number, readonly message?: string, readonly error?: { readonly summary?: string },
 *   readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>> }} Report
 */

const { values, positionals } = parseArgs({ options: { answered: { type: 'boolean' } }, allowPositionals: true });
const [folder = repository] = positionals;
const decisionsFile = path.join(positionals.length > 0 ? folder : path.join(repository, 'tools'), 'audit-decisions.json');
const EXACT = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const ENDPOINT = '/-/npm/v1/security/';
const TIMEOUT = 20_000;

/** @type {string[]} */
const faults = [];
checkLockfile();
const decisions = readDecisions();
const told = askRegistry();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${told}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function checkLockfile() {
  /** @type {{ readonly packages: Readonly<Record<string, Locked>> }} */
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  for (const [place, locked] of Object.entries(packages)) {
    if (!place.includes('node_modules/')) checkWanted(place, locked);
    else if (!locked.dev && !locked.devOptional && !locked.link) checkLocked(place.split('node_modules/').at(-1) ?? '', locked);
  }
}

/** @param {string} place @param {Locked} own */
function checkWanted(place, { dependencies, devDependencies, optionalDependencies }) {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    if (!EXACT.test(version)) faults.push(`${path.join(place, 'package.json')} names no exact version of ${name}: ${version}.`);
}

/** @param {string} name @param {Locked} locked */
function checkLocked(name, { version, integrity, deprecated }) {
  if (!EXACT.test(version ?? '')) faults.push(`The lockfile has no exact version of ${name}.`);
  if (!integrity?.startsWith('sha512-')) faults.push(`The lockfile has no SHA-512 hash of ${name}.`);
  if (deprecated !== undefined) faults.push(`${name} ${version} was withdrawn by its author: ${deprecated}`);
}

/** @returns {ReadonlySet<string>} the ids whose decision holds today */
function readDecisions() {
  /** @type {Readonly<Record<string, { readonly reason?: string, readonly until?: string }>>} */
  const given = JSON.parse(readFileSync(decisionsFile, 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const holding = Object.entries(given).filter(([id, { reason = '', until = '' }]) => {
    const isWhole = reason.trim() !== '' && /^\d{4}-\d\d-\d\d$/.test(until);
    if (!isWhole) faults.push(`${path.basename(decisionsFile)}: ${id} needs a reason and a last day (until, as YYYY-MM-DD).`);
    else if (until < today)
      faults.push(`${path.basename(decisionsFile)}: the decision about ${id} ended on ${until}. Update the package, or decide anew.`);
    return isWhole && until >= today;
  });
  return new Set(holding.map(([id]) => id));
}

/** @returns {string} what came of it */
function askRegistry() {
  const audit = ['audit', '--omit=dev', '--package-lock-only', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT}`];
  const { stdout, stderr } = spawnSync('npm', audit, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, timeout: 6 * TIMEOUT });
  const report = reportIn(stdout);
  if (report?.auditReportVersion === 2 && report.vulnerabilities) return judge(report.vulnerabilities);
  const isUnanswered = report?.message?.includes(ENDPOINT) === true;
  if (isUnanswered && !values.answered) return `Known weaknesses were not looked for: no answer from the registry (${report.message}).`;
  faults.push(isUnanswered ? `The registry did not answer: ${report.message}` : `npm audit failed: ${report?.error?.summary ?? stderr}`);
  return 'Known weaknesses were not looked for.';
}

/** @param {string} text @returns {Report | null} */
function reportIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {NonNullable<Report['vulnerabilities']>} found */
function judge(found) {
  const advisories = Object.values(found).flatMap(({ via }) => via.flatMap((cause) => (typeof cause === 'string' ? [] : [cause])));
  const grave = [...new Map(advisories.map((advisory) => [idOf(advisory), advisory]))].filter(
    ([, { severity }]) => !['info', 'low'].includes(severity),
  );
  const undecided = grave.filter(([id]) => !decisions.has(id));
  for (const [id, { name, severity, title, url }] of undecided) faults.push(`${name}: ${title} (${severity}, ${id}, ${url})`);
  return `Known weaknesses in production packages: ${undecided.length} to act on, ${grave.length - undecided.length} decided.`;
}

/** @param {Advisory} advisory */
function idOf({ url }) {
  return url.split('/').at(-1) ?? url;
}

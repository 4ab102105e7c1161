// node tools/count-tests.mjs <failed npm scripts, separated by spaces> (<vitest's JSON report> <vitest's exit code>)...: prints the result
// of each test run, with what each failed test expected and got, and, alone on the last line, the total for CI. A failed script counts as
// one failure, and so does a run that failed without a failed test.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ status: string, fullName: string, duration?: number | null, failureMessages: string[] | null }} TestResult */
/** @typedef {{ status: string, name: string, assertionResults: TestResult[] }} FileResult */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileResult[] }} Report */

/** @param {string} file @returns {Report} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}

const messageLines = 12; // enough for what was expected and got, and where

/** @param {string} run @param {string} file @param {TestResult} test */
function described(run, file, { fullName, duration, failureMessages }) {
  const lines = (failureMessages ?? []).flatMap((message) => message.split('\n').slice(0, messageLines)).map((line) => `  ${line}`);
  return [`${run}: ${file}: ${fullName} (${Math.round(duration ?? 0)} ms)`, ...lines].join('\n');
}

/** @param {string} file @param {string} exit */
function count(file, exit) {
  const report = readReport(file);
  const name = path.basename(file, '.json');
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const failures = unloaded.map((result) => `${name}: ${result.name} did not load`);
  if (report.numPassedTests === 0) failures.push(`${name}: no test passed`);
  else if (exit !== '0' && report.numFailedTests + failures.length === 0) failures.push(`${name}: the test run failed`);
  const failedTests = report.testResults.flatMap((result) =>
    result.assertionResults.filter(({ status }) => status === 'failed').map((test) => described(name, result.name, test)),
  );
  return {
    name,
    details: [...failedTests, ...failures],
    passed: report.numPassedTests,
    failed: report.numFailedTests + failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
const totals = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

const [failedScripts = '', ...files] = process.argv.slice(2);
const runs = files.flatMap((file, at) => (at % 2 === 0 ? [count(file, files[at + 1] ?? '')] : []));
const failedChecks = failedScripts.split(' ').filter((script) => script !== '');
if (runs.length === 0) failedChecks.push('test');
const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => runs.reduce((total, run) => total + run[key], 0);
const total = { passed: sum('passed'), failed: sum('failed') + failedChecks.length, skipped: sum('skipped') };

for (const run of runs) process.stdout.write([...run.details, `${run.name}: ${totals(run)}`, ''].join('\n'));
for (const script of failedChecks) process.stdout.write(`npm run ${script} failed\n`);
process.stdout.write(`${totals(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

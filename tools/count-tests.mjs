// node tools/count-tests.mjs <vitest's JSON report> <vitest's exit code> <exit code of the checks before it>: prints the total CI ends with.
// A failed check counts as one failure, and so does a test run that failed without a failed test.
import { readFileSync } from 'node:fs';

const [file = '', testsExit, checksExit] = process.argv.slice(2);

/** @returns {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, name: string, assertionResults: unknown[] }[] }} */
function readReport() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}

const report = readReport();
const filesThatDidNotLoad = report.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
);
const failedTests = report.numFailedTests + filesThatDidNotLoad.length;
const failures = [
  ...filesThatDidNotLoad.map(({ name }) => `${name} did not load`),
  ...(testsExit !== '0' && failedTests === 0 ? ['the test run failed'] : []),
  ...(checksExit === '0' ? [] : ['npm run check:static failed']),
];
const failed = report.numFailedTests + failures.length;
const skipped = report.numPendingTests + report.numTodoTests;

for (const failure of failures) process.stdout.write(`${failure}\n`);
process.stdout.write(`${report.numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed === 0 && report.numPassedTests > 0 ? 0 : 1;

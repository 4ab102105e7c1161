import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Counts {
  readonly passed: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly unloaded?: readonly string[];
  readonly failures?: readonly string[];
}

function report(name: string, counts: Counts): string {
  const file = path.join(folder, `${name}.json`);
  const unloaded = (counts.unloaded ?? []).map((spec) => ({ name: spec, status: 'failed', assertionResults: [] }));
  const failures = (counts.failures ?? []).map((message) => ({
    status: 'failed',
    fullName: 'adds',
    duration: 12.4,
    failureMessages: [message],
  }));
  const passes = { status: 'passed', fullName: 'subtracts', duration: 1, failureMessages: [] };
  const testResults = [...unloaded, { name: 'sum.spec.ts', status: 'failed', assertionResults: [passes, ...failures] }];
  const { passed, failed = 0, skipped = 0 } = counts;
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: 0, testResults }),
  );
  return file;
}

function count(...words: readonly string[]): readonly [number | null, readonly string[]] {
  const { status, stdout } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, 'count-tests.mjs'), ...words], {
    encoding: 'utf8',
  });
  return [status, stdout.trimEnd().split('\n')];
}

describe('the total of CI', () => {
  it('adds up the runs and is alone on the last line', () => {
    const runs = [report('with-data', { passed: 30, skipped: 1 }), '0', report('without-data', { passed: 20, skipped: 11 }), '0'];
    expect(count('', ...runs)).toEqual([
      0,
      ['with-data: 30 passed, 0 failed, 1 skipped', 'without-data: 20 passed, 0 failed, 11 skipped', '50 passed, 0 failed, 12 skipped'],
    ]);
  });

  it('counts and describes failed checks, failed tests, files that did not load, and runs with errors outside a test', () => {
    const failures = ['expected 3 to be 2\n    at sum.spec.ts:7'];
    const broken = report('broken', { passed: 3, failed: 1, unloaded: ['a.spec.ts'], failures });
    const rejected = report('rejected', { passed: 4 });
    expect(count('check:static ', broken, '1', rejected, '1', path.join(folder, 'missing.json'), '1')).toEqual([
      1,
      [
        'broken: sum.spec.ts: adds (12 ms)',
        '  expected 3 to be 2',
        '      at sum.spec.ts:7',
        'broken: a.spec.ts did not load',
        'broken: 3 passed, 2 failed, 0 skipped',
        'rejected: the test run failed',
        'rejected: 4 passed, 1 failed, 0 skipped',
        'missing: no test passed',
        'missing: 0 passed, 1 failed, 0 skipped',
        'npm run check:static failed',
        '7 passed, 5 failed, 0 skipped',
      ],
    ]);
  });
});

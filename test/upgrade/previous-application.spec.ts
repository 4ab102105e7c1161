import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFolder } from '../../apps/api/src/platform/repository-folder.js';
import { PREVIOUS, RELEASED } from './migrating.js';

/** What the previous version does in the database, by its own tests. */
const SPECS = [
  ...['administration', 'rosters', 'affected-rosters'].map((name) => `test/api/${name}.spec.ts`),
  ...['submissions', 'review', 'webhooks'].map((name) => `test/events/${name}.spec.ts`),
  ...['bulk/job', 'bulk/api', 'aliases/stored-aliases', 'publishing/import', 'publishing/immutable'].map((name) => `test/${name}.spec.ts`),
];
const { commit } = RELEASED[PREVIOUS];
const hasHistory = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: repositoryFolder }).status === 0;
/** Installs what that version depends on and runs its tests, which takes minutes: only `npm run drill -- upgrade` sets it. */
const isWanted = process.env['MUSTER_DRILL_PREVIOUS'] === '1' && hasHistory;

it.skipIf(!isWanted)(`version ${PREVIOUS} passes its own tests on the current schema`, { timeout: 1_800_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-previous-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: repositoryFolder, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['x', '-C', folder], { input: archive });
    rmSync(path.join(folder, 'prisma/migrations'), { recursive: true });
    cpSync(path.join(repositoryFolder, 'prisma/migrations'), path.join(folder, 'prisma/migrations'), { recursive: true });
    const env = { ...process.env, MUSTER_DATA: folder, VITEST: '', VITEST_POOL_ID: '', VITEST_WORKER_ID: '' };
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder, env, stdio: 'ignore' });
    // A test that only ran out of time passes when it is repeated.
    const run = spawnSync('npx', ['vitest', 'run', '--project', 'database', '--retry=2', ...SPECS], { cwd: folder, env, encoding: 'utf8' });
    process.stdout.write(run.stdout + run.stderr);
    expect(run.status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

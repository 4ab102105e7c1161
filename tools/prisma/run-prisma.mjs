import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { repository } from '../repository.mjs';

/** Found when it is needed, because the image of the servers does not hold it. */
const commandLine = () => createRequire(import.meta.url).resolve('prisma/build/index.js');

/**
 * Runs a Prisma command without printing its output. If it fails, the error contains the output.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runPrisma(args, env = {}) {
  const quiet = { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' };
  const ran = spawnSync(process.execPath, [commandLine(), ...args], {
    cwd: repository,
    env: { ...process.env, ...quiet, ...env },
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`prisma ${args.join(' ')} failed:\n${ran.error?.message ?? `${ran.stdout}${ran.stderr}`.trim()}`);
  return ran.stdout;
}

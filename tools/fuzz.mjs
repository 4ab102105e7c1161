// npm run fuzz -- [target] [runs] [seed]: feeds large numbers of mutated inputs to a process with limited memory. Without a target, runs
// all of them one after the other. A failure names its seed. A target is a spec that reads FUZZ_RUNS and FUZZ_SEED.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from './repository.mjs';

const MEGABYTES = 1024;

/** @type {Readonly<Record<string, string>>} */
const TARGETS = {
  engine: 'libs/battlescribe/src/testing/fuzz.spec.ts',
  lists: 'libs/formats/src/testing/fuzz.spec.ts',
};

const [first = '', ...others] = process.argv.slice(2);
const isAll = first === '' || /^\d+$/.test(first);
const chosen = isAll ? Object.keys(TARGETS) : [first];
const [runs = '100000', seed = String(Date.now() % 2 ** 31)] = isAll && first !== '' ? [first, ...others] : others;

const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const env = { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, NODE_OPTIONS: `--max-old-space-size=${MEGABYTES}` };
for (const target of chosen) {
  const spec = TARGETS[target];
  if (spec === undefined) {
    process.stderr.write(`There is no target "${target}"; there are: ${Object.keys(TARGETS).join(', ')}.\n`);
    process.exitCode = 2;
    break;
  }
  process.stdout.write(`${target}: ${runs} runs, seed ${seed}\n`);
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', spec], { cwd: repository, env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

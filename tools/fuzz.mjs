// npm run fuzz -- [runs] [seed]: the evaluator on mutated data and rosters, in a process whose memory may not grow. A failure names its seed.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from './repository.mjs';

const [, , runs = '100000', seed = String(Date.now() % 2 ** 31)] = process.argv;
const MEGABYTES = 256;

process.stdout.write(`${runs} runs, seed ${seed}\n`);
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const args = [vitest, 'run', '--project', 'unit', 'libs/battlescribe/src/evaluate/fuzz.spec.ts'];
const env = { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, NODE_OPTIONS: `--max-old-space-size=${MEGABYTES}` };
const { status } = spawnSync(process.execPath, args, { cwd: repository, env, stdio: 'inherit' });
process.exitCode = status ?? 1;

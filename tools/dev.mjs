// npm run dev: like npm start, but sources are compiled when they are saved, and the api restarts if they compile without errors.
import './runtime.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildModules, moduleInBuild } from './build.mjs';
import { COMPILER, repository } from './repository.mjs';
import { say, serve } from './serve.mjs';

const API = moduleInBuild('apps/api/src/main.js');

/** The line that TypeScript prints at the end of each pass. */
const PASS_ENDS = /Found (\d+) errors?\. Watching for file changes/;

/**
 * Compiles into dist/modules and calls back after each pass except the first, which only repeats the build.
 * @param {(errors: number) => void} onPass
 */
function watchSources(onPass) {
  const args = [
    COMPILER,
    '--project',
    'tsconfig.build.json',
    '--outDir',
    moduleInBuild(''),
    '--watch',
    '--preserveWatchOutput',
    '--pretty',
    'false',
  ];
  const compiler = spawn(process.execPath, args, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  let passes = 0;
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const [, errors] = PASS_ENDS.exec(line) ?? [];
    if (errors === undefined) {
      if (/error TS/.test(line)) say(line);
      return;
    }
    passes += 1;
    if (passes === 1) say('Watching the sources.');
    else onPass(Number(errors));
  });
  return compiler;
}

/** Node's compile cache for the packages makes a restart faster by a sixth. */
const NODE_COMPILE_CACHE = path.join(repository, 'node_modules/.cache/muster-dev');

/** @param {import('./serve.mjs').Served} served */
function startApi({ env: given, onSpawn, onMessage }) {
  const env = { ...given, NODE_COMPILE_CACHE };
  const api = spawn(process.execPath, [API], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  if (api.pid !== undefined) onSpawn(api.pid);
  api.on('message', (message) => onMessage(message, (answer) => api.connected && api.send(answer)));
  return api;
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

await serve(buildModules, async (served) => {
  let api = startApi(served);
  /** @type {Promise<void>} */
  let restarted = Promise.resolve();
  const restart = async () => {
    await stop(api);
    api = startApi(served);
  };
  const compiler = watchSources((errors) => {
    if (errors === 0) restarted = restarted.then(restart);
    else say(`${errors} ${errors === 1 ? 'error' : 'errors'}: the api that runs is the one before.`);
  });
  await new Promise((resolve) => ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.once(signal, resolve)));
  await stop(compiler);
  await restarted;
  await stop(api);
  // The result is not a complete build, so the next command has to build.
  rmSync(path.join(repository, 'dist/.sources'), { force: true });
  return 0;
});

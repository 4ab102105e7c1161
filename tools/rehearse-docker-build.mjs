// node tools/rehearse-docker-build.mjs: follows the Dockerfile step by step where there is no Docker engine. Each stage is an empty folder, the
// build context is a clean checkout of HEAD, and the result runs as an unprivileged account against DATABASE_URL (or a throwaway server): it is
// migrated, becomes healthy and ready, and stops when asked. Base images, and so the system's own files, are not rehearsed.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCopy, readDockerfile } from './dockerfile.mjs';
import { joinEmbeddedPostgres } from './postgres/embedded-postgres.mjs';
import { unprivilegedAccount } from './postgres/unprivileged-account.mjs';
import { repository } from './repository.mjs';

const READY_PATIENCE_MS = 60_000;
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @param {string} command @param {readonly string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
function run(command, args, options) {
  const ran = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (ran.status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${ran.error?.message ?? `exit ${ran.status}`}`);
}

/** @param {string} workshop @returns {{ folder: string, env: NodeJS.ProcessEnv, command: string[] }} */
function build(workshop) {
  const context = path.join(workshop, 'context');
  run('git', ['clone', '--quiet', '--no-hardlinks', repository, context], {});
  let last = { folder: '', env: /** @type {NodeJS.ProcessEnv} */ ({}), command: /** @type {string[]} */ ([]) };
  for (const { name, steps } of readDockerfile(path.join(context, 'Dockerfile'))) {
    const root = path.join(workshop, name || 'final');
    /** @type {NodeJS.ProcessEnv} */
    const env = {};
    last = { folder: root, env, command: [] };
    for (const { instruction, text } of steps) {
      say(`${name || 'final'}: ${instruction} ${text}`);
      if (instruction === 'WORKDIR') mkdirSync((last.folder = path.join(root, text)), { recursive: true });
      if (instruction === 'ENV') for (const pair of text.split(' ')) env[pair.split('=')[0] ?? ''] = pair.slice(pair.indexOf('=') + 1);
      if (instruction === 'RUN') run('bash', ['-c', text], { cwd: last.folder, env: { PATH: process.env.PATH, HOME: workshop, ...env } });
      if (instruction === 'CMD') last.command = JSON.parse(text);
      if (instruction === 'COPY') copy(text, workshop, context, last.folder);
    }
  }
  return last;
}

/** @param {string} text @param {string} workshop @param {string} context @param {string} folder */
function copy(text, workshop, context, folder) {
  const { from, sources, target } = readCopy(text);
  for (const source of sources) {
    const origin = from ? path.join(workshop, from, source) : path.join(context, source);
    const isIntoFolder = target.endsWith('/') || sources.length > 1;
    cpSync(origin, path.join(folder, target, isIntoFolder && !statSync(origin).isDirectory() ? path.basename(source) : ''), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/** @param {{ folder: string, env: NodeJS.ProcessEnv, command: string[] }} image @param {string} databaseUrl */
async function tryOut({ folder, env: imageEnv, command }, databaseUrl) {
  const port = String(20_000 + (process.pid % 20_000));
  const env = { PATH: process.env.PATH, ...imageEnv, PORT: port, DATABASE_URL: databaseUrl };
  const as = { cwd: folder, env, ...unprivilegedAccount() };
  run('node', ['tools/migrate.mjs'], as);
  const [program = '', ...args] = command;
  const api = spawn(program, args, { ...as, stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = new Promise((resolve) => api.once('exit', (code, signal) => resolve(code ?? signal)));
  try {
    const ready = `http://127.0.0.1:${port}/health/ready`;
    for (const deadline = Date.now() + READY_PATIENCE_MS; !(await fetch(ready).catch(() => undefined))?.ok; await sleep(100))
      if (Date.now() > deadline || api.exitCode !== null) throw new Error('The api did not become ready.');
    run('node', ['tools/healthcheck.mjs'], as);
  } finally {
    api.kill('SIGTERM');
  }
  const code = await exited;
  if (code !== 0 && code !== 'SIGTERM') throw new Error(`The api ended with ${code} on SIGTERM.`);
}

const workshop = mkdtempSync(path.join(tmpdir(), 'muster-image-'));
chmodSync(workshop, 0o755);
const given = process.env.DATABASE_URL;
const server = given ? undefined : await joinEmbeddedPostgres({ folder: path.join(workshop, 'postgres'), ephemeral: true });
try {
  const image = build(workshop);
  await tryOut(image, given ?? server?.url ?? '');
  say('Rehearsed: every step ran, the result became ready, passed its health check and stopped when asked.');
} finally {
  await server?.leave();
  rmSync(workshop, { recursive: true, force: true });
}

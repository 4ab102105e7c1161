// node tools/rehearse-docker-build.mjs: follows the Dockerfile step by step on a machine without Docker. Each stage is an empty folder
// and the build context is a clean checkout of HEAD. The result runs as an unprivileged account against DATABASE_URL (or a throwaway
// server): the database is migrated, the command line answers, and api and worker start, become healthy and stop on request. Base images,
// and therefore the files of the operating system, are not tested.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCopy, readDockerfile } from './dockerfile.mjs';
import { joinEmbeddedPostgres } from './postgres/embedded-postgres.mjs';
import { unprivilegedAccount } from './postgres/unprivileged-account.mjs';
import { repository } from './repository.mjs';

const PATIENCE_MS = 60_000;
const WORKER_LIFE_MS = 5_000;
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
      if (instruction === 'RUN') run('bash', ['-c', text], { cwd: last.folder, env: { ...process.env, HOME: workshop, ...env } });
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
  const env = {
    PATH: process.env.PATH,
    ...imageEnv,
    PORT: port,
    DATABASE_URL: databaseUrl,
    MUSTER_IMPORT_DIR: folder,
    MUSTER_JOBS: 'elsewhere',
  };
  const as = { cwd: folder, env, ...unprivilegedAccount() };
  run('node', ['tools/migrate.mjs'], as);
  run('npm', ['run', '-s', 'muster', '--', 'releases'], as);
  await runUntil('api', command, as, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    return answer?.ok === true && spawnSync('node', ['tools/healthcheck.mjs'], as).status === 0;
  });
  const started = Date.now();
  await runUntil('worker', ['node', 'dist/apps/worker/src/main.js'], as, async () => Date.now() - started > WORKER_LIFE_MS);
}

/**
 * Runs a process until it is healthy, and then asks it to stop.
 * @param {string} name
 * @param {readonly string[]} command
 * @param {import('node:child_process').SpawnOptions} options
 * @param {() => Promise<boolean>} isWell
 */
async function runUntil(name, [program = '', ...args], options, isWell) {
  const running = spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = new Promise((resolve) => running.once('exit', (code, signal) => resolve(code ?? signal)));
  try {
    for (const deadline = Date.now() + PATIENCE_MS; !(await isWell()); await sleep(100))
      if (Date.now() > deadline || running.exitCode !== null) throw new Error(`The ${name} did not become well.`);
    if (running.exitCode !== null) throw new Error(`The ${name} ended by itself.`);
  } finally {
    running.kill('SIGTERM');
  }
  const code = await exited;
  if (code !== 0 && code !== 'SIGTERM') throw new Error(`The ${name} ended with ${code} on SIGTERM.`);
}

const workshop = mkdtempSync(path.join(tmpdir(), 'muster-image-'));
chmodSync(workshop, 0o755);
const given = process.env.DATABASE_URL;
const server = given ? undefined : await joinEmbeddedPostgres({ folder: path.join(workshop, 'postgres'), ephemeral: true });
try {
  const image = build(workshop);
  await tryOut(image, given ?? server?.url ?? '');
  say(
    'Rehearsed: every step ran; the command line answered; the api became ready and passed its health check; api and worker stopped when asked.',
  );
} finally {
  await server?.leave();
  rmSync(workshop, { recursive: true, force: true });
}

// node tools/rehearse-docker-build.mjs: follows the Dockerfile step by step on a machine without Docker. Each stage is an empty folder, or
// the stage that it continues, and the build context is a clean checkout of HEAD. The result must not be too large or hold Prisma's command
// line. It runs as an unprivileged account that can write nothing but /tmp, against DATABASE_URL (or a throwaway server): the database is
// migrated from the stage `migrate`, api and worker start, become healthy and stop on request, and the documented commands answer. Base
// images, and therefore the files of the operating system, are not tested.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCopy, readDockerfile } from './dockerfile.mjs';
import { joinEmbeddedPostgres } from './postgres/embedded-postgres.mjs';
import { unprivilegedAccount } from './postgres/unprivileged-account.mjs';
import { repository } from './repository.mjs';

const PATIENCE_MS = 60_000;
const WORKER_LIFE_MS = 5_000;
/** Megabytes of files beside the base image. */
const MOST_MB = 220;
const LIST = 'prisma/sample/lists/tidewright-harbour-watch-legal.txt';
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @param {string} command @param {readonly string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
function run(command, args, options) {
  const ran = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (ran.status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${ran.error?.message ?? `exit ${ran.status}`}`);
}

/** @typedef {{ root: string, folder: string, env: NodeJS.ProcessEnv, command: string[] }} Image */

/** The images by the names of their stages; the last one has no name. @param {string} workshop @returns {Readonly<Record<string, Image>>} */
function build(workshop) {
  const context = path.join(workshop, 'context');
  run('git', ['clone', '--quiet', '--no-hardlinks', repository, context], {});
  /** @type {Record<string, Image>} */
  const images = {};
  for (const { name, image, steps } of readDockerfile(path.join(context, 'Dockerfile'))) {
    const root = images[image]?.root ?? path.join(workshop, name || 'final');
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...images[image]?.env };
    /** @type {Image} */
    const last = { root, folder: images[image]?.folder ?? root, env, command: [] };
    images[name] = last;
    for (const { instruction, text } of steps) {
      say(`${name || 'final'}: ${instruction} ${text}`);
      if (instruction === 'WORKDIR') mkdirSync((last.folder = path.join(root, text)), { recursive: true });
      if (instruction === 'ENV') for (const pair of text.split(' ')) env[pair.split('=')[0] ?? ''] = pair.slice(pair.indexOf('=') + 1);
      if (instruction === 'RUN') run('bash', ['-c', text], { cwd: last.folder, env: { ...process.env, HOME: workshop, ...env } });
      if (instruction === 'CMD') last.command = JSON.parse(text);
      if (instruction === 'COPY') copy(text, workshop, context, last.folder);
    }
  }
  return images;
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

/** Bytes of all files below a folder. @param {string} folder @returns {number} */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((all, file) => {
    const entry = lstatSync(path.join(folder, file));
    return entry.isFile() ? all + entry.size : all;
  }, 0);

/** @param {Image} image */
function inspect({ root, folder }) {
  const megabytes = Math.round(sizeOf(root) / 1024 ** 2);
  say(`The image holds ${megabytes} MB of files beside its base; at most ${MOST_MB} are allowed.`);
  if (megabytes > MOST_MB) throw new Error('The image is too large.');
  if (existsSync(path.join(folder, 'node_modules/prisma'))) throw new Error('The image holds the command line of Prisma.');
}

/** @param {Image} image @param {Image} migrations @param {string} databaseUrl */
async function tryOut({ folder, env: imageEnv, command }, migrations, databaseUrl) {
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
  const [program = '', ...args] = migrations.command;
  run(program, args, { ...as, cwd: migrations.folder, env: { ...env, ...migrations.env } });
  await runUntil('api', command, as, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    return answer?.ok === true && spawnSync('node', ['tools/healthcheck.mjs'], as).status === 0;
  });
  for (const words of [['--help'], ['releases'], ['check', LIST]]) run('npm', ['run', '-s', 'muster', '--', ...words], as);
  const started = Date.now();
  await runUntil('worker', ['node', 'dist/programs/worker.js'], as, async () => Date.now() - started > WORKER_LIFE_MS);
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
  const { '': image, migrate } = build(workshop);
  if (!image || !migrate) throw new Error('The Dockerfile has no stage `migrate`, or no last stage without a name.');
  inspect(image);
  for (const { root } of [image, migrate]) run('chmod', ['-R', 'a-w,a+rX', root], {});
  await tryOut(image, migrate, given ?? server?.url ?? '');
  say(
    'Rehearsed: every step ran; the database was migrated; the api became ready and passed its health check; the commands answered; api and worker stopped when asked.',
  );
} finally {
  await server?.leave();
  run('chmod', ['-R', 'u+w', workshop], {});
  rmSync(workshop, { recursive: true, force: true });
}

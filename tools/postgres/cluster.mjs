// A PostgreSQL cluster on disk: creates it once, and starts, finds and stops its server.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStat } from './tenants.mjs';

/**
 * @typedef {object} Cluster
 * @property {string} folder the data folder; the cluster itself lies in it
 * @property {import('./unprivileged-account.mjs').Account} account
 * @property {import('./binaries.mjs').Binaries} binaries
 */

const STOP_PATIENCE_MS = 30_000;
/** None of the data must survive a crash, so nothing is forced to disk. */
const EPHEMERAL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_wal_size: '4GB' };

/** @param {Pick<Cluster, 'folder'>} cluster */
const home = ({ folder }) => path.join(folder, 'cluster');
/** @param {Pick<Cluster, 'folder'>} cluster */
const lockFile = (cluster) => path.join(home(cluster), 'postmaster.pid');
/** @param {Pick<Cluster, 'folder'>} cluster */
export const logFile = ({ folder }) => path.join(folder, 'postgres.log');
/** @param {Cluster} cluster */
const environment = ({ folder, account }) => ({ ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } });

/** @param {Cluster} cluster @param {number} port @param {string} database */
export function urlOf(cluster, port, database) {
  const password = readFileSync(path.join(home(cluster), 'muster-password'), 'utf8');
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Creates the cluster in a temporary folder and moves it into place, so that no other process sees an incomplete one.
 * @param {Cluster} cluster
 */
export function ensureCluster(cluster) {
  if (existsSync(path.join(home(cluster), 'PG_VERSION'))) return;
  const unfinished = `${home(cluster)}.${process.pid}`;
  const password = `${unfinished}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(password, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (cluster.account.uid !== undefined) chownSync(password, cluster.account.uid, cluster.account.gid ?? 0);
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8', '--no-sync'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const made = spawnSync(cluster.binaries.initdb, ['-D', unfinished, ...options, ...locale], { ...environment(cluster), encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`PostgreSQL's initdb failed: ${made.error?.message ?? made.stderr}`);
  renameSync(password, path.join(unfinished, 'muster-password'));
  if (existsSync(home(cluster))) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, home(cluster));
}

/**
 * Finds the server that runs on this cluster, whichever process started it. The lock file of a dead server is deleted only if its process
 * id now belongs to another program, because PostgreSQL would then refuse to start. Otherwise the file is kept, because PostgreSQL uses
 * it to find processes of the dead server that are still running.
 * @param {Pick<Cluster, 'folder'>} cluster
 */
export function findRunning(cluster) {
  let lines;
  try {
    lines = readFileSync(lockFile(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const stat = processStat(pid);
  const isPostgres = existsSync('/proc/self/stat') ? stat?.name === 'postgres' && stat.state !== 'Z' : true;
  if (isPostgres) return { pid, port: Number(lines[3]) };
  if (stat) rmSync(lockFile(cluster), { force: true });
  return undefined;
}

/**
 * Starts a server in a separate process group, so that Ctrl-C in a terminal reaches its users first.
 * @param {Cluster} cluster
 * @param {boolean} ephemeral
 * @param {number} [wanted] the port that the server used before
 */
export async function startServer(cluster, ephemeral, wanted) {
  const port = wanted ?? (await freePort());
  const log = openSync(logFile(cluster), 'a');
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '100', ...(ephemeral ? EPHEMERAL : {}) };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(cluster.binaries.postgres, ['-D', home(cluster), '-p', String(port), ...options], {
    ...environment(cluster),
    stdio: ['ignore', log, log],
    detached: true,
  });
  server.unref();
  closeSync(log); // the server has its own
  return { port, server };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Requests a fast shutdown (transactions are rolled back, everything is written) and waits until the server has ended.
 * @param {Pick<Cluster, 'folder'>} cluster
 */
export async function stopServer(cluster) {
  const running = findRunning(cluster);
  if (!running) return;
  try {
    process.kill(running.pid, 'SIGINT');
  } catch {
    return; // the process has ended in the meantime
  }
  for (const deadline = Date.now() + STOP_PATIENCE_MS; findRunning(cluster)?.pid === running.pid; await sleep(10))
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${running.pid}) did not stop; see ${logFile(cluster)}`);
}

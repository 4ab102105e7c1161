// A streaming replica of an embedded server, made with the low-level backup functions: the binaries have neither pg_basebackup nor pg_dump.
// See "Making a Base Backup Using the Low Level API" in PostgreSQL's manual.
import { appendFileSync, chownSync, copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.mjs';
import { logFile, startServer, stopServer, urlOf } from './cluster.mjs';
import { prepareDataFolder } from './data-folder.mjs';
import { unprivilegedAccount } from './unprivileged-account.mjs';

const START_PATIENCE_MS = 60_000;
/** What a backup leaves out: the running server's own files, and log that the replica fetches itself. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*pgsql_tmp.*)$/;

/**
 * @typedef {object} Replica
 * @property {string} url the database of the primary, on the replica
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop
 */

/**
 * Copies the cluster of a running embedded server and starts the copy as its streaming replica. The replica's slot on the primary keeps the
 * log that it has not received, also while it is stopped.
 * @param {{ readonly url: string, readonly folder: string }} primary
 * @param {string} asked the folder of the replica, which must be empty
 * @returns {Promise<Replica>}
 */
export async function makeReplica(primary, asked) {
  const account = unprivilegedAccount();
  const cluster = { account, folder: prepareDataFolder(asked, account), binaries: await findBinaries(account) };
  const home = path.join(cluster.folder, 'cluster');
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`SELECT pg_create_physical_replication_slot('replica', true)`);
    await client.query(`SELECT pg_backup_start('replica', true)`);
    copyFolder(path.join(primary.folder, 'cluster'), home, '', account);
    const { rows } = await client.query('SELECT labelfile, spcmapfile FROM pg_backup_stop()');
    const source = new URL(primary.url);
    const connection = `host=${source.hostname} port=${source.port} user=${source.username} password=${decodeURIComponent(source.password)}`;
    const files = { backup_label: rows[0].labelfile, 'standby.signal': '' };
    for (const [name, text] of Object.entries(files)) writeAs(path.join(home, name), text, account);
    appendFileSync(path.join(home, 'postgresql.auto.conf'), `\nprimary_conninfo = '${connection}'\nprimary_slot_name = 'replica'\n`);
  } finally {
    await client.end();
  }
  /** @type {number | undefined} */
  let port;
  const url = () => urlOf(cluster, port ?? 0, new URL(primary.url).pathname.slice(1));
  const start = async () => {
    port = (await startServer(cluster, false, port)).port;
    for (const end = performance.now() + START_PATIENCE_MS; performance.now() < end; await sleep(50)) if (await answers(url())) return;
    throw new Error(`The replica did not answer within ${START_PATIENCE_MS / 1000} s; see ${logFile(cluster)}`);
  };
  await start();
  const stop = () => stopServer(cluster);
  return { url: url(), start, stop };
}

/** @typedef {import('./unprivileged-account.mjs').Account} Account */

/** Files may vanish or change during the copy; the log repairs them. @param {string} from @param {string} to @param {string} at @param {Account} account */
function copyFolder(from, to, at, account) {
  const here = path.join(to, at);
  mkdirSync(here, { recursive: true, mode: 0o700 });
  own(here, account);
  for (const entry of readdirSync(path.join(from, at), { withFileTypes: true })) {
    const name = path.posix.join(at, entry.name);
    if (LEFT_OUT.test(name)) continue;
    if (entry.isDirectory()) copyFolder(from, to, name, account);
    else if (entry.isFile()) copyOne(path.join(from, name), path.join(to, name), account);
  }
}

/** @param {string} from @param {string} to @param {Account} account */
function copyOne(from, to, account) {
  try {
    copyFileSync(from, to);
    own(to, account);
  } catch (error) {
    if (lstatSync(from, { throwIfNoEntry: false })) throw error;
    rmSync(to, { force: true });
  }
}

/** @param {string} file @param {string} text @param {Account} account */
function writeAs(file, text, account) {
  writeFileSync(file, text, { mode: 0o600 });
  own(file, account);
}

/** @param {string} file @param {Account} account */
function own(file, { uid, gid }) {
  if (uid !== undefined) chownSync(file, uid, gid ?? 0);
}

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

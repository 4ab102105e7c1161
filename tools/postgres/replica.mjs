// A streaming replica of an embedded server.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.mjs';
import { copyCluster, writeAs } from './cluster-copy.mjs';
import { logFile, startServer, stopServer, urlOf } from './cluster.mjs';
import { prepareDataFolder } from './data-folder.mjs';
import { unprivilegedAccount } from './unprivileged-account.mjs';

const START_PATIENCE_MS = 60_000;
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
    await copyCluster(client, path.join(primary.folder, 'cluster'), home, account, { withLog: false });
    const source = new URL(primary.url);
    const connection = `host=${source.hostname} port=${source.port} user=${source.username} password=${decodeURIComponent(source.password)}`;
    writeAs(path.join(home, 'standby.signal'), '', account);
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

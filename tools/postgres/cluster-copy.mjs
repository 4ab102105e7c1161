// A copy of the cluster of a running server, made with the low-level backup functions: the embedded binaries have neither pg_basebackup nor
// pg_dump. See "Making a Base Backup Using the Low Level API" in PostgreSQL's manual.
import { chownSync, copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a copy leaves out: the running server's own files, and its log. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*pgsql_tmp.*)$/;

/**
 * Copies the cluster of a running server. The copy cannot start without the log since `label`'s checkpoint: from a replication slot, or
 * with `withLog` in the copy itself. The client's session must stay open and may have no other work.
 * @param {import('pg').Client} client
 * @param {string} from the cluster of the server
 * @param {string} to the folder of the copy, which is created
 * @param {Account} account the owner of the copied files
 * @param {{ readonly withLog: boolean }} how
 */
export async function copyCluster(client, from, to, account, { withLog }) {
  // The slot keeps the log that is written meanwhile, and ends with the session.
  if (withLog) await client.query(`SELECT pg_create_physical_replication_slot('copy_' || pg_backend_pid(), true, true)`);
  await client.query(`SELECT pg_backup_start('copy', true)`);
  copyFolder(from, to, '', account);
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
  writeAs(path.join(to, 'backup_label'), rows[0].labelfile, account);
  if (!withLog) return;
  for (const name of readdirSync(path.join(from, 'pg_wal')))
    if (/^[0-9A-F]{24}$/.test(name)) copyOne(path.join(from, 'pg_wal', name), path.join(to, 'pg_wal', name), account);
}

/** @typedef {import('./unprivileged-account.mjs').Account} Account */

/**
 * Files may vanish or change during the copy of a running server; the log repairs them.
 * @param {string} from @param {string} to @param {string} at the part of the folder to copy; empty for all
 * @param {Account} account @param {(name: string) => boolean} [isLeftOut]
 */
export function copyFolder(from, to, at, account, isLeftOut = (name) => LEFT_OUT.test(name)) {
  const here = path.join(to, at);
  mkdirSync(here, { recursive: true, mode: 0o700 });
  own(here, account);
  for (const entry of readdirSync(path.join(from, at), { withFileTypes: true })) {
    const name = path.posix.join(at, entry.name);
    if (isLeftOut(name)) continue;
    if (entry.isDirectory()) copyFolder(from, to, name, account, isLeftOut);
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
export function writeAs(file, text, account) {
  writeFileSync(file, text, { mode: 0o600 });
  own(file, account);
}

/** @param {string} file @param {Account} account */
function own(file, { uid, gid }) {
  if (uid !== undefined) chownSync(file, uid, gid ?? 0);
}

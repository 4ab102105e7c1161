// Backups of an embedded server: its cluster in a folder, with a list of the files and their hashes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { copyCluster, copyFolder } from './cluster-copy.mjs';
import { prepareDataFolder } from './data-folder.mjs';
import { unprivilegedAccount } from './unprivileged-account.mjs';

const LIST = 'backup.json';

/** @typedef {{ readonly madeAt: string, readonly postgres: string, readonly files: Readonly<Record<string, string>> }} Backup */

/**
 * Copies a running server, which goes on with its work. The copy is what was committed when it ended. It is made beside `to` and moved into
 * place, so that an interrupted backup is not taken for one.
 * @param {{ readonly url: string, readonly folder: string }} server
 * @param {string} to a folder that does not exist
 * @returns {Promise<Backup>}
 */
export async function backUp(server, to) {
  if (existsSync(to)) throw new Error(`${to} exists. Name a folder that does not: each backup has its own.`);
  const unfinished = `${to}.unfinished-${process.pid}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const cluster = path.join(unfinished, 'cluster');
    await copyCluster(client, path.join(server.folder, 'cluster'), cluster, {}, { withLog: true });
    const postgres = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
    const backup = { madeAt: new Date().toISOString(), postgres, files: hashesIn(cluster) };
    writeFileSync(path.join(unfinished, LIST), JSON.stringify(backup), { mode: 0o600 });
    renameSync(unfinished, to);
    return backup;
  } finally {
    await client.end();
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * Puts the cluster of a backup in a folder in which there is none. Throws if a file is missing or was changed, before anything is written.
 * @param {string} from @param {string} asked the folder of the embedded server
 * @returns {Backup}
 */
export function restore(from, asked) {
  const backup = readBackup(from);
  const account = unprivilegedAccount();
  const folder = prepareDataFolder(asked, account);
  const cluster = path.join(folder, 'cluster');
  if (existsSync(cluster))
    throw new Error(`${cluster} holds a database. Stop Muster and move that folder away first; nothing was overwritten.`);
  const unfinished = `${cluster}.unfinished-${process.pid}`;
  try {
    copyFolder(path.join(from, 'cluster'), unfinished, '', account, () => false);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return backup;
}

/** @param {string} from @returns {Backup} */
function readBackup(from) {
  const list = path.join(from, LIST);
  if (!existsSync(list)) throw new Error(`${from} holds no backup: ${LIST} is missing.`);
  /** @type {Backup} */
  const backup = JSON.parse(readFileSync(list, 'utf8'));
  const found = hashesIn(path.join(from, 'cluster'));
  const damaged = Object.keys({ ...backup.files, ...found }).filter((name) => backup.files[name] !== found[name]);
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.length} of its files differ, such as ${damaged[0]}.`);
  return backup;
}

/** The files of a folder with their SHA-256. @param {string} folder @returns {Readonly<Record<string, string>>} */
function hashesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    names.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

// The control file of a PostgreSQL cluster. A server that stops in order notes there that it did, and which transaction would be next.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} folder the data folder of the cluster */
export const controlFile = (folder) => path.join(folder, 'cluster/global/pg_control');

/** `ControlFileData` of PostgreSQL 18 on a 64-bit machine: the version of the format, the state of the cluster, and `nextXid` of its last checkpoint. */
const LAYOUT = { version: 8, state: 16, nextTransaction: 64, end: 72 };
const KNOWN_VERSION = 1800;
/** `DB_SHUTDOWNED`. Every other state means that a server runs or did not stop in order. */
const SHUT_DOWN = 1;

/**
 * What a stopped server left behind. Every change of stored data takes a number of a transaction, so nothing has changed while the next
 * number is the same. `hash` changes whenever a server starts or stops. Null if the server runs, if it did not stop in order, or if the
 * file cannot be read.
 * @param {string} folder
 */
export function readStopped(folder) {
  try {
    const bytes = readFileSync(controlFile(folder));
    const isKnown = bytes.length >= LAYOUT.end && bytes.readUInt32LE(LAYOUT.version) === KNOWN_VERSION;
    if (!isKnown || bytes.readInt32LE(LAYOUT.state) !== SHUT_DOWN) return null;
    return {
      nextTransaction: String(bytes.readBigUInt64LE(LAYOUT.nextTransaction)),
      hash: createHash('sha256').update(bytes).digest('hex'),
    };
  } catch {
    return null;
  }
}

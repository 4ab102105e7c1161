import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder } from './shared-folder.mjs';

/**
 * Returns a folder that the server may write to and creates it if necessary: the requested one, or (for root, if the server's account
 * cannot reach the parent) one in the shared folder, named after it.
 * @param {string} asked
 * @param {import('./unprivileged-account.mjs').Account} account
 */
export function prepareDataFolder(asked, account) {
  const folder = path.resolve(asked);
  mkdirSync(folder, { recursive: true });
  if (account.uid === undefined) {
    chmodSync(folder, 0o700);
    return folder;
  }
  own(folder, account);
  if (spawnSync('test', ['-w', folder], account).status === 0) return folder;
  const elsewhere = path.join(sharedFolder('data'), createHash('sha256').update(folder).digest('hex').slice(0, 24));
  mkdirSync(elsewhere, { recursive: true });
  own(elsewhere, account);
  return elsewhere;
}

/** @param {string} folder @param {import('./unprivileged-account.mjs').Account} account */
function own(folder, { uid = 0, gid = 0 }) {
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
}

import { lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/var/tmp/muster-root';

/**
 * A folder the unprivileged account can reach when the checkout is closed to it (as /root is). Only root comes here. /var/tmp is open to
 * everyone, so a folder somebody else made, or could write to, is refused: what lies in it would be run.
 * @param {string} name
 * @param {string} [root]
 */
export function sharedFolder(name, root = ROOT) {
  for (const folder of [root, path.join(root, name)]) {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    const found = lstatSync(folder);
    if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0)
      throw new Error(`${folder} was not made by this account or is open to others. Remove it, or set DATABASE_URL.`);
  }
  return path.join(root, name);
}

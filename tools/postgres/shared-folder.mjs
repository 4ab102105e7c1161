import { lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/var/tmp/muster-root';

/**
 * A folder that the unprivileged account can reach if it cannot reach the checkout (such as one in /root). Used only by root. /var/tmp is
 * writable for everyone, so a folder that another account created or can write to is refused, because its contents will be executed.
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

// PostgreSQL refuses to run as root. If we are root, it runs as an account that exists on every system; no account is created.
import { readFileSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** @typedef {{ readonly uid?: number, readonly gid?: number }} Account what child_process takes; empty means "as ourselves" */

/** @returns {Account} */
export function unprivilegedAccount() {
  if (!isRoot) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('Running as root, and there is neither a postgres nor a nobody account to run PostgreSQL. Set DATABASE_URL.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

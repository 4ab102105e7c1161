// Several commands may use one embedded server at once. Each creates a file named after its process, and the last one to leave stops the
// server.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return processState(pid) !== 'Z'; // a dead process that has not been reaped still answers the signal
}

/** The state and name of a process on Linux; undefined on other systems, or if there is no such process. @param {number} pid */
export function processStat(pid) {
  try {
    const found = /^\d+ \((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return found ? { name: found[1], state: found[2] } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
const processState = (pid) => processStat(pid)?.state;

/** @param {string} folder */
const tenantsOf = (folder) => path.join(folder, 'tenants');

/** Removes the files of processes that ended without leaving. @param {string} folder */
export function hasTenants(folder) {
  if (!existsSync(tenantsOf(folder))) return false;
  const tenants = readdirSync(tenantsOf(folder));
  const alive = tenants.filter((tenant) => isAlive(Number(tenant.split('-')[0])));
  for (const tenant of tenants) if (!alive.includes(tenant)) rmSync(path.join(tenantsOf(folder), tenant), { force: true });
  return alive.length > 0;
}

/** @param {string} folder @param {number} [pid] @returns {{ leave: () => boolean }} `leave` says whether nobody is left */
export function moveIn(folder, pid = process.pid) {
  const own = path.join(tenantsOf(folder), `${pid}-${randomBytes(6).toString('hex')}`);
  mkdirSync(tenantsOf(folder), { recursive: true });
  writeFileSync(own, '');
  return {
    leave() {
      rmSync(own, { force: true });
      return !hasTenants(folder);
    },
  };
}

// What is left of a server that was killed: its processes end by themselves, but not before the statement that each of them runs.
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Ends such processes as an immediate shutdown of PostgreSQL does, because no server starts beside them. Only Linux shows them. Returns
 * whether there were any.
 * @param {string} cluster the folder of the cluster
 */
export function endOrphans(cluster) {
  if (!existsSync('/proc/self/stat')) return false;
  const home = realpathSync(cluster);
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && read(() => readlinkSync(`/proc/${pid}/cwd`)) === home);
  // The children of a server that is just starting have a parent here; the server itself has another title.
  const orphans = all.filter((pid) => titleOf(pid).startsWith('postgres: ') && !all.includes(parentOf(pid)));
  for (const pid of orphans) read(() => process.kill(pid, 'SIGQUIT') && '');
  return orphans.length > 0;
}

/** @param {number} pid */
const titleOf = (pid) => read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));

/** @param {number} pid */
const parentOf = (pid) => Number(/^\d+ \(.*\) \w (\d+)/s.exec(read(() => readFileSync(`/proc/${pid}/stat`, 'utf8')))?.[1]);

/** The process may have ended in the meantime, or belong to somebody else. @param {() => string} look */
function read(look) {
  try {
    return look();
  } catch {
    return '';
  }
}

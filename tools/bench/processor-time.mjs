// The processor time that processes have used, which other load of the machine changes little.
import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that a process has used so far, in milliseconds; NaN if /proc does not show it. @param {number | undefined} pid */
export function processorTime(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user = 0, system = 0] = readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) * TICK_MS;
}

/**
 * Processor time that the processes of PostgreSQL that serve an application have used so far, by process id.
 * @param {string} databaseUrl
 * @param {string} application
 * @returns {Promise<ReadonlyMap<number, number>>}
 */
export async function databaseTime(databaseUrl, application) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [application]);
  await client.end();
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid)]));
}

/** The time used between the two, by old and new processes. @param {ReadonlyMap<number, number>} before @param {ReadonlyMap<number, number>} after */
export const usedBetween = (before, after) => [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);

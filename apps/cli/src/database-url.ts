import { askLauncher, hasLauncher, NoDatabase } from '#muster/settings';

/**
 * The URL of a migrated database: DATABASE_URL, or the database that the launcher (tools/muster.mjs) opens on the first request. The
 * launcher closes it when the command has ended.
 * @throws NoDatabase
 */
export async function databaseUrl(): Promise<string> {
  if (hasLauncher()) return (await askLauncher()).url;
  const url = process.env['DATABASE_URL'];
  if (!url) throw new NoDatabase('set DATABASE_URL, or run this with `npm run -s muster -- ...`');
  return url;
}

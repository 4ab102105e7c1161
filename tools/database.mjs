import path from 'node:path';
import { joinEmbeddedPostgres } from './postgres/embedded-postgres.mjs';
import { migrate } from './prisma/migrations.mjs';
import { dataHome } from './repository.mjs';

/**
 * Opens the database that every command uses: DATABASE_URL, or the embedded server of the data folder.
 * @typedef {import('./postgres/embedded-postgres.mjs').EmbeddedServer} EmbeddedServer
 * @returns {Promise<Pick<EmbeddedServer, 'url' | 'leave'> & Partial<EmbeddedServer>>}
 */
export async function openDatabase() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, leave: async () => undefined };
  return joinEmbeddedPostgres({ folder: path.join(dataHome, 'postgres') });
}

/** Opens the database like openDatabase, and also migrates it to the newest schema. */
export async function openMigratedDatabase() {
  const database = await openDatabase();
  try {
    await migrate(database.url);
    return database;
  } catch (error) {
    await database.leave();
    throw error;
  }
}

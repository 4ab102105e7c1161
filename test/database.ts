import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { administer, databaseUrl, dropDatabase } from './administer.js';

export interface TestDatabase {
  readonly url: string;
  /** Drops the database, even if it has open connections. */
  readonly drop: () => Promise<void>;
}

/**
 * Creates a migrated, empty database for one test file by copying the template of the run, which takes milliseconds, or a copy of another
 * database to which nothing is connected. Drop it in `afterAll`,
 * after closing everything that is connected to it. Databases that are not dropped are removed at the end of the run.
 */
export async function createTestDatabase(from?: TestDatabase): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const template = inject('testTemplate');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await administer(server, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(from ? nameOf(from) : template)}`),
  );
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) };
}

const nameOf = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { administer, databaseUrl, dropDatabase } from './administer.js';

export interface TestDatabase {
  readonly url: string;
  /** Drops it, also while connections to it are open. */
  readonly drop: () => Promise<void>;
}

/**
 * A migrated, empty database for one test file: a copy of the run's template, made in milliseconds. Drop it in `afterAll`, after closing what
 * is connected to it; what is not dropped goes with the run.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const template = inject('testTemplate');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await administer(server, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`),
  );
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) };
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { administer } from './administer.js';
import type { TestDatabase } from './database.js';

const MIGRATE = path.resolve(import.meta.dirname, '../tools/migrate.mjs');

/** An account of a database that may do what an api does, and no more. */
export interface ApiAccount {
  /** The database, as this account. */
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Makes the account, and gives it its rights as docs/operations.md says. */
export async function newApiAccount({ url }: Pick<TestDatabase, 'url'>): Promise<ApiAccount> {
  const address = new URL(url);
  const role = `${address.pathname.slice(1)}_api`;
  const name = pg.escapeIdentifier(role);
  await administer(url, (client) => client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'harbour'`));
  await promisify(execFile)(process.execPath, [MIGRATE, `--api-role=${role}`], { env: { ...process.env, DATABASE_URL: url } });
  [address.username, address.password] = [role, 'harbour'];
  const drop = async (): Promise<void> =>
    void (await administer(url, (client) => client.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`)));
  return { url: address.href, drop };
}

// The database adapter for the WebAssembly engine: @prisma/adapter-pg with two additions that migrations need.
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';

/** @typedef {import('@prisma/driver-adapter-utils').SqlDriverAdapter} SqlDriverAdapter */

const PG_CHAR = 18; // PostgreSQL's one-byte type "char", which the adapter does not know and the engine reads as Character
const PG_BPCHAR = 1042;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined); // a lost connection makes the current statement fail
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {string} url @returns {Promise<SqlDriverAdapter>} */
async function openAdapter(url) {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const charColumns = disguiseCharColumns(pool);
  const schema = new URL(url).searchParams.get('schema');
  const adapter = await new PrismaPg(pool, { disposeExternalPool: true, ...(schema ? { schema } : {}) }).connect();
  return {
    adapterName: adapter.adapterName,
    provider: adapter.provider,
    executeRaw: (query) => adapter.executeRaw(query),
    // The adapter's own executeScript splits at every ';', which breaks function bodies. Without parameters, PostgreSQL accepts a script
    // as a whole.
    executeScript: async (script) => void (await adapter.executeRaw({ sql: script, args: [], argTypes: [] })),
    queryRaw: async (query) => {
      const result = await adapter.queryRaw(query);
      for (const index of charColumns()) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    },
    startTransaction: (isolationLevel) => adapter.startTransaction(isolationLevel),
    getConnectionInfo: () => adapter.getConnectionInfo(),
    dispose: () => adapter.dispose(),
  };
}

/**
 * Presents "char" columns to the adapter as `char(n)`, which it can read.
 * @param {pg.Pool} pool
 * @returns {() => readonly number[]} the "char" columns of the last result
 */
function disguiseCharColumns(pool) {
  /** @type {number[]} */
  let charColumns = [];
  const query = pool.query.bind(pool);
  Reflect.set(pool, 'query', async (/** @type {unknown[]} */ ...args) => {
    /** @type {{ fields?: { dataTypeID: number }[] }} */
    const result = await Reflect.apply(query, pool, args);
    charColumns = [];
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== PG_CHAR) continue;
      field.dataTypeID = PG_BPCHAR;
      charColumns.push(index);
    }
    return result;
  });
  return () => charColumns;
}

/** Shadow databases for replaying the migrations that have not been dropped yet. @type {Set<() => Promise<unknown>>} */
const shadows = new Set();

export async function dropShadowDatabases() {
  for (const drop of shadows) await drop();
}

/**
 *
 * @param {string} url
 * @param {string | undefined} shadowUrl a database to use as the shadow; without one, a new one is created on the same server
 * @returns {import('@prisma/driver-adapter-utils').SqlMigrationAwareDriverAdapterFactory}
 */
export function migrationAdapterFactory(url, shadowUrl) {
  return {
    adapterName: '@prisma/adapter-pg',
    provider: 'postgres',
    connect: () => openAdapter(url),
    connectToShadowDb: () => (shadowUrl ? openAdapter(shadowUrl) : openShadow(url)),
  };
}

/** @param {string} url @returns {Promise<SqlDriverAdapter>} */
async function openShadow(url) {
  const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  await withClient(url, (client) => client.query(`CREATE DATABASE "${name}"`));
  const drop = () => withClient(url, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
  shadows.add(drop);
  const shadowUrl = new URL(url);
  shadowUrl.pathname = `/${name}`;
  const adapter = await openAdapter(shadowUrl.href);
  return {
    ...adapter,
    dispose: async () => {
      await adapter.dispose();
      await drop();
      shadows.delete(drop);
    },
  };
}

import pg from 'pg';

/** Runs `work` with a connection of its own to the server, and closes the connection afterwards. */
export async function administer<Result>(serverUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Drops a database, even if it has open connections. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await administer(serverUrl, (client) => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`));
}

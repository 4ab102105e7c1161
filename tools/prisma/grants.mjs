import pg from 'pg';

/** The schemas of Muster and of its queue. */
const SCHEMAS = 'public, pgboss';

/**
 * Lets an account of the database do what an api without jobs of its own does (`MUSTER_JOBS=elsewhere`): read and write rows. It owns nothing,
 * so it can change no table, switch off no trigger that keeps the audit log and what is published, and drop no partition.
 * @param {string} url of the owner's account
 * @param {string} role an account that exists
 */
export async function grantTo(url, role) {
  const client = new pg.Client({ connectionString: url, application_name: 'muster migration' });
  const to = pg.escapeIdentifier(role);
  await client.connect();
  try {
    await client.query(`BEGIN;
      GRANT USAGE ON SCHEMA ${SCHEMAS} TO ${to};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMAS} TO ${to};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${SCHEMAS} TO ${to};
      REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${to};
      COMMIT`);
  } finally {
    await client.end();
  }
}

// Databases with many stored rosters for npm run bench:builder, and the plans of the statements that read them.
import pg from 'pg';

/** Statements of an edit and of a list of rosters. `$1` is a roster's id, `$2` an account's. Both databases must plan them alike. */
export const STATEMENTS = {
  find: `SELECT id, document FROM roster WHERE id = $1 AND account_id = $2 AND user_id = ''`,
  change: `UPDATE roster SET name = name, revision = revision + 1 WHERE id = $1 AND account_id = $2 AND user_id = '' AND revision = 1
    AND NOT EXISTS (SELECT FROM roster_revision done WHERE done.roster_id = $1 AND done.request_key = 'a-request')`,
  list: `SELECT id FROM roster WHERE account_id = $2 AND user_id = '' AND archived_at IS NULL AND id <> $1 ORDER BY updated_at DESC, id DESC LIMIT 25`,
};

/** @param {string} databaseUrl @param {(client: pg.Client) => Promise<void>} work */
export async function withClient(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Adds an earlier release, because players save rosters under several releases. @param {pg.Client} client */
export const addEarlierRelease = (client) =>
  client.query(
    `INSERT INTO release SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'label', 'bench-before',
       'effective_from', r.effective_from - 90))).* FROM release r WHERE r.id = (SELECT release_id FROM roster LIMIT 1)`,
  );

/** Copies a roster into accounts of 100 each, half under the earlier release. @param {pg.Client} client @param {number} count */
export async function fill(client, count) {
  await client.query(
    `WITH owners AS (INSERT INTO account (role, name) SELECT 'player', 'filler' FROM generate_series(1, $1) RETURNING id),
       numbered AS (SELECT id, row_number() OVER () AS place FROM owners), one AS (SELECT * FROM roster ORDER BY length(document::text) LIMIT 1)
     INSERT INTO roster (account_id, user_id, edition, name, release_id, faction, verdict, points, points_limit, document)
     SELECT numbered.id, '', one.edition, 'Filler ' || n,
       CASE n % 2 WHEN 0 THEN one.release_id ELSE (SELECT id FROM release WHERE label = 'bench-before') END, one.faction, one.verdict, one.points, one.points_limit, one.document
     FROM one, generate_series(1, $2) AS n JOIN numbered ON numbered.place = n % $1 + 1`,
    [Math.max(1, Math.ceil(count / 100)), count],
  );
  await settle(client);
}

/** Does at once what PostgreSQL would do about so many new rows during the minutes after them. @param {pg.Client} client */
async function settle(client) {
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
}

/** @param {string} databaseUrl @returns {Promise<Record<string, string>>} */
export async function plans(databaseUrl) {
  /** @type {Record<string, string>} */
  const shapes = {};
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT id, account_id FROM roster ORDER BY created_at LIMIT 1');
    // PostgreSQL reads a table of a hundred rows completely. Disabling that shows which index it would use in a large table.
    await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off');
    for (const [name, text] of Object.entries(STATEMENTS)) {
      await client.query(`PREPARE bench_${name} (uuid, uuid) AS ${text}`);
      const plan = await client.query(`EXPLAIN (COSTS OFF) EXECUTE bench_${name} ('${rows[0].id}', '${rows[0].account_id}')`);
      shapes[name] = plan.rows.map((row) => row['QUERY PLAN'].replace(/'[^']*'::uuid/g, '?')).join('\n');
    }
  });
  return shapes;
}

/** What is stored once; the larger database has ten times as much. */
const ONCE = { releases: 4, rosters: 1_000, audit: 2_000 };
/** Revisions of each copied roster. */
const REVISIONS = 5;

/** Grows a database from `from` times to `to` times what is stored once. @param {pg.Client} client @param {number} from @param {number} to */
export async function grow(client, from, to) {
  const more = (/** @type {keyof typeof ONCE} */ what) => (to - from) * ONCE[what];
  await copyReleases(client, from * ONCE.releases, more('releases'));
  if (from === 0) await addEarlierRelease(client);
  await fill(client, more('rosters'));
  await client.query(
    `INSERT INTO roster_revision (roster_id, revision, intents, release_id, points, verdict)
       SELECT r.id, n, '[]', r.release_id, r.points, r.verdict FROM roster r, generate_series(2, $1) AS n WHERE r.name LIKE 'Filler %'
       ON CONFLICT DO NOTHING`,
    [REVISIONS],
  );
  await client.query(
    `INSERT INTO audit (actor, action, release_id, target) SELECT 'bench', 'edited', (SELECT release_id FROM roster LIMIT 1), 'entry ' || n
       FROM generate_series(1, $1) AS n`,
    [more('audit')],
  );
  await client.query('ANALYZE');
}

/** Copies a release with its content, which triggers forbid once it is published, each copy a month earlier. @param {pg.Client} client @param {number} before @param {number} count */
export async function copyReleases(client, before, count) {
  await client.query('SET session_replication_role = replica');
  for (let at = before + 1; at <= before + count; at += 1) {
    const { rows } = await client.query(
      `INSERT INTO release SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'label', 'bench-month-' || $1::text,
         'effective_from', r.effective_from - 30 * $1::int))).* FROM release r WHERE r.id = (SELECT release_id FROM roster WHERE name LIKE 'Bench %' LIMIT 1) RETURNING id`,
      [at],
    );
    for (const table of ['release_entries', 'release_file'])
      await client.query(
        `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('release_id', $1::uuid))).* FROM ${table} t
         WHERE t.release_id = (SELECT release_id FROM roster WHERE name LIKE 'Bench %' LIMIT 1)`,
        [rows[0].id],
      );
  }
  await client.query('RESET session_replication_role');
}

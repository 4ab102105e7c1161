import { storedQuestion } from '#muster/bulk';
import { NOTHING_ASKED } from '#muster/checking';
import type pg from 'pg';
import { parseGlobalId } from '../../apps/api/src/platform/graphql/global-id.js';
import { addEarlierRelease, copyReleases, fill } from '../../tools/bench/stored-rosters.mjs';

interface Size {
  /** There are ten times as many checks, in jobs of a hundred lists, and half as many accounts with a key, and players of events. */
  readonly rosters: number;
  readonly releases: number;
  /** The account that organises one event in fifty. */
  readonly organiser: string;
}

/** Fills a database like a large installation. Returns the id of a job. Triggers and foreign keys are switched off meanwhile: what they would check is true of every row. */
export async function grow(client: pg.Client, { rosters, releases, organiser }: Size): Promise<string> {
  await client.query('SET statement_timeout = 0');
  await copyReleases(client, 0, releases);
  await addEarlierRelease(client);
  await fill(client, rosters);
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO roster_revision (roster_id, revision, intents, release_id, points, verdict)
      SELECT r.id, n, '[]', r.release_id, r.points, r.verdict FROM roster r, generate_series(2, 5) AS n WHERE r.name LIKE 'Filler %' ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO check_job (token_hash, question, total, expires_at)
      SELECT sha256(n::text::bytea), '{}', 100, now() + interval '1 day' FROM generate_series(1, $1) AS n`,
    [rosters / 10],
  );
  await client.query(
    `INSERT INTO check_list (job_id, position, player, kind, content) SELECT id, n, 'Player ' || n, 'text', '\\x41' FROM check_job, generate_series(1, 100) AS n`,
  );
  await client.query(
    `INSERT INTO check_result (job_id, position, verdict, fingerprint, report) SELECT job_id, position, 'LEGAL', '\\x00', '{}' FROM check_list`,
  );
  await client.query(
    `INSERT INTO audit (at, actor, action, release_id, target_kind, target)
      SELECT now() - n % 60 * interval '1 day', 'bench ' || n % 50, 'edited', (SELECT id FROM release LIMIT 1), 'entry', 'entry ' || n FROM generate_series(1, $1) AS n`,
    [rosters * 2],
  );
  await client.query(`INSERT INTO account (role, name) SELECT 'player', 'Reader ' || n FROM generate_series(1, $1) AS n`, [rosters / 2]);
  await client.query(
    `INSERT INTO api_key (account_id, prefix, hash, name, scopes) SELECT id, id::text, sha256(id::text::bytea), 'A key', '{}' FROM account WHERE name LIKE 'Reader %'`,
  );
  await fillEvents(client, rosters / 2, parseGlobalId(organiser)?.parts[0] ?? '');
  await client.query('RESET session_replication_role');
  await client.query('ANALYZE');
  const { rows } = await client.query<{ id: string }>('SELECT id FROM check_job LIMIT 1');
  return rows[0]?.id ?? '';
}

/** Events of fifty players with a judged list each, one a day. */
async function fillEvents(client: pg.Client, players: number, organiser: string): Promise<void> {
  await client.query(
    `INSERT INTO event (name, edition, starts_on, ends_on, time_zone, question, terms, deadline, locks_at, correction_hours, reveal_at, kept_until, created_at)
      SELECT 'Event ' || n, '10e', day, day, 'UTC', $2, '{}', day, day, 24, day, day + interval '10 years', day
      FROM generate_series(1, $1) AS n, LATERAL (SELECT now() - n * interval '1 day' AS day) AS days`,
    [players / 50, storedQuestion({ ...NOTHING_ASKED, edition: '10e', against: { kind: 'today' } })],
  );
  await client.query(
    `INSERT INTO event_staff (event_id, account_id, role)
      SELECT id, CASE WHEN right(name, 2) = '10' THEN $1::uuid ELSE (SELECT id FROM account WHERE name = 'filler' LIMIT 1) END, 'organiser' FROM event`,
    [organiser],
  );
  await client.query(
    `INSERT INTO event_player (event_id, name, name_key, state, version) SELECT id, 'Player ' || n, 'player ' || n, 'submitted', 1 FROM event, generate_series(1, 50) AS n`,
  );
  await client.query(
    `INSERT INTO submission (player_id, version, at, late, actor, kind, content, hash) SELECT id, 1, now(), false, name, 'text', '\\x41', sha256(name::bytea) FROM event_player`,
  );
  await client.query(`INSERT INTO submission_check (player_id, version, verdict) SELECT id, 1, 'LEGAL' FROM event_player`);
  await client.query(`INSERT INTO event_record (event_id, actor, action, player) SELECT event_id, name, 'submit', name FROM event_player`);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AuditRepository, CheckResultRepository } from '#muster/persistence';
import type pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT } from '../../tools/bench/playing.mjs';
import { addEarlierRelease, copyReleases, fill } from '../../tools/bench/stored-rosters.mjs';
import { administer } from '../administer.js';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { publishSample } from '../api/sample.js';
import { ask, asAdministrator, startApi, type TestApi } from '../api/start-api.js';
import { recordStatements, type Executed } from './recorded-statements.js';

/** Stored rosters. `npm run drill -- growth` sets it to 100,000. There are ten times as many checks, in jobs of a hundred lists. */
const ROSTERS = Number(process.env['MUSTER_DRILL_ROSTERS'] ?? 2_000);
const CHECKS = ROSTERS * 10;
const RELEASES = 50;
/** Pages of 8 KB that one statement may read, and rows from which a table counts as large. */
const MOST_PAGES = 1_500;
const LARGE = 1_000;
/** A statement that writes cannot be repeated: only its plan is looked at. */
const WRITES = /\b(?:insert|update|delete)\b/i;
const LIST = readFileSync(path.resolve(import.meta.dirname, '../../prisma/sample/lists/tidewright-harbour-watch-legal.txt'), 'utf8');

let api: TestApi;
let holder: AccountHolder;
let roster: { readonly id: string; readonly revision: number; readonly units: readonly { readonly id: string }[] };
let statements: readonly Executed[];

beforeAll(async () => {
  api = await startApi({ MUSTER_JOBS: 'elsewhere' });
  await publishSample(api);
  holder = await newHolder(api);
  ({
    made: { roster },
  } = await holder.data<{ made: { roster: typeof roster } }>(IMPORT, { input: { text: LIST, name: 'Bench 0' } }));
  await administer(api.database.url, grow);
  statements = await recordStatements(use);
}, 600_000);
afterAll(() => api.close());

/** Triggers and foreign keys are switched off meanwhile: what they would check is true of every row. */
async function grow(client: pg.Client): Promise<void> {
  await client.query('SET statement_timeout = 0');
  await copyReleases(client, 0, RELEASES);
  await addEarlierRelease(client);
  await fill(client, ROSTERS);
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO roster_revision (roster_id, revision, intents, release_id, points, verdict)
      SELECT r.id, n, '[]', r.release_id, r.points, r.verdict FROM roster r, generate_series(2, 5) AS n WHERE r.name LIKE 'Filler %' ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO check_job (token_hash, question, total, expires_at)
      SELECT sha256(n::text::bytea), '{}', 100, now() + interval '1 day' FROM generate_series(1, $1) AS n`,
    [CHECKS / 100],
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
    [ROSTERS * 2],
  );
  await client.query('RESET session_replication_role');
  await client.query('ANALYZE');
}

/** What callers ask for all the time. */
async function use(): Promise<void> {
  const first = await holder.data<{ rosters: { pageInfo: { endCursor: string } } }>(
    `{ rosters(first: 25) { totalCount pageInfo { endCursor } nodes { id name points verdict } } }`,
  );
  await holder.data(`query ($after: String) { rosters(first: 25, after: $after) { nodes { name } } }`, {
    after: first.rosters.pageInfo.endCursor,
  });
  await holder.data(`query ($id: ID!) { roster(id: $id) { name units { name points } report { verdict } } }`, { id: roster.id });
  const intents = [{ duplicateUnit: { unit: roster.units.at(-1)?.id } }];
  await holder.data(`mutation ($input: EditRosterInput!) { editRoster(input: $input) { roster { revision } userErrors { message } } }`, {
    input: { roster: roster.id, revision: roster.revision, intents },
  });
  await ask(api, `{ releases(first: 25) { totalCount nodes { label } } datasheets(first: 25) { totalCount nodes { name keywords } } }`);
  await ask(api, `query ($text: String!) { checkList(input: { text: $text }) { reports { verdict } } }`, { text: LIST });
  const { body } = await request(api.url).post('/check/jobs').set('content-type', 'text/plain').send(`${LIST}\n\n${LIST}`);
  const job = `query ($token: String!) { checkJob(token: $token) { status done total results(first: 25) { nodes { player } } } }`;
  await ask(api, job, { token: (body as { token: string }).token });
  const { rows } = await administer(api.database.url, (client) => client.query<{ id: string }>('SELECT id FROM check_job LIMIT 1'));
  const id = rows[0]?.id ?? '';
  await api.app.get(CheckResultRepository, { strict: false }).list(id, {}, 25);
  const audit = api.app.get(AuditRepository, { strict: false });
  await audit.list({ first: 25 });
  await audit.actions();
  await ask(api, `{ queueJobs(first: 25) { totalCount } accounts(first: 25) { nodes { name } } }`, {}, asAdministrator);
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Only of executed statements. */
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Node[];
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

it(
  `no statement reads a large table from end to end with ${ROSTERS} rosters, ${CHECKS} checks and ${RELEASES} releases`,
  { timeout: 120_000 },
  async () => {
    const found = await administer(api.database.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > ${LARGE}`,
      );
      const large = new Set(rows.map(({ name }) => name));
      const seen: { readonly text: string; readonly pages: number; readonly scanned: readonly string[] }[] = [];
      for (const { text, values } of statements) {
        await client.query('BEGIN');
        const { rows: plan } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>(
          `EXPLAIN (${WRITES.test(text) ? '' : 'ANALYZE, BUFFERS, '}FORMAT JSON) ${text}`,
          [...values],
        );
        await client.query('ROLLBACK');
        const top = plan[0]?.['QUERY PLAN'][0].Plan;
        const scans = top ? nodesOf(top).filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? '')) : [];
        const pages = (top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0);
        seen.push({ text, pages, scanned: scans.map((node) => node['Relation Name'] ?? '') });
      }
      return seen;
    });
    const most = found.toSorted((a, b) => b.pages - a.pages);
    process.stdout.write(
      `${found.length} statements; most pages: ${most
        .slice(0, 5)
        .map(({ pages, text }) => `${pages} (${text.slice(0, 60).replaceAll(/\s+/g, ' ')})`)
        .join(', ')}\n`,
    );
    expect(found.length).toBeGreaterThanOrEqual(15);
    expect(found.filter(({ scanned }) => scanned.length > 0)).toEqual([]);
    expect(found.filter(({ pages }) => pages > MOST_PAGES)).toEqual([]);
  },
);

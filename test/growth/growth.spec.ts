import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AuditRepository, CheckResultRepository } from '#muster/persistence';
import { UpkeepWorker } from '#muster/upkeep';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT } from '../../tools/bench/playing.mjs';
import { administer } from '../administer.js';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { asAdministrator, ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { grow } from './grow.js';
import { pagesOf, planOf, type PlanNode } from './query-plan.js';
import { recordStatements, type Executed } from './recorded-statements.js';

/** Stored rosters. `npm run drill -- growth` sets it to 100,000. There are ten times as many checks, in jobs of a hundred lists. */
const ROSTERS = Number(process.env['MUSTER_DRILL_ROSTERS'] ?? 2_000);
const RELEASES = 50;
/** Pages of 8 KB that one statement may read, and from which a table counts as large. */
const MOST_PAGES = 1_500;
const LARGE = 50;
/** A statement that writes cannot be repeated: only its plan is looked at. */
const WRITES = /\b(?:insert|update|delete)\b/i;
/** Periodic work; sweeping content looks at all of it on purpose. */
const TASKS = [
  'judge-submissions',
  'pack-releases',
  'announce-reveals',
  'expire-checks',
  'expire-events',
  'expire-sessions',
  'expire-budgets',
  'sweep-names',
];
const AUDIT_NODES = 'nodes { at action actor { name } target { name } }';
const LIST = readFileSync(path.resolve(import.meta.dirname, '../../prisma/sample/lists/tidewright-harbour-watch-legal.txt'), 'utf8');

let api: TestApi;
let holder: AccountHolder;
let roster: { readonly id: string; readonly revision: number; readonly units: readonly { readonly id: string }[] };
let statements: readonly Executed[];
let job: string;

beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  holder = await newHolder(api);
  ({
    made: { roster },
  } = await holder.data<{ made: { roster: typeof roster } }>(IMPORT, { input: { text: LIST, name: 'Bench 0' } }));
  job = await administer(api.database.url, (client) => grow(client, { rosters: ROSTERS, releases: RELEASES, organiser: holder.account }));
  statements = await recordStatements(use);
}, 600_000);
afterAll(() => api.close());

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
  const status = `query ($token: String!) { checkJob(token: $token) { status done total results(first: 25) { nodes { player } } } }`;
  await ask(api, status, { token: (body as { token: string }).token });
  await api.app.get(CheckResultRepository, { strict: false }).list(job, {}, 25);
  await api.app.get(AuditRepository, { strict: false }).actions();
  for (const filter of ['{}', '{ actions: ["edited"] }', '{ actor: "bench 7" }', '{ targetKind: ENTRY, target: "entry 7" }'])
    await ask(api, `{ auditLog(first: 25, filter: ${filter}) { totalCount ${AUDIT_NODES} } }`, {}, asAdministrator);
  await ask(api, `{ queueJobs(first: 25) { totalCount } accounts(first: 25) { nodes { name } } }`, {}, asAdministrator);
  const { events } = await holder.data<{ events: { nodes: readonly { id: string }[] } }>(`{ events(first: 25) { nodes { id name } } }`);
  const event = `query ($id: ID!) { event(id: $id) { players(first: 25) { totalCount nodes { name } } record(first: 25) { nodes { action } } } }`;
  await holder.data(event, { id: events.nodes[0]?.id });
  const upkeep = api.app.get(UpkeepWorker, { strict: false });
  for (const task of TASKS) await upkeep.do(task);
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

it(
  `no statement reads a large table from end to end with ${ROSTERS} rosters, ${ROSTERS * 10} checks and ${RELEASES} releases`,
  { timeout: 120_000 },
  async () => {
    const found = await administer(api.database.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpages > ${LARGE}`,
      );
      const large = new Set(rows.map(({ name }) => name));
      const seen: { readonly text: string; readonly pages: number; readonly scanned: readonly string[] }[] = [];
      for (const { text, values } of statements) {
        await client.query('BEGIN');
        const plan = await planOf(client, text, values, !WRITES.test(text));
        await client.query('ROLLBACK');
        const scans = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''));
        seen.push({ text, pages: pagesOf(plan), scanned: scans.map((node) => node['Relation Name'] ?? '') });
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

it('entries of the audit log are counted only if their number is asked for', async () => {
  const counts = async (fields: string): Promise<number> => {
    const asked = await recordStatements(async () => void (await ask(api, `{ auditLog(first: 1) { ${fields} } }`, {}, asAdministrator)));
    return asked.filter(({ text }) => /count\(/i.test(text)).length;
  };
  expect([await counts('nodes { id }'), await counts('totalCount')]).toEqual([0, 1]);
});

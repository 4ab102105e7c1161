import 'reflect-metadata';
import { EventsModule } from '#muster/events';
import { JobQueue, PersistenceModule, PrismaService } from '#muster/persistence';
import { UPKEEP_SETTINGS, UpkeepModule, UpkeepWorker } from '#muster/upkeep';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';

let database: TestDatabase;
const processes: INestApplicationContext[] = [];
const stopping: { readonly stop: AbortController; readonly working: Promise<void> }[] = [];

/** A worker as in a process of its own, with its own connections. */
async function openWorker(): Promise<INestApplicationContext> {
  class SettingsModule {}
  Global()(SettingsModule);
  Module({ providers: [{ provide: UPKEEP_SETTINGS, useValue: { auditMonths: 12 } }], exports: [UPKEEP_SETTINGS] })(SettingsModule);
  class TestModule {}
  Module({ imports: [SettingsModule, PersistenceModule.forRoot({ url: database.url }), EventsModule, UpkeepModule] })(TestModule);
  const context = await NestFactory.createApplicationContext(TestModule, { logger: ['error'], abortOnError: false });
  processes.push(context);
  return context;
}

const sql = async <Row extends object>(text: string): Promise<readonly Row[]> =>
  (await administer(database.url, (client) => client.query<Row>(text))).rows;

function run(worker: UpkeepWorker): void {
  const stop = new AbortController();
  const working = worker.run(stop.signal, (fault) => expect(fault).toBeUndefined());
  stopping.push({ stop, working });
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const { stop } of stopping) stop.abort();
  await Promise.all(stopping.map(({ working }) => working));
  stopping.length = 0;
});
afterAll(async () => {
  for (const context of processes) await context.close();
  await database.drop();
});

describe('periodic work', () => {
  it('is done once when two workers are there to do it', async () => {
    await sql(`INSERT INTO check_job (token_hash, question, total, expires_at) VALUES ('\\x01', '{}', 0, now() - interval '1 second')`);
    for (let count = 0; count < 2; count += 1) run((await openWorker()).get(UpkeepWorker));
    const DONE = `SELECT data->>'task' AS task, created_on FROM pgboss.job WHERE name = 'upkeep' AND state = 'completed'
      AND data->>'task' IN ('judge-submissions', 'announce-reveals')`;
    await expect.poll(async () => (await sql(DONE)).length, { timeout: 40_000 }).toBeGreaterThanOrEqual(2);
    const planned = await sql<{
      minute: string;
      times: number;
    }>(`SELECT data->'data'->>'task' AS task, singleton_on::text AS minute, count(*)::int AS times
      FROM pgboss.job WHERE name = '__pgboss__send-it' GROUP BY 1, 2`);
    expect(planned.every(({ times }) => times === 1)).toBe(true);
    const started = await sql<{ task: string; jobs: number }>(`SELECT data->>'task' AS task, count(*)::int AS jobs FROM pgboss.job
      WHERE name = 'upkeep' GROUP BY 1 ORDER BY 1`);
    for (const { task, jobs } of started) expect(planned.filter((one) => 'task' in one && one.task === task)).toHaveLength(jobs);
  });

  it('is shown with its queue, and leaves the queue of the plan itself out', async () => {
    const [context] = processes;
    const queues = (await context?.get(JobQueue, { strict: false }).depths())?.map(({ queue }) => queue) ?? [];
    expect(queues.filter((queue) => queue !== 'upkeep')).toEqual([]);
    const schedules = await sql<{ key: string }>(`SELECT key FROM pgboss.schedule WHERE name = 'upkeep' ORDER BY key`);
    expect(schedules.map(({ key }) => key)).toEqual([
      'announce-reveals',
      'expire-budgets',
      'expire-checks',
      'expire-events',
      'expire-sessions',
      'judge-submissions',
      'pack-releases',
      'sweep-content',
      'sweep-names',
      'tend-partitions',
    ]);
  });

  it('each task does its work, and nothing more when it is done twice', async () => {
    const worker = (await openWorker()).get(UpkeepWorker);
    await sql(`INSERT INTO page_session (token_hash, administrator_hash, expires_at) VALUES (sha256('1'), sha256('3'), now() - interval '1 second'),
      (sha256('2'), sha256('3'), now() + interval '1 hour'), (sha256('4'), sha256('3'), now() + interval '2 hours')`);
    await sql(`UPDATE page_session SET last_used_at = now() - interval '1 hour', idle_seconds = 3600 WHERE token_hash = sha256('4')`);
    await sql(`INSERT INTO unknown_name (edition, kind, name, language, day, lists) VALUES ('10e', 'unit', 'old', '', current_date - 31, 9),
      ('10e', 'unit', 'new', '', current_date - 1, 9)`);
    for (const { key } of await sql<{ key: string }>(`SELECT key FROM pgboss.schedule WHERE name = 'upkeep'`)) {
      await worker.do(key);
      await worker.do(key);
    }
    expect(await sql('SELECT token_hash FROM page_session')).toHaveLength(1);
    expect(await sql('SELECT name FROM unknown_name')).toEqual([{ name: 'new' }]);
    expect(await sql('SELECT FROM check_job')).toEqual([]);
    await worker.do('a task of a later version');
  });

  it('plans the announcement of a reveal at its moment', async () => {
    await sql(`INSERT INTO event (name, edition, question, terms, starts_on, ends_on, time_zone, deadline, locks_at, correction_hours, reveal_at, names_hidden, kept_until)
      VALUES ('Lantern Open', '10e', '{}', '{}', '2030-01-01', '2030-01-02', 'UTC', '2029-12-01', '2029-12-02', 24, '2029-12-03T10:00:00Z', false, '2030-12-01')`);
    expect(
      await sql(`SELECT start_after, keep_until > start_after AS kept FROM pgboss.job WHERE name = 'upkeep' AND state = 'created'
      AND singleton_key LIKE '% %'`),
    ).toEqual([{ start_after: new Date('2029-12-03T10:00:00Z'), kept: true }]);
  });
});

describe('partitions', () => {
  const tend = async (): Promise<void> => (await openWorker()).get(UpkeepWorker).do('tend-partitions');
  const partitions = async (parent: string): Promise<readonly string[]> =>
    (
      await sql<{ name: string }>(
        `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = '${parent}'::regclass ORDER BY 1`,
      )
    ).map(({ name }) => name);

  it('exist for this month and the three after it, and one takes everything else', async () => {
    const months = await sql<{
      name: string;
    }>(`SELECT to_char(date_trunc('month', now() AT TIME ZONE 'UTC') + i * interval '1 month', '_YYYY_MM') AS name
      FROM generate_series(0, 3) AS i`);
    for (const parent of ['audit', 'check_result'])
      expect(await partitions(parent)).toEqual([...months.map(({ name }) => `${parent}${name}`), `${parent}_default`]);
  });

  it('a month that was not made ahead gets its rows when it is made, and keeps what guards them', async () => {
    await sql(
      `INSERT INTO audit (at, actor, action) VALUES (now() - interval '2 months', 'ada', 'publish'), (now() - interval '30 months', 'ada', 'publish')`,
    );
    expect(await sql('SELECT FROM audit_default')).toHaveLength(2);
    await sql(`SELECT make_partition('audit', date_trunc('month', (now() AT TIME ZONE 'UTC') - interval '2 months')::date)`);
    await sql(`SELECT make_partition('audit', date_trunc('month', (now() AT TIME ZONE 'UTC') - interval '30 months')::date)`);
    expect(await sql('SELECT FROM audit_default')).toEqual([]);
    const [old = ''] = await partitions('audit');
    for (const change of [`UPDATE audit SET reason = 'x'`, 'DELETE FROM audit', 'TRUNCATE audit', `DELETE FROM ${old}`, `TRUNCATE ${old}`])
      await expect(sql(change)).rejects.toThrow(/refuses/);
  });

  it('are dropped when their retention has ended, and not before', async () => {
    const before = await partitions('audit');
    await tend();
    const after = await partitions('audit');
    expect(before.filter((name) => !after.includes(name))).toHaveLength(1);
    expect(await sql('SELECT FROM audit')).toHaveLength(1);
  });

  it('results of a past month are dropped once their jobs have expired', async () => {
    const past = `date_trunc('month', (now() AT TIME ZONE 'UTC') - interval '3 months')`;
    await sql(`SELECT make_partition('check_result', ${past}::date)`);
    const made = await partitions('check_result');
    await sql(`WITH job AS (INSERT INTO check_job (id, token_hash, question, total, expires_at)
        VALUES (first_uuid_of(${past} AT TIME ZONE 'UTC'), '\\x09', '{}', 1, now() + interval '1 hour') RETURNING id)
      INSERT INTO check_list (job_id, position, kind, content) SELECT id, 1, 'text', '' FROM job`);
    await sql(`INSERT INTO check_result (job_id, position) SELECT job_id, position FROM check_list`);
    await tend();
    expect(await partitions('check_result')).toEqual(made);
    await sql(`UPDATE check_job SET expires_at = now()`);
    await (await openWorker()).get(UpkeepWorker).do('expire-checks');
    await tend();
    expect(await partitions('check_result')).toHaveLength(made.length - 1);
  });

  it('a result is stored once, in the partition of its month, and read by its job alone', async () => {
    const [context] = processes;
    await sql(`WITH job AS (INSERT INTO check_job (token_hash, question, total, expires_at) VALUES ('\\x0a', '{}', 1, now() + interval '1 hour') RETURNING id)
      INSERT INTO check_list (job_id, position, kind, content) SELECT id, 1, 'text', '' FROM job`);
    const store = `INSERT INTO check_result (job_id, position) SELECT job_id, position FROM check_list ON CONFLICT (job_id, position) DO NOTHING RETURNING tableoid::regclass::text AS of`;
    const [stored] = await sql<{ of: string }>(store);
    expect(stored?.of).toMatch(/^check_result_\d{4}_\d{2}$/);
    expect(await sql(store)).toEqual([]);
    const [plan] = await sql<{ 'QUERY PLAN': string }>(
      `EXPLAIN (FORMAT JSON) SELECT FROM check_result WHERE job_id = (SELECT id FROM check_job WHERE token_hash = '\\x0a')`,
    );
    expect(JSON.stringify(plan)).toContain('Subplans Removed');
    expect(await context?.get(PrismaService, { strict: false }).ping()).toBe(true);
  });
});

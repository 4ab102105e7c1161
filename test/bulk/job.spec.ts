import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, openBulk, QUESTION, SAMPLE_LISTS, start, untilFinished, type BulkServices } from './bulk-services.js';
import { inThread } from './threads.js';

let services: BulkServices;
const stopping = new AbortController();
const faults: unknown[] = [];
let working: Promise<void>;
beforeAll(async () => {
  services = await openBulk();
  working = services.worker.run(stopping.signal, (fault) => faults.push(fault), inThread);
});
afterAll(async () => {
  stopping.abort();
  await working;
  await services.close();
});

const BLOB = SAMPLE_LISTS.map(({ name, text }) => `Player: ${name}\n\n${text}`).join('\n\n');

it('judges every list of a text and returns one row for each', { timeout: 150_000 }, async () => {
  const job = await untilFinished(services, await start(services, { kind: 'blob', text: BLOB }));
  expect(faults).toEqual([]);
  expect(job).toMatchObject({ total: 3, done: 3, failed: 0, running: 0, leftOut: [] });
  const { total, results } = await services.jobs.list(job, {}, 100);
  expect(total).toBe(3);
  expect(results[0]).toEqual({
    ...{ position: 1, player: 'ashen-orchard-illegal.txt', source: null, before: null, failure: null, columns: {} },
    ...{ faction: 'Ashen Orchard', detachment: 'Slow Autumn', statedPoints: 995, computedPoints: 995 },
    ...{ verdict: 'ILLEGAL', findings: 2, format: 'gw-app', release: 'sample-2026-07' },
  });
  expect(results.slice(1).map(({ player, verdict, computedPoints }) => [player, verdict, computedPoints])).toEqual([
    ['tidewright-harbour-watch-legal.txt', 'LEGAL', 990],
    ['tidewright-storm-convoy-legal.txt', 'LEGAL', 1000],
  ]);
  const reports = await services.jobs.reports(job, [1, 2, 99]);
  expect([...reports].map(([position, { verdict, findings }]) => [position, verdict, findings.length])).toEqual([
    [1, 'ILLEGAL', 2],
    [2, 'LEGAL', 0],
  ]);
});

it('finds rows by verdict, faction and text, in pages', async () => {
  const job = await untilFinished(services, await start(services, { kind: 'blob', text: BLOB }));
  const found = async (...asked: [Parameters<typeof services.jobs.list>[1], number?, number?]) => {
    const [filter, first = 10, after = 0] = asked;
    const { total, results } = await services.jobs.list(job, filter, first, after);
    return [total, results.map(({ position }) => position)];
  };
  expect(await found({ verdict: 'LEGAL' })).toEqual([2, [2, 3]]);
  expect(await found({ verdict: 'LEGAL' }, 1)).toEqual([2, [2]]);
  expect(await found({ verdict: 'LEGAL' }, 1, 2)).toEqual([2, [3]]);
  expect(await found({ faction: 'tidewright league' })).toEqual([2, [2, 3]]);
  expect(await found({ text: 'STORM con' })).toEqual([1, [3]]);
  expect(await found({ text: '%' })).toEqual([0, []]);
  expect(await found({ failed: true })).toEqual([0, []]);
});

describe('judged again under another release', () => {
  it('reports only changes, with the previous values', async () => {
    const first = await start(services, { kind: 'blob', text: BLOB });
    await untilFinished(services, first);
    const same = await services.jobs.rerun(first, { against: { kind: 'label', label: 'sample-2026-07' } });
    const other = await services.jobs.rerun(first, { against: { kind: 'label', label: 'sample-2026-01' } });
    if (!('token' in same && 'token' in other)) throw new Error(JSON.stringify([same, other]));
    const unchanged = await untilFinished(services, same.token);
    expect((await services.jobs.list(unchanged, { changed: false }, 10)).results.map(({ position }) => position)).toContain(2);
    const job = await untilFinished(services, other.token);
    const { results } = await services.jobs.list(job, { changed: true }, 10);
    expect(results.map(({ position, before, ...now }) => [position, before?.release, now.release])).toEqual(
      results.map(({ position }) => [position, 'sample-2026-07', 'sample-2026-01']),
    );
    expect(results.length).toBeGreaterThan(0);
    for (const { before, computedPoints, verdict, findings } of results)
      expect([computedPoints, verdict, findings]).not.toEqual([before?.computedPoints, before?.verdict, before?.findings]);
    expect(job.expiresAt).toBe((await services.jobs.find(first))?.expiresAt);
  });

  it('is refused for missing jobs and missing releases', async () => {
    expect(await services.jobs.rerun('x'.repeat(43), {})).toEqual({ notNow: 'UNKNOWN_JOB' });
    const first = await start(services, { kind: 'blob', text: BLOB });
    await untilFinished(services, first);
    expect(await services.jobs.rerun(first, { against: { kind: 'label', label: 'none' } })).toMatchObject({
      refused: [{ code: 'UNKNOWN_RELEASE' }],
    });
  });
});

it('refuses an invalid question before it accepts a list', async () => {
  const asked = (question: object) => services.jobs.start({ kind: 'blob', text: BLOB }, { ...QUESTION, ...question }, DAY);
  const before = await services.sql('SELECT count(*)::int AS jobs FROM check_job');
  expect(await asked({ against: { kind: 'label', label: 'none' } })).toMatchObject({ refused: [{ code: 'UNKNOWN_RELEASE' }] });
  expect(await asked({ edition: '9e', against: { kind: 'label', label: 'sample-2026-07' } })).toMatchObject({
    refused: [{ code: 'RELEASE_OF_OTHER_EDITION' }],
  });
  expect(await asked({ edition: '10e', amendments: ['none'] })).toMatchObject({ refused: [{ code: 'UNKNOWN_AMENDMENT' }] });
  expect(await services.jobs.start({ kind: 'blob', text: '' }, QUESTION, DAY)).toMatchObject({ refusedLists: [{ code: 'NO_LISTS' }] });
  expect(await services.sql('SELECT count(*)::int AS jobs FROM check_job')).toEqual(before);
});

it('judges files and texts together; unreadable ones need review and are not lost', async () => {
  const files = [
    { name: 'a.txt', bytes: Buffer.from(SAMPLE_LISTS[1]?.text ?? '') },
    { name: 'b.json', bytes: Buffer.from('{"no": "roster"}') },
    { name: 'c.csv', bytes: Buffer.from('Ada,') },
  ];
  const job = await untilFinished(services, await start(services, { kind: 'files', files }));
  const { results } = await services.jobs.list(job, {}, 10);
  expect(results.map(({ source, player, verdict }) => [source, player, verdict])).toEqual([
    ['a.txt', null, 'LEGAL'],
    ['b.json', null, 'NEEDS_REVIEW'],
    ['c.csv', 'Ada', 'NEEDS_REVIEW'],
  ]);
  expect(faults).toEqual([]);
});

it('is no longer found when it expires, and is then deleted with its content', async () => {
  const started = await services.jobs.start({ kind: 'blob', text: BLOB }, QUESTION, 0);
  if (!('token' in started)) throw new Error('Refused.');
  expect(await services.jobs.find(started.token)).toBeNull();
  const kept = await start(services, { kind: 'blob', text: BLOB });
  expect(await services.stored.expire()).toBe(1);
  expect(await services.sql('SELECT count(*)::int AS lists FROM check_list WHERE job_id NOT IN (SELECT id FROM check_job)')).toEqual([
    { lists: 0 },
  ]);
  expect(await services.sql('SELECT count(*)::int AS expired FROM check_job WHERE expires_at <= now()')).toEqual([{ expired: 0 }]);
  expect(await services.jobs.find(kept)).toMatchObject({ total: 3 });
  await untilFinished(services, kept);
});

it('stores only the hash of its token', async () => {
  const token = await start(services, { kind: 'blob', text: BLOB });
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const [row] = await services.sql(`SELECT count(*)::int AS jobs FROM check_job WHERE check_job::text LIKE '%${token}%'`);
  expect(row).toEqual({ jobs: 0 });
  await untilFinished(services, token);
});

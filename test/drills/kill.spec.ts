import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_LISTS } from '../bulk/bulk-services.js';
import { crowding, sayFigures } from './figures.js';
import { importAndKill, startJob, tornReleases, type Asked } from './killed-work.js';
import { invite, submitTo, type Invited } from './players.js';
import { openSite, until, type Part, type Site } from './site.js';

/** How often each part is killed. `npm run drill -- kill` sets it to a hundred. */
const CYCLES = Number(process.env['MUSTER_DRILL_CYCLES'] ?? 1);
const IS_LONG = CYCLES > 3;
/** Milliseconds within which a job that lost its worker is finished, and PostgreSQL answers after it is started. */
const RESUMED = 90_000;
const BACK = 5_000;
/** Lists that a player submits one after the other, at most. */
const MOST_VERSIONS = 190;

let site: Site;
const faults: string[] = [];
/** `databaseBackMs`: until PostgreSQL itself answers; `apisBackMs`: from then on, until both apis are ready. */
const longest = { resumedMs: 0, databaseBackMs: 0, apisBackMs: 0, readyMs: 0 };
const note = (what: keyof typeof longest, from: number): void => {
  longest[what] = Math.max(longest[what], Math.round(performance.now() - from));
};

beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site.close());

/** Of every tenth worker that is killed, the heartbeats are waited for in full; those of the others are made old at once. */
const isWaitedFor = (cycle: number): boolean => cycle % 10 === 0;
const AGE = `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'`;

/** Kills a part, starts it again, and waits until the apis are ready. `meanwhile` is done before it is started. */
async function killAndStart(part: Part, meanwhile?: () => Promise<unknown>): Promise<void> {
  await site.kill(part);
  await meanwhile?.();
  const from = performance.now();
  await site.start(part);
  const answers = performance.now();
  if (part === 'database') note('databaseBackMs', from);
  await site.untilReady();
  if (part === 'database') note('apisBackMs', answers);
  note('readyMs', from);
}

/** Players submit one list after the other until `over`. Returns how many of each player were acknowledged. */
async function submitting(players: readonly Invited[], over: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const acknowledged = new Map<string, number>();
  const queue = Array.from({ length: MOST_VERSIONS }, (_, time) => players.map((player) => ({ player, time })))
    .flat()
    .entries();
  const next = async (): Promise<void> => {
    for (const [turn, { player, time }] of queue) {
      if (over.aborted) return;
      const { version } = await submitTo(site, player, { turn, time, faults });
      if (version !== null) acknowledged.set(player.name, (acknowledged.get(player.name) ?? 0) + 1);
      await sleep(100, undefined, { signal: over }).catch(() => undefined);
    }
  };
  await Promise.all([next(), next(), next()]);
  return acknowledged;
}

const OPEN = `SELECT ((SELECT COALESCE(sum(total), 0) FROM check_job) - (SELECT count(*) FROM check_result)
  + (SELECT count(*) FROM import_job WHERE finished_at IS NULL))::int AS open`;

async function untilNothingIsOpen(since: number): Promise<void> {
  await expect.poll(() => site.rows(OPEN), { timeout: 2 * RESUMED * crowding(), interval: 200 }).toEqual([{ open: 0 }]);
  note('resumedMs', since);
}

it(
  `nothing acknowledged is lost or doubled when apis, worker, import and PostgreSQL are killed ${CYCLES} times each`,
  { timeout: 120_000 + CYCLES * 60_000 },
  async () => {
    const { name, players } = await invite(site, Math.max(20, CYCLES * 5));
    const over = new AbortController();
    const lists = submitting(players, over.signal);
    const jobs: Asked[] = [];
    const imports: (Asked & { readonly isHit: boolean })[] = [];
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      jobs.push(await startJob(site));
      const judged = Number((await site.rows('SELECT count(*) AS judged FROM check_result'))[0]?.['judged']);
      await until(async () => Number((await site.rows('SELECT count(*) AS judged FROM check_result'))[0]?.['judged']) > judged);
      await killAndStart('worker', isWaitedFor(cycle) ? undefined : () => site.rows(AGE));
      const since = performance.now();
      imports.push(await importAndKill(site, cycle));
      await sleep((cycle * 487) % 1_000);
      await killAndStart(cycle % 2 === 0 ? 'api' : 'otherApi');
      await sleep((cycle * 211) % 500);
      await killAndStart('database');
      // A list that loses its worker three times is given up, so in the long run a job is finished before its worker is killed again.
      if (IS_LONG || cycle === CYCLES - 1) await untilNothingIsOpen(since);
    }
    over.abort();
    const acknowledged = await lists;

    const stored = await site.rows<{ player: string; versions: number; last: number; recorded: number }>(
      `SELECT p.name AS player, p.version AS last, (SELECT count(*)::int FROM submission s WHERE s.player_id = p.id) AS versions,
         (SELECT count(*)::int FROM event_record r WHERE r.event_id = e.id AND r.player = p.name AND r.action = 'submit') AS recorded
       FROM event e JOIN event_player p ON p.event_id = e.id WHERE e.name = '${name}'`,
    );
    const difference = stored.map(({ player, versions }) => versions - (acknowledged.get(player) ?? 0));
    const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
    const finished = await Promise.all(jobs.map((job) => job.isWhole()));
    const torn = await tornReleases(site);
    sayFigures('kill', {
      cycles: CYCLES,
      submissions: sum([...acknowledged.values()]),
      lost: -sum(difference.filter((one) => one < 0)),
      doubled: sum(difference.filter((one) => one > 0)),
      jobs: { acknowledged: jobs.length, lists: jobs.length * SAMPLE_LISTS.length, whole: finished.filter(Boolean).length },
      imports: { acknowledged: imports.length, killed: imports.filter(({ isHit }) => isHit).length, torn: torn.length },
      ...longest,
    });
    expect(difference.filter((one) => one !== 0)).toEqual([]);
    for (const { versions, last, recorded } of stored) expect([last, recorded]).toEqual([versions, versions]);
    expect(finished).not.toContain(false);
    for (const one of imports) expect(await one.isWhole()).toBe(true);
    expect(imports.some(({ isHit }) => isHit)).toBe(true);
    expect(torn).toEqual([]);
    expect(longest.resumedMs).toBeLessThan(RESUMED * crowding());
    expect(longest.databaseBackMs + longest.apisBackMs).toBeLessThan(BACK * crowding());
    expect(faults).toEqual([]);
    const unjudged = `SELECT p.name FROM event_player p WHERE p.version > 0
      AND NOT EXISTS (SELECT FROM submission_check c WHERE c.player_id = p.id AND c.version = p.version AND c.verdict IS NOT NULL)`;
    await expect.poll(() => site.rows(unjudged), { timeout: 120_000, interval: 500 }).toEqual([]);
  },
);

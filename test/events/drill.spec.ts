import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invite, submitTo, type Answered, type Invited } from './drill/players.js';
import { openSite, PARTS, type Site } from './drill/site.js';

/** How often something is killed, and the number of players. `npm run drill -- event` sets them to 20 and 5,000. */
const CYCLES = Number(process.env['MUSTER_DRILL_CYCLES'] ?? 3);
const PLAYERS = Number(process.env['MUSTER_DRILL_PLAYERS'] ?? 40);
/** Players of the last minute, who come evenly spread; a short drill has a shorter minute. */
const LAST = Math.min(300, PLAYERS / 2);
const MINUTE = LAST * 200;
/** Milliseconds after the deadline for which lists are still accepted, as late. */
const GRACE = 2_000;
const AT_ONCE = 8;
const LONG = 120_000 + PLAYERS * 200 + CYCLES * 30_000;

let site: Site;
const faults: string[] = [];

beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site.close());

const say = (line: string): void => void process.stderr.write(`${line}\n`);

function spread(answers: readonly Answered[]): string {
  const times = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  const at = (part: number): string => `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)} ms`;
  return `p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, most ${at(1)}`;
}

/** Everyone submits, so many at a time. */
async function submitAll(players: readonly Invited[]): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  const queue = players.entries();
  const next = async (): Promise<void> => {
    for (const [turn, player] of queue) answers.push(await submitTo(site, player, performance.now(), turn, faults));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return answers;
}

/** Everyone submits at a moment of his own, evenly spread, however long the others take. */
function submitInTurn(players: readonly Invited[], during: number): Promise<readonly Answered[]> {
  const from = performance.now();
  return Promise.all(
    players.map(async (player, turn) => {
      const wanted = from + (turn * during) / players.length;
      await sleep(Math.max(wanted - performance.now(), 0));
      return submitTo(site, player, wanted, turn, faults);
    }),
  );
}

/** The stored versions of an event by player. */
async function storedAt(event: string): Promise<ReadonlyMap<string, readonly { version: number; late: boolean; is_after: boolean }[]>> {
  const rows = await site.rows<{ name: string; version: number; late: boolean; is_after: boolean }>(
    `SELECT p.name, s.version, s.late, s.at > e.deadline AS is_after FROM event e JOIN event_player p ON p.event_id = e.id
      JOIN submission s ON s.player_id = p.id WHERE e.name = '${event}'`,
  );
  return Map.groupBy(rows, ({ name }) => name);
}

it(`of ${PLAYERS} players none loses a list, and the database decides the deadline`, { timeout: LONG }, async () => {
  const { name, players } = await invite(site, PLAYERS);
  expect(players).toHaveLength(PLAYERS);
  const began = performance.now();
  const early = await submitAll(players.slice(0, PLAYERS - LAST));
  say(`${early.length} lists in ${Math.round((performance.now() - began) / 1_000)} s, ${AT_ONCE} at a time: ${spread(early)}`);
  await site.rows(
    `UPDATE event SET deadline = now() + interval '${MINUTE} milliseconds', locks_at = now() + interval '${MINUTE + GRACE} milliseconds' WHERE name = '${name}'`,
  );
  const last = await submitInTurn(players.slice(PLAYERS - LAST), MINUTE + 2 * GRACE);
  const [taken, refused] = [last.filter(({ version }) => version !== null), last.filter(({ version }) => version === null)];
  say(`the last ${last.length} within ${(MINUTE + 2 * GRACE) / 1_000} s, to two apis: ${spread(taken)}`);

  const stored = await storedAt(name);
  const acknowledged = [...early, ...taken];
  expect(stored.size).toBe(acknowledged.length);
  for (const { player, late } of acknowledged) expect(stored.get(player)).toEqual([{ name: player, version: 1, late, is_after: late }]);
  expect(acknowledged.filter(({ isJudged }) => !isJudged)).toEqual([]);
  expect(taken.some(({ late }) => late)).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map((one) => one.refused))).toEqual(new Set(['SUBMISSIONS_CLOSED']));
  expect(faults).toEqual([]);
});

it(`nothing acknowledged is lost or doubled when apis, worker and database are killed ${CYCLES} times`, { timeout: LONG }, async () => {
  const { name, players } = await invite(site, CYCLES * 20 + 1);
  let isOver = false;
  const answers: Answered[] = [];
  const queue = players.entries();
  const next = async (): Promise<void> => {
    for (const [turn, player] of queue) {
      answers.push(await submitTo(site, player, performance.now(), turn, faults));
      if (!isOver) await sleep(150);
    }
  };
  const submitting = Promise.all(Array.from({ length: 4 }, next));
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    await sleep((cycle * 487) % 1_000);
    // The database last, because then everything has to come back.
    const place = CYCLES < PARTS.length && cycle === CYCLES - 1 ? PARTS.length - 1 : cycle % PARTS.length;
    await site.kill(place);
    await site.start(place);
    await site.untilReady();
  }
  isOver = true;
  await submitting;
  say(`${answers.length} lists during ${CYCLES} kills: ${spread(answers)}`);

  const stored = await storedAt(name);
  expect(answers.map(({ version }) => version)).toEqual(players.map(() => 1));
  for (const { name: player } of players) expect(stored.get(player)).toEqual([{ name: player, version: 1, late: false, is_after: false }]);
  const unjudged = `SELECT p.name FROM event e JOIN event_player p ON p.event_id = e.id
    WHERE e.name = '${name}' AND NOT EXISTS (SELECT FROM submission_check c WHERE c.player_id = p.id AND c.verdict IS NOT NULL)`;
  await expect.poll(() => site.rows(unjudged), { timeout: 120_000, interval: 500 }).toEqual([]);
  const recorded = `SELECT r.player, count(*)::int AS times FROM event e JOIN event_record r ON r.event_id = e.id
    WHERE e.name = '${name}' AND r.action = 'submit' GROUP BY r.player HAVING count(*) <> 1`;
  expect(await site.rows(recorded)).toEqual([]);
  expect(faults).toEqual([]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sayFigures, spread } from './figures.js';
import { invite, submitTo, type Answered, type Invited } from './players.js';
import { openSite, type Site } from './site.js';

/** The number of players. `npm run drill -- event` sets it to 5,000. */
const PLAYERS = Number(process.env['MUSTER_DRILL_PLAYERS'] ?? 40);
/** Players of the last minute, who come evenly spread; a short drill has a shorter minute. */
const LAST = Math.min(300, PLAYERS / 2);
const MINUTE = LAST * 200;
/** Milliseconds after the deadline for which lists are still accepted, as late. */
const GRACE = 2_000;
const AT_ONCE = 8;
const LONG = 120_000 + PLAYERS * 200;

let site: Site;
const faults: string[] = [];

beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site.close());

/** Everyone submits, so many at a time. */
async function submitAll(players: readonly Invited[]): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  const queue = players.entries();
  const next = async (): Promise<void> => {
    for (const [turn, player] of queue) answers.push(await submitTo(site, player, { turn, faults }));
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
      return submitTo(site, player, { wanted, turn, faults });
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
  const seconds = Math.round((performance.now() - began) / 1_000);
  await site.rows(
    `UPDATE event SET deadline = now() + interval '${MINUTE} milliseconds', locks_at = now() + interval '${MINUTE + GRACE} milliseconds' WHERE name = '${name}'`,
  );
  const last = await submitInTurn(players.slice(PLAYERS - LAST), MINUTE + 2 * GRACE);
  const [taken, refused] = [last.filter(({ version }) => version !== null), last.filter(({ version }) => version === null)];

  const stored = await storedAt(name);
  const acknowledged = [...early, ...taken];
  expect(stored.size).toBe(acknowledged.length);
  for (const { player, late } of acknowledged) expect(stored.get(player)).toEqual([{ name: player, version: 1, late, is_after: late }]);
  expect(acknowledged.filter(({ isJudged }) => !isJudged)).toEqual([]);
  expect(taken.some(({ late }) => late)).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map((one) => one.refused))).toEqual(new Set(['SUBMISSIONS_CLOSED']));
  expect(faults).toEqual([]);
  sayFigures('event', {
    ...{ early: early.length, seconds, atOnce: AT_ONCE, earlyMs: spread(early) },
    ...{ last: taken.length, withinSeconds: (MINUTE + 2 * GRACE) / 1_000, lastMs: spread(taken), refused: refused.length },
  });
});

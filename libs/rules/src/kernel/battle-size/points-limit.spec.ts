import { emptyArmy, type Army } from '#muster/army';
import { expect, it } from 'vitest';
import { pointsLimitOf, sizeOf } from './points-limit.js';

const bySize = { 'strike force': 2000, incursion: 1000 };

const roster = (pointsLimit: number | null, battleSize?: string, facts: Partial<Army> = {}): Army => ({
  ...emptyArmy('10e'),
  pointsLimit,
  declared: battleSize === undefined ? undefined : { battleSize },
  ...facts,
});

const known = (points: number) => ({ points, assumed: false });
const assumed = (points: number) => ({ points, assumed: true });

it.each([
  [roster(1750, 'Strike Force'), known(1750), 'strike force'],
  [roster(null, '2. Strike Force (2000 Point limit)'), known(2000), 'strike force'],
  [roster(1000), known(1000), 'incursion'],
  [roster(1001), known(1001), null],
  [roster(null), null, null],
  [roster(null, 'A skirmish'), null, 'a skirmish'],
])('limit and size of %#', (of, limit, size) => expect([pointsLimitOf(of, bySize), sizeOf(of, bySize)]).toEqual([limit, size]));

it.each([
  [{ statedPoints: 1000, points: 1010 }, assumed(1000), 'incursion'],
  [{ statedPoints: null, points: 1010 }, assumed(2000), 'strike force'],
  [{ statedPoints: 1995, points: null }, assumed(2000), 'strike force'],
  [{ points: 900, declared: { reinforcementPoints: 101 } }, assumed(2000), 'strike force'],
  [{ statedPoints: 2570 }, assumed(2000), 'strike force'],
])('without a stated limit, the smallest size that fits the army is assumed, or else the largest: %#', (facts, limit, size) =>
  expect([pointsLimitOf(roster(null, undefined, facts), bySize), sizeOf(roster(null, undefined, facts), bySize)]).toEqual([limit, size]),
);

it('without battle sizes, no limit is assumed', () => expect(pointsLimitOf(roster(null, undefined, { statedPoints: 500 }), {})).toBeNull());

it('a battle size that may mean a Power Level does not state a points limit', () => {
  expect(pointsLimitOf(roster(null, 'Incursion'), bySize, true)).toEqual(assumed(1000));
  expect(pointsLimitOf(roster(900, 'Incursion'), bySize, true)).toEqual(known(900));
});

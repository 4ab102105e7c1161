import type { ResolvedRoster } from '@muster/catalogue';
import { expect, it } from 'vitest';
import { pointsLimitOf, sizeOf } from './points-limit.js';

const bySize = { incursion: 1000, 'strike force': 2000 };

const roster = (pointsLimit: number | null, battleSize?: string): ResolvedRoster => ({
  edition: '10e',
  pointsLimit,
  statedPoints: null,
  points: null,
  factions: [],
  faction: null,
  detachments: [],
  units: [],
  gaps: [],
  ...(battleSize === undefined ? {} : { declared: { battleSize } }),
});

it.each([
  [roster(1750, 'Strike Force'), 1750, 'strike force'],
  [roster(null, '2. Strike Force (2000 Point limit)'), 2000, 'strike force'],
  [roster(1000), 1000, 'incursion'],
  [roster(1001), 1001, null],
  [roster(null), null, null],
  [roster(null, 'A skirmish'), null, 'a skirmish'],
])('limit and size of %#', (of, limit, size) => expect([pointsLimitOf(of, bySize), sizeOf(of, bySize)]).toEqual([limit, size]));

import { expect, it } from 'vitest';
import type { Datasheet, ResolvedRoster, ResolvedUnit } from '@muster/catalogue';
import { pointsDiffer } from './points-differ.js';

const datasheet = (id: string): Datasheet => ({
  id,
  slug: id,
  name: id,
  aliases: [],
  factions: [],
  legends: false,
  role: null,
  powerRating: null,
  keywords: [],
  factionKeywords: [],
  profiles: [],
  weapons: [],
  models: [],
  points: { minModels: 1, maxModels: 1, bySize: [], perModel: [], wargear: [], byCopy: [], complete: true },
  options: [],
  damage: [],
  transport: null,
  abilities: [],
  leads: null,
});

const unit = (name: string, statedPoints: number | null, points: number | null, index: number): ResolvedUnit => ({
  path: ['units', index],
  line: 10 + index,
  name,
  datasheet: datasheet(name),
  models: 5,
  keywords: new Set(),
  factionKeywords: new Set(),
  warlord: false,
  enhancements: [],
  detachment: null,
  statedPoints,
  points,
});

const roster = (units: readonly ResolvedUnit[], statedPoints: number | null, points: number | null): ResolvedRoster => ({
  edition: '10e',
  pointsLimit: 1000,
  statedPoints,
  points,
  factions: [],
  faction: null,
  detachments: [],
  units,
  gaps: [],
});

const said = (...given: Parameters<typeof roster>) =>
  pointsDiffer(roster(...given)).map(({ messageId, params, line }) => ({ messageId, params, line }));

it('says nothing when every price is as stated', () => expect(said([unit('Lancers', 90, 90, 0)], 90, 90)).toEqual([]));

it('takes copies of a datasheet together: a surcharge may be printed on any of them', () =>
  expect(said([unit('Lancers', 135, 125, 0), unit('Lancers', 125, 135, 1)], 260, 260)).toEqual([]));

it('names the unit, both prices and the line', () =>
  expect(said([unit('Lancers', 90, 90, 0), unit('Lancers', 90, 100, 1), unit('Walker', 150, 150, 2)], 330, 340)).toEqual([
    { messageId: 'total', params: { stated: 330, computed: 340 }, line: null },
    { messageId: 'unit', params: { unit: 'Lancers', stated: 90, computed: 100 }, line: 11 },
  ]));

it('compares nothing that is not stated or could not be priced', () =>
  expect(said([unit('Lancers', null, 90, 0), unit('Walker', 150, null, 1)], null, null)).toEqual([]));

it.each([
  [500, []],
  [140, []],
  [150, [{ stated: 150, computed: 500 }]],
])('a total holds the Reinforcement points, or leaves them out: %d', (stated, differing) => {
  const reinforced = { ...roster([unit('Lancers', null, 140, 0)], stated, 140), declared: { reinforcementPoints: 360 } };
  expect(pointsDiffer(reinforced).map(({ params }) => params)).toEqual(differing);
});

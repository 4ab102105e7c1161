import { expect, it } from 'vitest';
import { armyUnit, emptyArmy, type Army, type ArmyUnit } from '#muster/army';
import type { Datasheet } from '#muster/catalogue';
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

const unit = (name: string, statedPoints: number | null, points: number | null, index: number): ArmyUnit =>
  armyUnit({
    unitId: String(index + 1),
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

const roster = (units: readonly ArmyUnit[], statedPoints: number | null, points: number | null): Army => ({
  ...emptyArmy('10e'),
  pointsLimit: 1000,
  statedPoints,
  points,
  units,
});

const said = (...given: Parameters<typeof roster>) => saidOf(roster(...given));

function saidOf(given: Army) {
  const differ = pointsDiffer(given, '2026-07');
  return differ && { messageId: differ.warning.messageId, params: differ.warning.params, unitsDiffer: differ.unitsDiffer };
}

it('reports nothing if every price is as stated', () => expect(said([unit('Lancers', 90, 90, 0)], 90, 90)).toBeNull());

it('compares copies of a datasheet together, because a surcharge may be printed on any of them', () =>
  expect(said([unit('Lancers', 135, 125, 0), unit('Lancers', 125, 135, 1)], 260, 260)).toBeNull());

it('reports all differences in one warning, with both prices', () =>
  expect(said([unit('Lancers', 90, 90, 0), unit('Lancers', 90, 100, 1), unit('Walker', 150, 160, 2)], 330, 350)).toEqual({
    messageId: 'unitsAndTotal',
    params: { release: '2026-07', units: 'Lancers 90 / 100, Walker 150 / 160', stated: 330, computed: 350 },
    unitsDiffer: true,
  }));

it('does not suspect another date if only the total differs', () =>
  expect(said([unit('Lancers', 90, 90, 0)], 330, 90)).toEqual({
    messageId: 'total',
    params: { stated: 330, computed: 90 },
    unitsDiffer: false,
  }));

it('ignores prices that are not stated or could not be computed', () =>
  expect(said([unit('Lancers', null, 90, 0), unit('Walker', 150, null, 1)], null, null)).toBeNull());

it.each([
  [500, null],
  [140, null],
  [150, { stated: 150, computed: 500 }],
])('accepts a total with or without the Reinforcement points: %d', (stated, differing) => {
  const reinforced = { ...roster([unit('Lancers', null, 140, 0)], stated, 140), declared: { reinforcementPoints: 360 } };
  expect(saidOf(reinforced)?.params ?? null).toEqual(differing);
});

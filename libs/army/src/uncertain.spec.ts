import { FACTS, type Fact, type ReviewReason } from '#muster/diagnostics';
import type { Roster, RosterUnit } from '#muster/roster';
import { describe, expect, it } from 'vitest';
import { datasheet, rosterOf, unit } from '../../rules/src/testing/roster-builder.js';
import type { Army } from './army.js';
import { inventedRelease } from './testing/invented-release.js';
import { withUncertainFacts } from './uncertain.js';

const reason = (about: Fact, place: Partial<Pick<ReviewReason, 'path' | 'line'>> = {}): ReviewReason => ({
  ...{ code: 'UNPARSED_LINES', about, messageId: 'unclear', params: {}, path: [], line: null },
  ...place,
});

const nowhere = {
  id: null,
  section: null,
  detachment: null,
  statedPoints: null,
  enhancements: [],
  loadout: [],
  warlord: false,
} as const;
const written = (...units: readonly Pick<RosterUnit, 'name' | 'line'>[]): Roster => ({
  ...{ name: null, factions: [], battleSize: null, pointsLimit: null, statedPoints: null, detachments: [], statesWargear: true },
  units: units.map((one, at) => ({ ...nowhere, unitId: String(at + 1), ...one })),
});
const list = written({ name: 'Gloom Ram', line: 3 }, { name: 'Cinder Guard', line: 6 });
const army = rosterOf(
  unit(datasheet('Gloom Ram'), { points: 120, statedPoints: 60, wargearStated: true }),
  unit(datasheet('Cinder Guard'), { points: 60, statedPoints: 60, wargearStated: true }),
);

/** The facts that are uncertain: of the army, then of each unit. */
function uncertain(review: readonly ReviewReason[], of: Army = army, from: Roster = list): readonly (readonly string[])[] {
  const { army: found } = withUncertainFacts(of, from, review, inventedRelease);
  return [found, ...found.units].map((one) => Object.keys(one.uncertain ?? {}).toSorted());
}

it('nothing is uncertain without a review reason', () => expect(uncertain([])).toEqual([[], [], []]));

it('keeps declarations about the units that became uncertain', () => {
  const [leader, bodyguard] = army.units;
  if (!leader || !bodyguard) throw new Error('The army has two units.');
  const attachments = [{ leader, bodyguard, path: ['declared', 'attachments', 0], line: null }];
  const declared: Army = { ...army, declared: { attachments } };
  const { army: found } = withUncertainFacts(declared, list, [reason('size', { path: ['units', 0] })], inventedRelease);
  expect(found.units[0]?.uncertain).toBeDefined();
  expect(found.declared?.attachments?.[0]?.leader).toBe(found.units[0]);
  expect(found.declared?.attachments?.[0]?.bodyguard).toBe(found.units[1]);
});

describe('a line that was not understood', () => {
  const ownLines = ['size', 'wargear', 'loadout', 'modelLoadout', 'datasheet'];
  const ofTheArmy = FACTS.filter((fact) => fact === 'datasheet' || !ownLines.includes(fact)).toSorted();

  it('belongs to the unit above it, or is a unit itself', () => {
    const ofUnit = ['enhancementCount', 'enhancementOffer', 'line', 'price', 'size', 'wargear', 'warlord'];
    expect(uncertain([reason('line', { line: 4 })])).toEqual([ofTheArmy, ofUnit, []]);
    expect(uncertain([reason('line', { line: 9 })])).toEqual([ofTheArmy, [], ofUnit]);
  });

  it('may state any fact of the army that the lines of a unit do not determine', () => {
    expect(ofTheArmy).toContain('copies');
    expect(ofTheArmy).not.toContain('size');
  });

  it('concerns the army if it is above all units or has no line number', () => {
    expect(uncertain([reason('line', { line: 1 })])).toEqual([ofTheArmy, [], []]);
    expect(uncertain([reason('line')])).toEqual([ofTheArmy, [], []]);
  });
});

it('a detachment that was not found leaves open what its units may choose', () => {
  const unknown: ReviewReason = { ...reason('detachments', { path: ['detachments', 0] }), code: 'UNRESOLVED_NAME' };
  expect(uncertain([unknown])).toEqual([['detachments', 'options'], [], []]);
});

it('an unknown option of a unit may be a model; an unknown option of a model only affects its price', () => {
  expect(uncertain([reason('loadout', { path: ['units', 1, 'loadout', 0] })])).toEqual([[], [], ['loadout', 'price', 'size', 'wargear']]);
  expect(uncertain([reason('modelLoadout', { path: ['units', 1, 'loadout', 0, 'items', 2] })])).toEqual([
    [],
    [],
    ['modelLoadout', 'price', 'wargear'],
  ]);
});

it('a reason about the army makes no unit uncertain', () => expect(uncertain([reason('warlord')])).toEqual([['warlord'], [], []]));

it('a unit of uncertain price costs at least what the list states for it, or 0', () => {
  const { units } = withUncertainFacts(army, list, [reason('loadout', { path: ['units', 0] })], inventedRelease).army;
  expect(units.map(({ leastPoints }) => leastPoints)).toEqual([60, undefined]);
  const [priced] = withUncertainFacts(
    rosterOf(unit(datasheet('Gloom Ram'), { points: 120, statedPoints: null })),
    list,
    [reason('loadout', { path: ['units', 0] })],
    inventedRelease,
  ).army.units;
  expect(priced?.leastPoints).toBe(0);
});

it('wargear that the list does not state is uncertain', () => {
  const unstated = rosterOf(
    unit(datasheet('Gloom Ram'), { wargearStated: false }),
    unit(datasheet('Cinder Guard'), { wargearStated: true }),
  );
  expect(uncertain([], unstated)).toEqual([[], ['wargear'], []]);
});

it('a number of models derived from wargear is uncertain if the price differs', () => {
  const sizes = (points: number, statedPoints: number | null, modelsInferred: boolean) =>
    uncertain([], rosterOf(unit(datasheet('Gloom Ram'), { points, statedPoints, modelsInferred, wargearStated: true })))[1];
  expect(sizes(120, 60, true)).toEqual(['price', 'size', 'wargear']);
  expect([sizes(60, 60, true), sizes(60, null, true), sizes(120, 60, false)]).toEqual([[], [], []]);
});

it('a unit with a different price may be another datasheet of the same name', () => {
  const court = inventedRelease.data.readModel.factions.find(({ id }) => id === 'court');
  const names = ['Gull', 'Mirror Beast', 'Gull'];
  const units = names.map((name, at) => unit(datasheet(name), { points: 20, statedPoints: at === 2 ? 20 : 10, wargearStated: true }));
  const ofCourt = { ...rosterOf(...units), faction: court ?? null };
  const named = written(...names.map((name) => ({ name, line: 3 })));
  expect(uncertain([], ofCourt, named)).toEqual([[], ['price', 'wargear'], [], []]);
  const known = { ...named, units: named.units.map((one) => ({ ...one, id: 'gull-1' })) };
  expect(uncertain([], ofCourt, known)).toEqual([[], [], [], []]);
});

it('an unknown part of a unit that costs what the list states only affects its wargear', () => {
  const about = (place: number) => {
    const said = [reason('loadout', { path: ['units', place, 'loadout', 0] }), reason('enhancementOffer', { path: ['units', place] })];
    return withUncertainFacts(army, list, said, inventedRelease).review.map((one) => one.about);
  };
  expect(about(0)).toEqual(['loadout', 'enhancementOffer']);
  expect(about(1)).toEqual(['wargear', 'enhancementOffer']);
});

import { evaluate } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster, type WrittenUnit } from '../testing/written-roster.js';
import { withEvaluation } from '../price/with-evaluation.js';

const warden: WrittenUnit = { name: 'Harbour Warden', loadout: ['1 Boathook', '1 Flare pistol'] };

function check(units: readonly WrittenUnit[]) {
  const resolution = resolve(writtenRoster(units), inventedRelease);
  const evaluation = evaluate(inventedRelease.game, resolution.state);
  return { evaluation, resolved: withEvaluation(resolution, evaluation) };
}

it('a unit that must be the Warlord is it if the list names none, but not if the list names another', () => {
  const warlords = (units: readonly WrittenUnit[]) =>
    check(units)
      .resolved.units.filter(({ warlord: isWarlord }) => isWarlord)
      .map(({ name }) => name);
  const queen = { name: 'Tide Queen' };
  expect(warlords([warden, queen])).toEqual(['Tide Queen']);
  expect(warlords([{ ...warden, warlord: true }, queen])).toEqual(['Harbour Warden']);
  expect(warlords([warden, { ...queen, warlord: true }])).toEqual(['Tide Queen']);
});

it('tells whether the data offers to make the unit the Warlord', () => {
  const offeredTo = (unit: WrittenUnit) => check([{ ...unit, warlord: true }]).resolved.units.map(({ warlordOffered }) => warlordOffered);
  expect(offeredTo({ name: 'Reef Marshal' })).toEqual([true]);
  expect(offeredTo({ name: 'Skiff' })).toEqual([undefined]);
});

it('a unit whose model the list calls the Warlord stays the Warlord beside another one', () => {
  const marshal = { name: 'Reef Marshal', loadout: [{ '1 Reef Marshal': ['1 Warlord'] }] };
  const both = check([{ ...warden, warlord: true }, marshal]).resolved.units;
  expect(both.map(({ warlord: isWarlord }) => isWarlord)).toEqual([true, true]);
});

it('the Warlord has everything that being the Warlord includes', () => {
  const { evaluation, resolved } = check([{ name: 'Reef Marshal', warlord: true }]);
  expect(evaluation.findings).toEqual([]);
  expect(resolved.units.map(({ warlord: isWarlord, points }) => [isWarlord, points])).toEqual([[true, 60]]);
});

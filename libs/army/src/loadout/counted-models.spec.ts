import { evaluate } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster, type WrittenUnit } from '../testing/written-roster.js';
import { withEvaluation } from '../price/with-evaluation.js';

function check(units: readonly WrittenUnit[]) {
  const resolution = resolve(writtenRoster(units), inventedRelease);
  const evaluation = evaluate(inventedRelease.game, resolution.state);
  return { evaluation, resolved: withEvaluation(resolution, evaluation) };
}

it.each([
  [['2 Scout gull', '1 Net crew'], 5],
  [[], 3],
  [['2 Scout gull', { '1 Net crew': ['2 Netter'] }], 5],
] as const)('counts the models that go with a model: %j', (loadout, models) => {
  expect(check([{ name: 'Towboat', loadout }]).resolved.units[0]?.models).toBe(models);
});

it('does not count models if the data writes some of them as options of the same name', () => {
  const loadout = [{ '1 Rower': ['1 Great oar'] }, { '4 Rower': ['4 Oar'] }];
  expect(check([{ name: 'Rowers', loadout }]).resolved.units[0]?.models).toBeNull();
  expect(check([{ name: 'Rowers', loadout: loadout.slice(0, 1) }]).resolved.units[0]?.models).toBe(1);
});

it('counts models inside a unit that the data writes as a model, instead of adding units', () => {
  const { evaluation } = check([{ name: 'Lancers', loadout: ['4 Lancer'] }]);
  const [unit] = evaluation.forces[0]?.selections.filter(({ name }) => name === 'Lancers') ?? [];
  expect([unit?.number, unit?.selections.map(({ name, number }) => [name, number])]).toEqual([1, [['Lancer', 4]]]);
});

it.each([[['9 Boarding axe', '9 Flare pistol']], [[]]])(
  'counts the models beside the unit’s name if its leader has an unknown name: %j',
  (others) => {
    const loadout = [...others, { '1 Maître d’équipage': ['1 Sabre'] }];
    const { resolved, evaluation } = check([{ name: 'Deckhands', models: 10, loadout }]);
    expect([resolved.units[0]?.models, resolved.units[0]?.points, evaluation.findings]).toEqual([10, 90, []]);
  },
);

it('takes models that no line names for the usual kind if the list states their wargear once for all', () => {
  const loadout = ['1 Boarding axe', '1 Flare pistol', { '1 Bosun': ['1 Cutlass'] }];
  const { resolved, evaluation } = check([{ name: 'Deckhands', models: 10, loadout }]);
  expect([resolved.units[0]?.models, resolved.units[0]?.points, evaluation.findings]).toEqual([10, 90, []]);
});

it('does not add a model that the list lacks beside models of unknown names', () => {
  const loadout = [{ '8 Deckhand': ['8 Boarding axe', '8 Flare pistol'] }, { '1 Maître d’équipage': ['1 Sabre'] }];
  expect(check([{ name: 'Deckhands', models: 10, loadout }]).resolved.units[0]?.models).toBeNull();
});

it.each([
  [['2 Great Bells', '2 Chain', '2 Great bell'], 2],
  [['1 Great Bells', '1 Chain', '1 Great bell', '1 Great Bells', '1 Chain', '1 Great bell'], 2],
  [['1 Great Bells', '1 Chain', '1 Great bell'], 1],
  [['3 Great Bells', '3 Chain', '3 Great bell'], 3],
])('takes every other line of a model that is called what it carries for what it carries: %j', (loadout, models) => {
  const { resolved } = check([{ name: 'Bell Buoys', loadout }]);
  expect(resolved.units[0]?.models).toBe(models);
});

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

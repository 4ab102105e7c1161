import { expect, it } from 'vitest';
import { category, condition, entry, gameOf, group, limit, link, modifier } from '../testing/invented-data.js';
import { unitOptions } from './option-tree.js';
import type { OptionInUnit } from './option-walk.js';

const dearer = modifier('set', 'pts', 9, { conditions: [condition('atLeast', 1, { scope: 'squad', childId: 'model' })] });
const cheaperFew = modifier('set', 'max 2', 5, { conditions: [condition('atLeast', 1, { scope: 'parent', childId: 'axe' })] });
const squad = entry(
  'squad',
  { type: 'unit', pts: 10, categoryLinks: [category('troops', true)], constraints: [limit('max', 3, { scope: 'roster' })] },
  [
    entry('trooper', { type: 'model', pts: 4, constraints: [limit('min', 2), limit('max', 5)] }, [
      entry('gun', { pts: 1, constraints: [limit('min', 1), limit('max', 1)] }),
    ]),
    group('arms', { defaultSelectionEntryId: 'axe', constraints: [limit('min', 1), limit('max', 1)] }, [
      entry('axe'),
      entry('bow', { pts: 3, modifiers: [dearer] }, [entry('quiver', { constraints: [limit('max', 2)], modifiers: [cheaperFew] })]),
      entry('relic', { modifiers: [modifier('set', 'hidden', 'true')] }),
    ]),
    link('flag link', 'flag', { constraints: [limit('max', 1, { scope: 'force' })] }),
  ],
);
const game = gameOf({ roots: [squad], shared: [entry('flag', { pts: 20 })] });
const brief = ({ path, parent, name, minimum, maximum, armyMaximum, chosen, costs, hidden }: OptionInUnit) => [
  path,
  parent,
  name,
  `${minimum}-${maximum ?? ''}`,
  armyMaximum,
  chosen,
  costs[0]?.value ?? 0,
  hidden,
];

it('shows the options of a unit with its defaults', () => {
  const unit = unitOptions(game, 'army', 'squad', { depth: 8, size: 100 });
  expect(unit?.options.map(brief)).toEqual([
    ['0', null, 'squad', '0-', 3, 1, 10, false],
    ['0.0', '0', 'trooper', '2-5', null, 2, 4, false],
    ['0.0.0', '0.0', 'gun', '1-1', null, 1, 1, false],
    ['0.1', '0', 'arms', '1-1', null, 1, 0, false],
    ['0.1.0', '0.1', 'axe', '0-', null, 1, 0, false],
    ['0.1.1', '0.1', 'bow', '0-', null, 0, 9, false],
    ['0.1.1.0', '0.1.1', 'quiver', '0-2', null, 0, 0, false],
    ['0.1.2', '0.1', 'relic', '0-', null, 0, 0, true],
    ['0.2', '0', 'flag', '0-', 1, 0, 20, false],
  ]);
  expect(unit?.costs).toEqual([{ typeId: 'pts', name: 'pts', value: 20 }]);
  expect(unit?.isCut).toBe(false);
});

it('stops at its bounds and reports it', () => {
  const flat = unitOptions(game, 'army', 'squad', { depth: 1, size: 100 });
  expect([flat?.options.map(({ name }) => name), flat?.isCut]).toEqual([['squad', 'trooper', 'arms', 'flag'], true]);
  const few = unitOptions(game, 'army', 'squad', { depth: 8, size: 3 });
  expect([few?.options.map(({ name }) => name), few?.isCut]).toEqual([['squad', 'trooper', 'gun'], true]);
});

it('is null for a missing root entry', () => {
  const bounds = { depth: 8, size: 100 };
  expect([unitOptions(game, 'army', 'ghost', bounds), unitOptions(game, 'nowhere', 'squad', bounds)]).toEqual([null, null]);
});

import { expect, it } from 'vitest';
import { condition, entry, gameOf, limit, modifier } from '../testing/invented-data.js';
import { rootOptions } from './option-view.js';

const conditions = [condition('atLeast', 1, { scope: 'parent', childId: 'axe' })];
const limits = [limit('min', 1), limit('max', 1)];

it('has the limits after modifiers without conditions, up to the first with one', () => {
  const raised = [modifier('increment', 'min 1', 1), modifier('increment', 'max 1', 1)];
  const squad = entry('squad', { type: 'unit' }, [
    entry('pair', { constraints: limits, modifiers: raised }),
    entry('spare', { constraints: limits, modifiers: [modifier('set', 'max 1', 3, { conditions }), ...raised] }),
  ]);
  const [view] = rootOptions(gameOf({ roots: [squad] }), 'army');
  const found = view?.children.map(({ name, min, max, limits: all }) => [name, min, max, all.some(({ varies }) => varies)]);
  expect(found).toEqual([
    ['pair', 2, 2, false],
    ['spare', 2, 1, true],
  ]);
});

it('tells limits that a modifier with a condition may raise from those that it only lowers', () => {
  const squad = entry('squad', { type: 'unit' }, [
    entry('more', { constraints: limits, modifiers: [modifier('increment', 'max 1', 1, { conditions })] }),
    entry('fewer', { constraints: limits, modifiers: [modifier('set', 'max 1', 0, { conditions })] }),
  ]);
  const [view] = rootOptions(gameOf({ roots: [squad] }), 'army');
  expect(view?.children.map(({ name, limits: all }) => [name, all.some(({ highest, value }) => highest > value)])).toEqual([
    ['more', true],
    ['fewer', false],
  ]);
});

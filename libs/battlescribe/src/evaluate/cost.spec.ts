import { describe, expect, it } from 'vitest';
import type { ConditionGroupNode } from '../nodes.js';
import {
  category,
  condition,
  entry,
  gameOf,
  group,
  limit,
  link,
  modifier,
  pick,
  pointsOf,
  repeat,
  rosterOf,
} from '../testing/invented-data.js';
import { evaluate } from './evaluate.js';

it('is the cost of the entry times its number, without children', () => {
  const game = gameOf({ roots: [entry('squad', { type: 'unit', pts: 50 }, [entry('trooper', { type: 'model', pts: 7 })])] });
  const evaluation = evaluate(game, rosterOf(pick('squad', {}, [pick('trooper', { number: 3 })])));
  expect(evaluation.selection('squad')?.costs).toEqual([{ typeId: 'pts', name: 'pts', value: 50 }]);
  expect(evaluation.selection('trooper')?.costs).toEqual([{ typeId: 'pts', name: 'pts', value: 21 }]);
  expect(pointsOf(evaluation)).toBe(71);
});

it('uses a cost of the link instead of the target’s', () => {
  const shared = [entry('blade', { pts: 15 })];
  const squad = entry('squad', {}, [link('dear', 'blade', { pts: 20 }), link('plain', 'blade')]);
  const game = gameOf({ roots: [squad], shared });
  expect(pointsOf(evaluate(game, rosterOf(pick('squad', {}, [pick('dear::blade')]))))).toBe(20);
  expect(pointsOf(evaluate(game, rosterOf(pick('squad', {}, [pick('plain::blade')]))))).toBe(15);
});

it('applies the link’s modifiers after the target’s', () => {
  const shared = [entry('blade', { pts: 15, modifiers: [modifier('set', 'pts', 3)] })];
  const game = gameOf({ roots: [link('dear', 'blade', { modifiers: [modifier('increment', 'pts', 4)] })], shared });
  expect(pointsOf(evaluate(game, rosterOf(pick('dear::blade'))))).toBe(7);
});

it.each([
  ['set', 9, 9],
  ['increment', 5, 15],
  ['decrement', 30, -20],
  ['multiply', 3, 30],
  ['divide', 4, 2.5],
  ['modulo', 4, 2],
  ['power', 2, 100],
  ['floor', 4, 8],
  ['ceil', 4, 12],
  ['unheard-of', 4, 10],
])('%s %d makes 10 points %d', (type, value, expected) => {
  const game = gameOf({ dialect: 'newrecruit', roots: [entry('squad', { pts: 10, modifiers: [modifier(type, 'pts', value)] })] });
  expect(pointsOf(evaluate(game, rosterOf(pick('squad'))))).toBe(expected);
});

it('prices a squad by its size, as the data of the 10th edition does', () => {
  const dearer = modifier('set', 'pts', 200, {
    conditions: [condition('atLeast', 11, { scope: 'squad', childId: 'model', includeChildSelections: true })],
  });
  const game = gameOf({ roots: [entry('squad', { type: 'unit', pts: 90, modifiers: [dearer] }, [entry('trooper', { type: 'model' })])] });
  const priceOf = (number: number) => pointsOf(evaluate(game, rosterOf(pick('squad', {}, [pick('trooper', { number })]))));
  expect([priceOf(10), priceOf(11)]).toEqual([90, 200]);
});

it('repeats round down or up, add up, and never apply with a value of 0', () => {
  const priceOf = (...repeats: readonly ReturnType<typeof repeat>[]) => {
    const squad = entry('squad', { modifiers: [modifier('increment', 'pts', 10, { repeats })] });
    const game = gameOf({ roots: [squad, entry('drone')] });
    return pointsOf(evaluate(game, rosterOf(pick('squad'), pick('drone', { number: 3 }))));
  };
  expect(priceOf(repeat(2, { childId: 'drone' }))).toBe(10);
  expect(priceOf(repeat(2, { childId: 'drone', roundUp: true }))).toBe(20);
  expect(priceOf(repeat(1, { childId: 'drone', repeats: 2 }), repeat(1, { childId: 'drone' }))).toBe(90);
  expect(priceOf(repeat(0, { childId: 'drone' }))).toBe(0);
  expect(priceOf(repeat(25, { childId: 'drone', percentValue: true }))).toBe(30);
});

it('multiplies the repeats of a group with those inside it', () => {
  const squad = entry('squad', {
    modifierGroups: [
      {
        repeats: [repeat(1, { childId: 'drone' })],
        modifiers: [modifier('increment', 'pts', 5, { repeats: [repeat(1, { childId: 'hound' })] })],
      },
    ],
  });
  const game = gameOf({ roots: [squad, entry('drone'), entry('hound')] });
  expect(pointsOf(evaluate(game, rosterOf(pick('squad'), pick('drone', { number: 2 }), pick('hound', { number: 3 }))))).toBe(30);
});

it('rounds decimals exactly in BattleScribe, and keeps binary rounding errors in New Recruit', () => {
  const roots = [entry('squad', { pts: 0.1 })];
  const state = rosterOf(pick('squad', { number: 3 }));
  expect(pointsOf(evaluate(gameOf({ roots }), state))).toBe(0.3);
  expect(pointsOf(evaluate(gameOf({ roots, dialect: 'newrecruit' }), state))).toBe(0.30000000000000004);
});

it('settles costs that depend on costs', () => {
  const dependent = entry('banner', {
    pts: 1,
    modifiers: [modifier('increment', 'pts', 10, { repeats: [repeat(100, { field: 'pts', childId: 'tank' })] })],
  });
  const game = gameOf({ dialect: 'newrecruit', roots: [dependent, entry('tank', { modifiers: [modifier('set', 'pts', 250)] })] });
  expect(pointsOf(evaluate(game, rosterOf(pick('banner'), pick('tank'))))).toBe(271);
});

describe('decimals', () => {
  const dialects = ['battlescribe', 'newrecruit'] as const;
  const roots = [entry('squad', { type: 'unit', pts: 0.1 }, [entry('trooper', { pts: 0.2 }), entry('medic', { pts: 0.3 })])];
  const squad = rosterOf(pick('squad', {}, [pick('trooper'), pick('medic')]));

  it('are added exactly in BattleScribe, and as doubles in New Recruit', () => {
    const [exact, binary] = dialects.map((dialect) => pointsOf(evaluate(gameOf({ dialect, roots }), squad)));
    expect([exact, binary]).toEqual([0.6, 0.1 + 0.2 + 0.3]);
    expect(pointsOf(evaluate(gameOf({ roots: [entry('squad', { pts: 4_000_000.1 })] }), rosterOf(pick('squad', { number: 2 }))))).toBe(
      8_000_000.2,
    );
  });

  it.each([
    ['battlescribe', []],
    ['newrecruit', ['pts']],
  ] as const)('meet a limit of the same sum in %s or not', (dialect, over) => {
    const state = { ...squad, costLimits: [{ typeId: 'pts', value: 0.6 }] };
    expect(evaluate(gameOf({ dialect, roots }), state).findings.map(({ name }) => name)).toEqual(over);
  });

  it('in modifiers, conditions, repeats and limits are compared exactly', () => {
    const dearer = modifier('increment', 'pts', 0.2);
    const asked = { childId: 'squad', field: 'pts' };
    const named = modifier('set', 'name', 'exact', { conditions: [condition('equalTo', 0.3, asked)] });
    const often = modifier('increment', 'pts', 1, { repeats: [repeat(0.1, asked)] });
    const most = { constraints: [limit('max', 0.3, { field: 'pts', scope: 'force' })], modifiers: [dearer], pts: 0.1 };
    const game = gameOf({ roots: [entry('squad', most), entry('watcher', { modifiers: [named] }), entry('toll', { modifiers: [often] })] });
    const evaluation = evaluate(game, rosterOf(pick('squad'), pick('watcher'), pick('toll')));
    expect(evaluation.selection('squad')?.costs[0]?.value).toBe(0.3);
    expect(evaluation.selection('watcher')?.name).toBe('exact');
    expect(evaluation.selection('toll')?.costs[0]?.value).toBe(3);
    expect(evaluation.findings).toEqual([]);
  });
});

/** The data of the 9th edition asks for the size of a unit in this way. */
it.each([true, false])('changes a unit’s price with its number of models, with a shared condition: %s', (shared) => {
  const larger = modifier('increment', 'pts', 4, {
    conditions: [condition('atLeast', 6, { scope: 'stalkers', childId: 'model', shared })],
  });
  const models = group('models', {}, [link('model link', 'stalker')]);
  const stalkers = entry('stalkers', { type: 'unit', pts: 4, modifiers: [larger] }, [models, entry('leader', { type: 'model' })]);
  const game = gameOf({ roots: [stalkers], shared: [entry('stalker', { type: 'model' })] });
  const priceOf = (number: number) => {
    const members = [pick('leader'), pick('model link::stalker', { number, group: 'models' })];
    return pointsOf(evaluate(game, rosterOf(pick('stalkers', {}, members))));
  };
  expect([priceOf(4), priceOf(5), priceOf(9)]).toEqual([4, 8, 8]);
});

it.each([true, false])('counts a category, shared: %s', (shared) => {
  const cheaper = modifier('set', 'pts', 3, { conditions: [condition('atLeast', 1, { childId: 'troops', shared })] });
  const game = gameOf({
    roots: [entry('banner', { pts: 5, modifiers: [cheaper] }), entry('squad', { categoryLinks: [category('troops', true)] })],
  });
  expect(pointsOf(evaluate(game, rosterOf(pick('banner'), pick('squad'))))).toBe(3);
});

it.each(['battlescribe', 'newrecruit'] as const)(
  'gives command points by the size that is chosen and takes those of Stratagems, in %s',
  (dialect) => {
    const chosen = (id: string) => ({
      conditions: [condition('atLeast', 1, { scope: 'size', childId: id, includeChildSelections: true })],
    });
    const season = { conditions: [condition('greaterThan', 0, { scope: 'roster', childId: 'season', includeChildSelections: true })] };
    const small = entry('small', { pts: 3 });
    const large = entry('large', { pts: 12, modifiers: [modifier('set', 'pts', 6, season)] });
    const size = entry('size', { modifiers: [modifier('increment', 'pts', 1, chosen('small'))] }, [group('sizes', {}, [small, large])]);
    const warlord = entry('warlord', { type: 'model' }, [entry('stratagem', { pts: -1 })]);
    const game = gameOf({ dialect, roots: [size, entry('season'), warlord, entry('drill', { pts: -2 })] });
    const left = (picked: string, ...others: readonly string[]) =>
      pointsOf(
        evaluate(
          game,
          rosterOf(
            pick('size', {}, [pick(picked, { group: 'sizes' })]),
            pick('warlord', {}, [pick('stratagem')]),
            ...others.map((other) => pick(other)),
          ),
        ),
      );
    expect([left('small'), left('large'), left('large', 'season'), left('large', 'season', 'drill')]).toEqual([3, 11, 5, 3]);
  },
);

describe('a price by copy', () => {
  const ordinal = (count: number): ConditionGroupNode => ({
    type: 'and',
    localConditionGroups: [
      {
        ...{ type: 'atLeast', value: count, field: 'selections', scope: 'parent', includeChildSelections: true },
        conditions: [
          condition('before', 1, { scope: 'self', childId: 'any' }),
          condition('instanceOf', 1, { scope: 'self', childId: 'raft' }),
        ],
      },
    ],
  });
  const dearer = modifier('increment', 'pts', 10, { conditionGroups: [ordinal(2)] });
  const game = gameOf({
    dialect: 'newrecruit',
    roots: [entry('raft', { type: 'unit', pts: 70, modifiers: [dearer] }), entry('buoy', { pts: 5 })],
  });
  const price = (copies: number) =>
    pointsOf(evaluate(game, rosterOf(pick('buoy'), ...Array.from({ length: copies }, (_, at) => pick(`raft#${at}`)))));

  it('is paid only by copies that enough others precede', () => {
    expect([1, 2, 3, 4].map(price)).toEqual([75, 145, 225, 305]);
  });
});

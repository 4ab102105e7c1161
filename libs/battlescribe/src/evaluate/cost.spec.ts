import { expect, it } from 'vitest';
import { condition, entry, gameOf, link, modifier, pick, pointsOf, repeat, rosterOf } from '../testing/invented-data.js';
import { evaluate } from './evaluate.js';

it('costs its entry times its number, children apart', () => {
  const game = gameOf({ roots: [entry('squad', { type: 'unit', pts: 50 }, [entry('trooper', { type: 'model', pts: 7 })])] });
  const evaluation = evaluate(game, rosterOf(pick('squad', {}, [pick('trooper', { number: 3 })])));
  expect(evaluation.selection('squad')?.costs).toEqual([{ typeId: 'pts', name: 'pts', value: 50 }]);
  expect(evaluation.selection('trooper')?.costs).toEqual([{ typeId: 'pts', name: 'pts', value: 21 }]);
  expect(pointsOf(evaluation)).toBe(71);
});

it('takes a cost that the link states in place of the target’s', () => {
  const shared = [entry('blade', { pts: 15 })];
  const squad = entry('squad', {}, [link('dear', 'blade', { pts: 20 }), link('plain', 'blade')]);
  const game = gameOf({ roots: [squad], shared });
  expect(pointsOf(evaluate(game, rosterOf(pick('squad', {}, [pick('dear::blade')]))))).toBe(20);
  expect(pointsOf(evaluate(game, rosterOf(pick('squad', {}, [pick('plain::blade')]))))).toBe(15);
});

it('lets the link’s modifiers act after the target’s', () => {
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

it('prices a squad by its size, as the 10th edition data do', () => {
  const dearer = modifier('set', 'pts', 200, {
    conditions: [condition('atLeast', 11, { scope: 'squad', childId: 'model', includeChildSelections: true })],
  });
  const game = gameOf({ roots: [entry('squad', { type: 'unit', pts: 90, modifiers: [dearer] }, [entry('trooper', { type: 'model' })])] });
  const priceOf = (number: number) => pointsOf(evaluate(game, rosterOf(pick('squad', {}, [pick('trooper', { number })]))));
  expect([priceOf(10), priceOf(11)]).toEqual([90, 200]);
});

it('repeats: rounded down or up, several added, a value of 0 never', () => {
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

it('writes decimals as meant in BattleScribe, as binary leaves them in New Recruit', () => {
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

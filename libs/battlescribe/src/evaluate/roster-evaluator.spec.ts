import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RosterState } from '../roster-state.js';
import { condition, entry, forceOf, gameOf, modifier, pick, rosterOf } from '../testing/invented-data.js';
import { Dice, RandomEdits } from '../testing/random-roster.js';
import { richGame } from '../testing/rich-game.js';
import type { CompiledGame } from './compile/compile.js';
import type { Dialect } from './compile/dialect.js';
import { evaluate } from './evaluate.js';
import type { Evaluation } from './evaluation.types.js';
import { rosterEvaluator } from './roster-evaluator.js';

/** The plain values of an evaluation, without its functions. */
const plain = ({ costs, forces, findings }: Evaluation): unknown =>
  JSON.parse(JSON.stringify({ costs, forces, findings }, (key, value: unknown) => (key === 'option' ? undefined : value)));

/** The first edit after which the two evaluations differ. Null if they always agree. */
function firstDisagreement(game: CompiledGame, start: RosterState, seed: number, edits: number): unknown {
  const evaluator = rosterEvaluator(game);
  const random = new RandomEdits(game, new Dice(seed));
  let state = start;
  for (let edit = 0; edit <= edits; edit += 1) {
    const followed = plain(evaluator.update(state));
    const whole = plain(evaluate(game, state));
    if (JSON.stringify(followed) !== JSON.stringify(whole)) return { edit, followed, whole };
    state = random.edit(state);
  }
  return null;
}

describe.each<Dialect>(['battlescribe', 'newrecruit'])('an edit evaluated incrementally (%s)', (dialect) => {
  it('gives the same result as a complete evaluation', () => {
    const game = richGame(dialect);
    const start: RosterState = { costLimits: [{ typeId: 'pts', value: 200 }], forces: [forceOf('patrol', []), forceOf('patrol#2', [])] };
    const agree = fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => firstDisagreement(game, start, seed, 25) === null);
    const { counterexample } = fc.check(agree, { numRuns: 40 });
    expect(counterexample && firstDisagreement(game, start, counterexample[0], 25)).toBeNull();
  });
});

it('keeps unchanged objects', () => {
  const game = richGame('battlescribe');
  const evaluator = rosterEvaluator(game);
  const state = rosterOf(pick('hero'), pick('banner::flag'));
  const before = evaluator.update(state);
  const after = evaluator.update({
    ...state,
    forces: [forceOf('patrol', [pick('hero', { number: 2 }), ...(state.forces[0]?.selections.slice(1) ?? [])])],
  });
  expect(after.selection('banner::flag')).toBe(before.selection('banner::flag'));
  expect(after.selection('hero')?.number).toBe(2);
});

it('notices that a query to another unit has a new result', () => {
  const game = richGame('battlescribe');
  const evaluator = rosterEvaluator(game);
  const squad = pick('squad', {}, [pick('trooper')]);
  const pts = (state: RosterState) => evaluator.update(state).selection('squad')?.costs[0]?.value;
  expect(pts(rosterOf(squad))).toBe(50);
  expect(pts(rosterOf(squad, pick('drone', { number: 3 })))).toBe(56);
});

it('evaluates the whole roster if categories depend on categories of other units', () => {
  const follower = entry('follower', {
    modifiers: [modifier('add', 'category', 'troops', { conditions: [condition('atLeast', 1, { childId: 'troops' })] })],
  });
  const leader = entry('leader', { modifiers: [modifier('add', 'category', 'troops')] });
  const game = gameOf({ roots: [follower, leader] });
  expect(firstDisagreement(game, rosterOf(pick('follower'), pick('leader')), 5, 60)).toBeNull();
});

it('evaluates everything if forces or limits change', () => {
  const game = richGame('newrecruit');
  const evaluator = rosterEvaluator(game);
  const one = rosterOf(pick('hero'));
  const two: RosterState = { costLimits: [{ typeId: 'pts', value: 10 }], forces: [...one.forces, forceOf('patrol#2', [pick('drone')])] };
  for (const state of [one, two, one]) expect(plain(evaluator.update(state))).toEqual(plain(evaluate(game, state)));
});

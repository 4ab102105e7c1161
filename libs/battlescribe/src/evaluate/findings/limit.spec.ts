import { expect, it } from 'vitest';
import { category, condition, entry, gameOf, group, limit, modifier, patrol, pick, rosterOf } from '../../testing/invented-data.js';
import { evaluate } from '../evaluate.js';

const raised = modifier('set', 'max 1', 3, { conditions: [condition('atLeast', 1, { childId: 'banner' })] });
const squad = entry(
  'squad',
  { categoryLinks: [category('troops', true)], constraints: [limit('max', 1, { scope: 'roster' })], modifiers: [raised] },
  [group('arms', { constraints: [limit('min', 1)] }, [entry('axe', { constraints: [limit('max', -1)] })])],
);
const game = gameOf({
  roots: [squad, entry('banner')],
  forces: [{ ...patrol, categoryLinks: [{ ...category('troops'), constraints: [limit('max', 6)] }] }],
});

it('returns the limits of a selection and of its groups after modifiers, whether met or not', () => {
  const alone = rosterOf(pick('squad'), pick('squad#2'));
  const { limits } = evaluate(game, alone);
  expect(limits('squad').map(({ carrier, type, limit: allowed, count, scope }) => [carrier, type, allowed, count, scope])).toEqual([
    ['entry', 'max', 1, 2, 'roster'],
    ['category', 'max', 6, 2, 'force'],
  ]);
  const raisedLimits = evaluate(game, rosterOf(pick('squad'), pick('banner'))).limits('squad');
  expect(raisedLimits.map((one) => one.limit)).toEqual([3, 6]);
});

it('includes the limits of its groups, but not values that mean no limit', () => {
  const inside = rosterOf(pick('squad', {}, [pick('axe', { group: 'arms' })]));
  expect(evaluate(game, inside).limits('axe')).toEqual([
    { constraintId: 'min 1', carrier: 'group', type: 'min', limit: 1, count: 1, counted: 'selections', scope: 'selection' },
  ]);
});

it('is empty for an unknown selection', () => expect(evaluate(game, rosterOf()).limits('squad')).toEqual([]));

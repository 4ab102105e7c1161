import { expect, it } from 'vitest';
import type { ConditionGroupNode, ConditionNode } from '../../nodes.js';
import type { Known } from './guard.js';
import { applies, conditionHolds, hiddenIn, type AssumedRoster } from './partial-evaluation.js';

const nothingKnown: AssumedRoster = {
  dialect: 'battlescribe',
  catalogueId: null,
  forceId: null,
  forceIds: new Set(['patrol', 'battalion']),
  count: () => null,
  is: () => null,
};

const asked = (type: ConditionNode['type'], rest: Partial<ConditionNode> = {}): ConditionNode => {
  return { type, value: 1, field: 'selections', scope: 'roster', childId: 'banner', ...rest };
};
const words = { yes: asked('always'), no: asked('never'), maybe: asked('atLeast') };

function grouped(type: ConditionGroupNode['type'], parts: readonly (keyof typeof words)[], min?: number): Known {
  const group = { type, conditions: parts.map((part) => words[part]), ...(min === undefined ? {} : { min }) };
  const modifier = { type: 'set', field: 'hidden', value: 'true', conditionGroups: [group] };
  return applies({ modifier, guards: [modifier] }, nothingKnown);
}

it.each([
  ['and', ['yes', 'maybe'], null],
  ['and', ['maybe', 'no'], false],
  ['and', [], true],
  ['or', ['maybe', 'yes'], true],
  ['or', ['maybe', 'no'], null],
  ['or', ['no', 'no'], false],
  ['or', [], true],
  ['not', ['maybe', 'no'], true],
  ['not', ['maybe', 'yes'], null],
  ['not', ['yes', 'yes'], false],
] as const)('%s of %j is %s', (type, parts, expected) => expect(grouped(type, parts)).toBe(expected));

it.each([
  [2, ['yes', 'maybe', 'yes'], true],
  [2, ['yes', 'maybe', 'no'], null],
  [2, ['no', 'maybe', 'no'], false],
] as const)('at least %i of %j is %s', (min, parts, expected) => expect(grouped('count', parts, min)).toBe(expected));

it('counts nothing if the complete evaluation counts nothing', () => {
  const noChild: ConditionNode = { type: 'atLeast', value: 0, field: 'selections', scope: 'roster' };
  const ofAncestors = asked('atLeast', { value: 0, scope: 'ancestor' });
  expect([noChild, ofAncestors].map((one) => conditionHolds(one, nothingKnown))).toEqual([false, false]);
  const newRecruit: AssumedRoster = { ...nothingKnown, dialect: 'newrecruit', count: () => 0 };
  expect([noChild, ofAncestors, asked('atLeast', { value: 0, scope: 'self' })].map((one) => conditionHolds(one, newRecruit))).toEqual([
    true,
    true,
    false,
  ]);
});

it('knows the number of forces if the force is assumed, but not a percentage of an unknown count', () => {
  const inPatrol: AssumedRoster = { ...nothingKnown, forceId: 'patrol', count: () => 3 };
  const ofForce = (childId: string) => asked('instanceOf', { scope: 'force', childId });
  expect([ofForce('patrol'), ofForce('battalion')].map((one) => conditionHolds(one, inPatrol))).toEqual([true, false]);
  expect(conditionHolds(ofForce('patrol'), nothingKnown)).toBeNull();
  expect(conditionHolds(asked('atLeast', { percentValue: true }), inPatrol)).toBeNull();
});

it('is hidden as the last modifier that is known to apply says', () => {
  const hide = (value: string, condition: ConditionNode) => ({ type: 'set', field: 'hidden', value, conditions: [condition] });
  expect(hiddenIn({ hidden: true, modifiers: [hide('false', words.yes)] }, nothingKnown)).toBe(false);
  expect(hiddenIn({ modifiers: [hide('true', words.maybe)] }, nothingKnown)).toBeNull();
  expect(hiddenIn({ modifiers: [hide('true', words.maybe), hide('true', words.yes)] }, nothingKnown)).toBe(true);
});

import { expect, it } from 'vitest';
import { amendedRulesets, rulesetFor, rulesets } from './registry.js';

it.each([...rulesets, ...amendedRulesets])('$id is as reviewed', ({ id, rules }) => {
  expect(rules.map(({ id: rule, severity, limits, cites }) => ({ rule, severity, limits, cites }))).toMatchSnapshot(id);
});

it('finds the ruleset of an edition, and none for one that is not built', () => {
  expect(rulesetFor('10e')?.id).toBe('wh40k-10e');
  expect(rulesetFor('11e')).toBeNull();
});

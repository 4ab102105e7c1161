import { expect, it } from 'vitest';
import { amendedRulesets, rulesetFor, rulesets } from './registry.js';

it.each([...rulesets, ...amendedRulesets])('$id is as reviewed', ({ rules }) => {
  const oneLineEach = rules.map(({ id, severity, limits, cites, citesByMessage = {} }) => {
    const elsewhere = Object.entries(citesByMessage).map(([message, printed]) => `; ${message}: ${printed}`);
    return `${severity} ${id} ${JSON.stringify(limits)} [${cites}${elsewhere.join('')}]`;
  });
  expect(oneLineEach.join('\n')).toMatchSnapshot();
});

it('finds the ruleset of an edition, and none for an edition that is not implemented', () => {
  expect(rulesetFor('10e')?.id).toBe('wh40k-10e');
  expect(rulesetFor('11e')).toBeNull();
});

import { EDITIONS } from '#muster/roster';
import { expect, it } from 'vitest';
import { amendedRulesets, rulesetFor, rulesets } from './registry.js';

it.each([...rulesets, ...amendedRulesets])('$id is as reviewed', ({ rules }) => {
  const oneLineEach = rules.map(({ id, severity, limits, cites, citesByMessage = {} }) => {
    const elsewhere = Object.entries(citesByMessage).map(([message, printed]) => `; ${message}: ${printed}`);
    return `${severity} ${id} ${JSON.stringify(limits)} [${cites}${elsewhere.join('')}]`;
  });
  expect(oneLineEach.join('\n')).toMatchSnapshot();
});

it.each(EDITIONS)('finds the ruleset of the %s edition', (edition) => expect(rulesetFor(edition)?.id).toBe(`wh40k-${edition}`));

import { describe, expect, it } from 'vitest';
import { judge } from '../kernel/judge.js';
import { illegal10e, legal10e } from '../testing/golden-10e.js';
import { illegal11e, legal11e } from '../testing/golden-11e.js';
import { illegal8e, legal8e } from '../testing/golden-8e.js';
import { illegal9e, legal9e } from '../testing/golden-9e.js';
import { wh40k10e } from './wh40k/10e.ruleset.js';
import { wh40k11e } from './wh40k/11e.ruleset.js';
import { wh40k8e } from './wh40k/8e.ruleset.js';
import { wh40k9e } from './wh40k/9e.ruleset.js';

describe.each([
  { ruleset: wh40k8e, legal: legal8e, illegal: illegal8e },
  { ruleset: wh40k9e, legal: legal9e, illegal: illegal9e },
  { ruleset: wh40k10e, legal: legal10e, illegal: illegal10e },
  { ruleset: wh40k11e, legal: legal11e, illegal: illegal11e },
])('golden rosters of $ruleset.id', ({ ruleset, legal, illegal }) => {
  it('are at least twenty legal rosters, and one for every rule', () => {
    expect(Object.keys(legal).length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(illegal).toSorted()).toEqual(ruleset.rules.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(legal))('no findings: %s', (_, roster) => {
    const { findings, review } = judge(roster, ruleset);
    expect({ findings, review }).toEqual({ findings: [], review: [] });
  });

  it.each(Object.entries(illegal))('only %s reports something', (rule, roster) => {
    const { findings, review } = judge(roster, ruleset);
    const said = findings.filter(({ code, severity }) => severity !== 'info' || code === rule);
    const speaking = [...said.map(({ code }) => code), ...review.map(({ messageId }) => messageId.split('/')[0] ?? '')];
    expect([...new Set(speaking)]).toEqual([rule]);
  });
});

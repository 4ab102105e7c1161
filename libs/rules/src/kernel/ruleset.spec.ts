import { expect, it } from 'vitest';
import { count, flag } from './limits.js';
import { ARMY, defineRule } from './rule.js';
import {
  amend,
  amendmentConflicts,
  amendmentFaults,
  applyAmendments,
  defineEdition,
  type AmendedRuleset,
  type Edition,
} from './ruleset.js';

const unitsWithinLimit = defineRule({
  id: 'units-within-limit',
  about: 'copies',
  summary: 'x',
  limits: { units: count('Units'), strict: flag('Strict') },
  messages: { tooMany: '{{count}} of {{limit}}' },
  *check({ units }, { units: limit }) {
    if (units.length > limit) yield { messageId: 'tooMany', params: { count: units.length, limit }, at: ARMY };
  },
});
const quiet = defineRule({ id: 'quiet', about: 'copies', summary: 'x', limits: {}, messages: {}, *check() {} });
const loud = defineRule({ id: 'loud', about: 'copies', summary: 'x', limits: {}, messages: {}, *check() {} });

const source = { cites: 'test' };
const ten = unitsWithinLimit.with({ units: 10, strict: true }, source);
const five = unitsWithinLimit.with({ units: 5, strict: true }, source);
const edition = defineEdition({ id: 'test-edition', title: 'Test', edition: '10e', rules: [ten, quiet.with({}, source)] });
const head = { id: 'pack', version: 1, title: 'Pack', author: 'someone' };

it('refuses an edition that lists a rule twice', () =>
  expect(() => defineEdition({ ...edition, rules: [ten, five] })).toThrow('test-edition lists "units-within-limit" twice.'));

it('applies added, changed and dropped rules in the order of the edition', () => {
  const pack = amend(edition, { ...head, change: [five], drop: [quiet], add: [loud.with({}, source)] });
  const amended = applyAmendments(edition, [pack]);
  expect(amended.id).toBe('test-edition+pack@1');
  expect(amended.rules.map(({ id, limits }) => ({ id, limits }))).toEqual([
    { id: 'units-within-limit', limits: { units: 5, strict: true } },
    { id: 'loud', limits: {} },
  ]);
});

it('is the edition itself without amendments', () => expect(applyAmendments(edition, [])).toBe(edition));

it('applies several amendments in any order', () => {
  const one = amend(edition, { ...head, id: 'one', change: [five] });
  const other = amend(edition, { ...head, id: 'other', drop: [quiet] });
  const rules = (...pack: Parameters<typeof applyAmendments>[1]) => applyAmendments(edition, pack).rules;
  expect(rules(one, other)).toEqual(rules(other, one));
});

it('counts a changed severity as a change', () => {
  const milder = unitsWithinLimit.with({ strict: true, units: 10 }, { ...source, severity: 'warning' });
  expect(amendmentFaults(edition, { add: [], change: [milder], drop: [] })).toEqual([]);
});

it.each([
  ['changesNothing', { change: [unitsWithinLimit.with({ strict: true, units: 10 }, source)] }],
  ['changesAbsent', { change: [loud.with({}, source)] }],
  ['addsPresent', { add: [five] }],
  ['dropsAbsent', { drop: ['loud'] }],
  ['namesTwice', { drop: ['quiet', 'quiet'] }],
  ['empty', {}],
] as const)('finds an amendment idle or wrong: %s', (kind, lines) =>
  expect(amendmentFaults(edition, { add: [], change: [], drop: [], ...lines }).map((fault) => fault.kind)).toEqual([kind]),
);

it('throws for a shipped amendment without effect', () =>
  expect(() => amend(edition, { ...head, drop: [loud] })).toThrow(
    'pack drops a rule that the edition does not have: "loud" (test-edition).',
  ));

it('finds two amendments that change the same line, and applies neither', () => {
  const one = amend(edition, { ...head, id: 'one', change: [five] });
  const other = amend(edition, { ...head, id: 'other', drop: [unitsWithinLimit] });
  expect(amendmentConflicts([one, other])).toEqual([{ rule: 'units-within-limit', amendments: ['one', 'other'] }]);
  expect(() => applyAmendments(edition, [one, other])).toThrow('one and other both touch "units-within-limit".');
});

it('refuses an amendment of another edition', () => {
  const stranger = { ...amend(edition, { ...head, drop: [quiet] }), amends: 'other-edition' };
  expect(() => applyAmendments(edition, [stranger])).toThrow('pack amends other-edition, not test-edition.');
});

it('cannot amend an amended ruleset, because its type is not that of an edition', () => {
  const refused: AmendedRuleset extends Edition ? never : true = true;
  expect(refused).toBe(true);
});

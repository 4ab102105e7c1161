import { renderMessage } from '#muster/messages';
import { expect, it } from 'vitest';
import { wh40k10e } from '../rulesets/wh40k/10e.ruleset.js';
import { amendmentMessages } from './amendment-messages.js';
import { readHouseRules } from './read-house-rules.js';

const faultsOf = (value: unknown): readonly [string, string][] =>
  readHouseRules(value, wh40k10e).diagnostics.map(({ messageId, params, path }) => [
    path.join('.'),
    renderMessage(amendmentMessages[messageId as keyof typeof amendmentMessages], params),
  ]);

it('reads short forms as lines of an amendment', () => {
  const { value, diagnostics } = readHouseRules(
    { title: 'Harbour Open', legends: false, banned: ['Fortification'], caps: [{ of: 'Titanic', most: 1 }], cites: 'Pack, page 2' },
    wh40k10e,
  );
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({ id: 'house-rules', version: 1, title: 'Harbour Open', amends: 'wh40k-10e', change: [], drop: [] });
  expect(value?.add.map(({ id, limits, cites }) => [id, limits, cites])).toEqual([
    ['no-legends', {}, 'Pack, page 2'],
    ['no-banned-units', { banned: ['fortification'] }, 'Pack, page 2'],
    ['capped-units-within-limit', { caps: [{ of: 'titanic', most: 1 }] }, 'Pack, page 2'],
  ]);
});

it('accepts complete lines together with short forms', () => {
  const { value } = readHouseRules(
    {
      id: 'harbour-open',
      version: 3,
      title: 'Harbour Open',
      author: 'Harbour Club',
      legends: true,
      change: [{ rule: 'enhancements-within-limit', limits: { enhancements: 2 } }],
      drop: ['all-models-options-whole'],
    },
    wh40k10e,
  );
  expect(value).toMatchObject({ id: 'harbour-open', version: 3, author: 'Harbour Club', add: [], drop: ['all-models-options-whole'] });
  expect(value?.change.map(({ id, limits }) => [id, limits])).toEqual([['enhancements-within-limit', { enhancements: 2 }]]);
});

it.each<[string, unknown, readonly (readonly [string, string])[]]>([
  ['no object', 'no Legends', [['', 'An amendment must be an object.']]],
  ['no title', { legends: false }, [['title', '"title" is missing or is not a text.']]],
  ['rules that do nothing', { title: 'x', legends: true, banned: [] }, [['', 'The amendment has no effect.']]],
  [
    'another edition',
    { title: 'x', amends: 'wh40k-9e' },
    [['amends', 'The amendment is for "wh40k-9e", but the list is judged under "wh40k-10e".']],
  ],
  ['legends in words', { title: 'x', legends: 'no' }, [['legends', '"legends" is missing or is not true or false.']]],
  [
    'a cap without a number',
    { title: 'x', caps: [{ of: 'titanic' }] },
    [['caps', 'The limit "caps" of "capped-units-within-limit" is missing or is not a list; each item an object with of, most.']],
  ],
  [
    'a line that does nothing',
    { title: 'x', legends: false, change: [{ rule: 'enhancements-within-limit', limits: { enhancements: 3 } }] },
    [['', 'The change to "enhancements-within-limit" has no effect.']],
  ],
  [
    'a rule that is not there',
    { title: 'x', legends: false, add: [{ rule: 'be-nice', cites: 'x' }] },
    [['add.0.rule', 'There is no rule "be-nice".']],
  ],
  ['a field that is none', { title: 'x', legends: false, ban: [] }, [['ban', '"ban" is not a field of an amendment or of its lines.']]],
])('refuses %s', (_, value, faults) => expect(faultsOf(value)).toEqual(faults));

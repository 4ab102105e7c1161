import { expect, it } from 'vitest';
import { renderMessage } from '#muster/messages';
import { judge } from '../kernel/judge.js';
import { applyAmendments } from '../kernel/ruleset.js';
import { rulesets } from '../rulesets/registry.js';
import { wh40k10e } from '../rulesets/wh40k/10e.ruleset.js';
import { datasheet, rosterOf } from '../testing/roster-builder.js';
import { amendmentMessages } from './amendment-messages.js';
import { readAmendment } from './read-amendment.js';

const head = { id: 'spring-event', version: 1, title: 'Spring Event', author: 'An Organiser', amends: 'wh40k-10e' };
const cites = 'Spring Event pack';
const texts: Readonly<Record<string, string>> = amendmentMessages;
const faults = (value: unknown) =>
  readAmendment(value, rulesets).diagnostics.map(
    ({ messageId, params, path }) => `${path.join('/')}: ${renderMessage(texts[messageId] ?? '', params)}`,
  );

it('reads house rules that apply like any rule', () => {
  const { value, diagnostics } = readAmendment(
    {
      ...head,
      add: [
        { rule: 'no-banned-units', limits: { banned: ['Old Walker'] }, cites },
        { rule: 'capped-units-within-limit', limits: { caps: [{ of: 'Aircraft', most: 0 }] }, cites, severity: 'warning' },
      ],
      change: [{ rule: 'datasheet-copies-within-limit', limits: { copies: 2 } }],
      drop: ['unit-size-purchasable'],
    },
    rulesets,
  );
  expect(diagnostics).toEqual([]);
  const ruleset = applyAmendments(wh40k10e, value ? [value] : []);
  expect(ruleset.id).toBe('wh40k-10e+spring-event@1');
  const walker = datasheet('Old Walker', ['Aircraft', 'Character']);
  const { findings } = judge(rosterOf(walker, walker, walker), ruleset);
  expect(findings.map(({ code, severity, cites: source }) => ({ code, severity, source }))).toEqual([
    { code: 'datasheet-copies-within-limit', severity: 'error', source: 'Core Rules (10th edition), Muster Your Army: Select Units' },
    { code: 'no-banned-units', severity: 'error', source: cites },
    { code: 'no-banned-units', severity: 'error', source: cites },
    { code: 'no-banned-units', severity: 'error', source: cites },
    { code: 'capped-units-within-limit', severity: 'warning', source: cites },
  ]);
});

it.each([
  ['no object', 7, [': An amendment must be an object.']],
  [
    'missing fields and strange ones',
    { amends: 'wh40k-10e', version: 0, extra: 1, drop: ['one-warlord'] },
    [
      'extra: "extra" is not a field of an amendment or of its lines.',
      'id: "id" is missing or is not a text.',
      'title: "title" is missing or is not a text.',
      'author: "author" is missing or is not a text.',
      'version: "version" is missing or is not a whole number from 1.',
    ],
  ],
  ['an edition that is not there', { ...head, amends: 'wh40k-2e' }, ['amends: There is no edition "wh40k-2e".']],
  ['nothing', head, [': The amendment has no effect.']],
  ['no list', { ...head, add: {} }, ['add: "add" is missing or is not a list.']],
  [
    'rules that are not there',
    { ...head, add: [{ rule: 'nope', cites }, 3], drop: ['nope'] },
    ['add/0/rule: There is no rule "nope".', 'add/1: "add.1" is missing or is not an object.', 'drop/0: There is no rule "nope".'],
  ],
  [
    'limits that do not fit',
    {
      ...head,
      add: [
        { rule: 'no-banned-units', cites },
        { rule: 'no-legends', limits: 3, cites },
      ],
      change: [{ rule: 'datasheet-copies-within-limit', limits: { copies: -1, colour: 'red' } }],
    },
    [
      'add/0/limits/banned: The limit "banned" of "no-banned-units" is missing or is not a list; each item a keyword.',
      'add/1/limits: "limits" is missing or is not an object.',
      'change/0/limits/colour: "datasheet-copies-within-limit" has no limit called "colour".',
      'change/0/limits/copies: The limit "copies" of "datasheet-copies-within-limit" is missing or is not a whole number of 0 or more.',
    ],
  ],
  [
    'a severity that is none',
    { ...head, add: [{ rule: 'no-legends', cites, severity: 'grave' }] },
    ['add/0/severity: "severity" is missing or is not error, warning or info.'],
  ],
  ['a change that changes nothing', { ...head, change: [{ rule: 'one-warlord' }] }, [': The change to "one-warlord" has no effect.']],
  [
    'what is there already',
    { ...head, add: [{ rule: 'one-warlord', cites }] },
    [': "one-warlord" is added, but the edition already has it.'],
  ],
  ['what is not there', { ...head, drop: ['no-legends'] }, [': "no-legends" is dropped, but the edition does not have it.']],
  [
    'a change of what is not there',
    { ...head, change: [{ rule: 'no-legends', cites }] },
    [': "no-legends" is changed, but the edition does not have it.'],
  ],
  ['the same rule twice', { ...head, drop: ['one-warlord', 'one-warlord'] }, [': "one-warlord" is named twice.']],
])('refuses %s', (_, value, says) => {
  expect(faults(value)).toEqual(says);
  expect(readAmendment(value, rulesets).value).toBeNull();
});

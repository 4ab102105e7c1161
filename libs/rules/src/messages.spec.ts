import { expect, it } from 'vitest';
import { judge } from './kernel/judge.js';
import { rulesMessages } from './messages.js';
import { wh40k10e } from './rulesets/wh40k/10e.ruleset.js';
import { datasheet, rosterOf } from './testing/roster-builder.js';

it('contains the message of every finding, review reason and unchecked rule, by code and message id', () => {
  const { findings, review, notChecked } = judge({ ...rosterOf(datasheet('Squad')), pointsLimit: 1 }, wh40k10e);
  const said = [...findings, ...review, ...notChecked];
  expect(said.map(({ code }) => code)).toEqual([
    'points-within-limit',
    'character-present',
    'ITEM_MISSING',
    'leaders-join-their-bodyguard',
    'transport-capacity-kept',
    'strategic-reserves-within-points',
    'command-points-paid-in-battle',
  ]);
  expect(said.filter(({ code, messageId }) => rulesMessages[code]?.[messageId] === undefined)).toEqual([]);
});

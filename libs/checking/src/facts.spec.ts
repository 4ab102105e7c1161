import { expect, it } from 'vitest';
import { amendments, rulesets } from '#muster/rules';
import { factOfReason, factOfRule, RULES_ABOUT, rulesInForce } from './facts.js';

const known = new Set([...rulesets.flatMap(({ rules }) => rules), ...amendments.flatMap(({ add }) => add)].map(({ id }) => id));

it('names rules that there are, each under one fact', () => {
  const named = Object.values(RULES_ABOUT).flat();
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

it('tells the fact of a rule and of a reason to look', () => {
  expect([factOfRule('one-warlord'), factOfRule('no-legends')]).toEqual(['warlord', null]);
  expect([factOfReason('epic-heroes-once/takenAgain'), factOfReason('tooManyOfOption')]).toEqual(['copies', null]);
});

it('asks the ruleset in force which rules speak of a fact', () => {
  const [tenth] = rulesets.filter(({ edition }) => edition === '10e');
  expect(rulesInForce('detachments', tenth ?? null).map(({ id }) => id)).toEqual(['one-detachment', 'detachment-of-army-faction']);
  expect(rulesInForce('detachments', null)).toEqual([]);
});

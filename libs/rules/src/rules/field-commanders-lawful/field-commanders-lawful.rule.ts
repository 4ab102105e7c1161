import { CHARACTER, unitHas } from '../../kernel/keywords/keywords.js';
import { count } from '../../kernel/limits.js';
import { areGrantsStated, grantsTo, upgradesOf } from '../../kernel/keywords/specialists.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const fieldCommandersLawful = defineRule({
  id: 'field-commanders-lawful',
  about: 'stratagems',
  summary:
    'Field Commander gives a trait to a CHARACTER of a Specialist Detachment, once for each upgrade of a detachment. The CHARACTER is neither the Warlord nor a named character.',
  limits: { cost: count('Cost in CP of each use') },
  messages: {
    tooOften:
      'Field Commander is used {{uses}} {{uses|one:time|other:times}}, but only {{upgrades}} Specialist Detachment {{upgrades|one:Stratagem is|other:Stratagems are}} used.',
    warlord: '{{unit}} is the Warlord; Field Commander must be used on another CHARACTER.',
    named: '{{unit}} is a named character; Field Commander cannot be used on it.',
    noCharacter: '{{unit}} is not a CHARACTER; Field Commander can only be used on a CHARACTER.',
    noKeyword: '{{unit}} does not have the keyword of a Specialist Detachment that it belongs to.',
    wrongCost: '{{paid}} CP are spent on Field Commander; it costs {{cost}}.',
    notStated: 'The list does not state which detachments are upgraded to Specialist Detachments.',
  },
  outcomes: { notStated: 'ITEM_MISSING' },
  *check(roster, { cost }) {
    const uses = (roster.declared?.spends ?? []).filter(({ purpose }) => purpose === 'field-commander');
    if (uses.length === 0) return;
    const { upgrades, areAllStated } = upgradesOf(roster);
    const isUnclear = ({ unit }: (typeof uses)[number]) => unit !== undefined && unit.detachment !== null && !areGrantsStated(unit, roster);
    if (!areAllStated && (uses.length > upgrades.length || uses.some(isUnclear))) yield { messageId: 'notStated', params: {}, at: ARMY };
    const firstTooMany = uses[upgrades.length];
    if (firstTooMany && areAllStated) {
      const params = { uses: uses.length, upgrades: upgrades.length };
      yield { messageId: 'tooOften', params, at: firstTooMany, related: uses.slice(0, upgrades.length) };
    }
    for (const spend of uses) {
      const { unit, commandPoints } = spend;
      if (commandPoints !== null && commandPoints !== cost)
        yield { messageId: 'wrongCost', params: { paid: commandPoints, cost }, at: spend };
      if (!unit) continue;
      const params = { unit: unit.name };
      const related = [unit];
      if (unit.warlord) yield { messageId: 'warlord', params, at: spend, related };
      if (unit.namedCharacter) yield { messageId: 'named', params, at: spend, related };
      if (!unitHas(unit, CHARACTER)) yield { messageId: 'noCharacter', params, at: spend, related };
      if (areGrantsStated(unit, roster) && ![...grantsTo(unit, roster)].some((keyword) => unitHas(unit, keyword)))
        yield { messageId: 'noKeyword', params, at: spend, related };
    }
  },
});

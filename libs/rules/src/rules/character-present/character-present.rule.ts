import type { Army, ArmyUnit } from '#muster/army';
import { CHARACTER, mayHave } from '../../kernel/keywords/keywords.js';
import { hasGap, keywordsKnown } from '../../kernel/keywords/knowledge.js';
import { keyword, nullable } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';
import { saysOfWarlord } from '../../kernel/keywords/warlord-clauses.js';

const ADD_ONE = { kind: 'add-units', messageId: 'addCharacter', params: { count: 1, keyword: CHARACTER }, at: [] } as const;

export const characterPresent = defineRule({
  id: 'character-present',
  about: 'slots',
  summary: 'An army has at least one CHARACTER that can be its Warlord.',
  limits: { exempt: nullable(keyword('Keyword of units: an army in which every unit has it needs no CHARACTER')) },
  messages: {
    noCharacter: 'No unit of the army is a CHARACTER.',
    noneEligible: 'No CHARACTER of the army can be its Warlord.',
    grantsUnknown: 'No unit of the army is a CHARACTER by its datasheet; the detachment, which could grant the keyword, is unknown.',
    addCharacter: 'Add a unit with the keyword {{keyword}} that can be the Warlord.',
  },
  outcomes: { grantsUnknown: 'DATA_GAP', addCharacter: 'FIX' },
  settledByAdding: ['noCharacter', 'noneEligible'],
  *check(roster, { exempt }) {
    if (roster.units.some((unit) => isEligible(unit, roster)) || hasGap(roster, 'unit')) return;
    // An army of no units at all is not exempt.
    if (exempt !== null && roster.units.length > 0 && roster.units.every(({ keywords }) => keywords.has(exempt))) return;
    if (!keywordsKnown(roster)) yield { messageId: 'grantsUnknown', params: {}, at: ARMY };
    else if (roster.units.some((unit) => mayHave(unit, CHARACTER, roster)))
      yield { messageId: 'noneEligible', params: {}, at: ARMY, fix: ADD_ONE };
    else yield { messageId: 'noCharacter', params: {}, at: ARMY, fix: ADD_ONE };
  },
});

function isEligible(unit: ArmyUnit, roster: Army): boolean {
  return mayHave(unit, CHARACTER, roster) && !saysOfWarlord(unit, 'cannot', roster);
}

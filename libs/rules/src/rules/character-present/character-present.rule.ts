import type { ResolvedRoster, ResolvedUnit } from '@muster/catalogue';
import { CHARACTER, mayHave } from '../../kernel/keywords.js';
import { hasGap, keywordsKnown } from '../../kernel/knowledge.js';
import { keyword, nullable } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';
import { saysOfWarlord } from '../../kernel/warlord-clauses.js';

export const characterPresent = defineRule({
  id: 'character-present',
  summary: 'An army has at least one CHARACTER that can be its Warlord.',
  limits: { exempt: nullable(keyword('An army whose every unit has this keyword needs none')) },
  messages: {
    noCharacter: 'No unit of the army is a CHARACTER.',
    noneEligible: 'No CHARACTER of the army can be its Warlord.',
    grantsUnknown: 'No unit of the army is a CHARACTER by its datasheet; the detachment, which may grant the keyword, is not known.',
  },
  outcomes: { grantsUnknown: 'DATA_GAP' },
  *check(roster, { exempt }) {
    if (roster.units.some((unit) => isEligible(unit, roster)) || hasGap(roster, 'unit')) return;
    if (exempt !== null && roster.units.every(({ keywords }) => keywords.has(exempt))) return;
    if (!keywordsKnown(roster)) yield { messageId: 'grantsUnknown', params: {}, at: ARMY };
    else if (roster.units.some((unit) => mayHave(unit, CHARACTER, roster))) yield { messageId: 'noneEligible', params: {}, at: ARMY };
    else yield { messageId: 'noCharacter', params: {}, at: ARMY };
  },
});

function isEligible(unit: ResolvedUnit, roster: ResolvedRoster): boolean {
  return mayHave(unit, CHARACTER, roster) && !saysOfWarlord(unit, 'cannot', roster);
}

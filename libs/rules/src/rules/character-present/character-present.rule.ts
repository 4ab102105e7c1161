import { CHARACTER } from '../../kernel/keywords.js';
import { hasGap, keywordsKnown } from '../../kernel/knowledge.js';
import { keyword, nullable } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const characterPresent = defineRule({
  id: 'character-present',
  summary: 'An army has at least one CHARACTER that can be its Warlord.',
  limits: { exempt: nullable(keyword('An army whose every unit has this keyword needs none')) },
  messages: {
    noCharacter: 'No unit of the army is a CHARACTER.',
    grantsUnknown: 'No unit of the army is a CHARACTER by its datasheet; the detachment, which may grant the keyword, is not known.',
  },
  outcomes: { grantsUnknown: 'DATA_GAP' },
  *check(roster, { exempt }) {
    if (hasGap(roster, 'unit')) return;
    if (roster.units.some(({ keywords }) => keywords.has(CHARACTER))) return;
    if (exempt !== null && roster.units.every(({ keywords }) => keywords.has(exempt))) return;
    yield { messageId: keywordsKnown(roster) ? 'noCharacter' : 'grantsUnknown', params: {}, at: ARMY };
  },
});

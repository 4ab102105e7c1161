import { CHARACTER, mayHave } from '../../kernel/keywords.js';
import { keywordsKnown } from '../../kernel/knowledge.js';
import { keyword, nullable } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const warlordIsCharacter = defineRule({
  id: 'warlord-is-character',
  summary: 'The Warlord is a CHARACTER.',
  limits: { exempt: nullable(keyword('A Warlord with this keyword need be none')) },
  messages: {
    noCharacter: '{{unit}} is the Warlord and is no CHARACTER.',
    grantsUnknown: '{{unit}} is the Warlord and no CHARACTER by its datasheet; the detachment, which may grant the keyword, is not known.',
  },
  outcomes: { grantsUnknown: 'DATA_GAP' },
  *check(roster, { exempt }) {
    for (const unit of roster.units) {
      if (!unit.warlord || mayHave(unit, CHARACTER, roster) || (exempt !== null && unit.keywords.has(exempt))) continue;
      yield { messageId: keywordsKnown(roster) ? 'noCharacter' : 'grantsUnknown', params: { unit: unit.name }, at: unit };
    }
  },
});

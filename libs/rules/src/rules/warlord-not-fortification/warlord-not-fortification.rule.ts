import { isFortification } from '../../kernel/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const warlordNotFortification = defineRule({
  id: 'warlord-not-fortification',
  summary: 'The Warlord is no FORTIFICATION.',
  limits: {},
  messages: { fortification: '{{unit}} is the Warlord and is a FORTIFICATION.' },
  *check({ units }) {
    for (const unit of units) {
      if (unit.warlord && isFortification(unit)) yield { messageId: 'fortification', params: { unit: unit.name }, at: unit };
    }
  },
});

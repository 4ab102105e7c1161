import { isFortification } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const warlordNotFortification = defineRule({
  id: 'warlord-not-fortification',
  about: 'warlord',
  summary: 'The Warlord is not a FORTIFICATION.',
  limits: {},
  messages: {
    fortification: '{{unit}} is your Warlord but is a FORTIFICATION.',
    chooseOther: 'Choose a Warlord other than {{unit}}.',
  },
  outcomes: { chooseOther: 'FIX' },
  *check({ units }) {
    for (const unit of units) {
      if (!unit.warlord || !isFortification(unit)) continue;
      const params = { unit: unit.name };
      yield { messageId: 'fortification', params, at: unit, fix: { kind: 'unmake-warlord', messageId: 'chooseOther', params, at: [unit] } };
    }
  },
});

import { hasModelNamed, possibleBearers } from '../../kernel/keywords/bearer-models.js';
import { defineRule } from '../../kernel/rule.js';

export const enhancementBearerNamed = defineRule({
  id: 'enhancement-bearer-named',
  about: 'enhancementOffer',
  summary: 'If a CHARACTER unit has several models, the roster says which of them bears the Enhancement.',
  limits: {},
  messages: {
    notNamed: 'The list does not state which model of {{unit}} bears {{enhancement}}.',
    unknownModel: '{{bearer}} is stated to bear {{enhancement}}, but no model of {{unit}} has that name in the BattleScribe data.',
  },
  outcomes: { notNamed: 'ITEM_MISSING', unknownModel: 'DATA_GAP' },
  *check({ units, declared }) {
    for (const unit of units) {
      for (const taken of unit.enhancements) {
        const { bearer } = taken;
        const params = { unit: unit.name, enhancement: taken.enhancement.name };
        if (bearer !== undefined) {
          if (hasModelNamed(unit, bearer) === false) yield { messageId: 'unknownModel', params: { ...params, bearer }, at: taken };
        } else if (declared?.complete && possibleBearers(unit, taken) > 1) yield { messageId: 'notNamed', params, at: taken };
      }
    }
  },
});

import { CHARACTER, fits } from '../../kernel/keywords.js';
import { isOffered } from '../../kernel/knowledge.js';
import { defineRule } from '../../kernel/rule.js';

export const relicsForCharacters = defineRule({
  id: 'relics-for-characters',
  summary: 'A relic is borne by a CHARACTER that is no named character and that the relic is for.',
  limits: {},
  messages: {
    named: '{{unit}} is a named character and bears {{relic}}.',
    noCharacter: '{{unit}} bears {{relic}} and is no CHARACTER.',
    noCharacterByData: '{{unit}} bears {{relic}}, which the data offer to it, and is no CHARACTER by them.',
    notEligible: '{{unit}} cannot bear {{relic}}.',
  },
  outcomes: { noCharacterByData: 'DATA_GAP' },
  *check({ units }) {
    for (const unit of units) {
      for (const taken of unit.relics ?? []) {
        const params = { unit: unit.name, relic: taken.relic.name };
        const { eligibility } = taken.relic;
        if (unit.namedCharacter) yield { messageId: 'named', params, at: taken, related: [unit] };
        else if (!unit.keywords.has(CHARACTER))
          yield { messageId: isOffered(unit, taken.relic) ? 'noCharacterByData' : 'noCharacter', params, at: taken, related: [unit] };
        else if (eligibility && !fits(unit, eligibility)) yield { messageId: 'notEligible', params, at: taken, related: [unit] };
      }
    }
  },
});

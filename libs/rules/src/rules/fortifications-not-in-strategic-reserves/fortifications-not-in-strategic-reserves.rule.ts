import { isFortification } from '../../kernel/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const fortificationsNotInStrategicReserves = defineRule({
  id: 'fortifications-not-in-strategic-reserves',
  summary: 'A FORTIFICATION is never placed in Strategic Reserves.',
  limits: {},
  messages: { placed: '{{unit}} is a FORTIFICATION and is in Strategic Reserves.' },
  *check({ declared }) {
    for (const placed of declared?.reserves ?? []) {
      const { unit, how } = placed;
      if (how === 'strategic' && isFortification(unit))
        yield { messageId: 'placed', params: { unit: unit.name }, at: placed, related: [unit] };
    }
  },
});

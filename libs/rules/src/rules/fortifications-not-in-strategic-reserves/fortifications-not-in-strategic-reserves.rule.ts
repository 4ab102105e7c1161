import { isFortification } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const fortificationsNotInStrategicReserves = defineRule({
  id: 'fortifications-not-in-strategic-reserves',
  about: 'reserves',
  summary: 'A FORTIFICATION is never placed in Strategic Reserves.',
  limits: {},
  messages: {
    placed: '{{unit}} is a FORTIFICATION but is in Strategic Reserves.',
    leaveOut: 'Set up {{unit}} on the battlefield.',
  },
  outcomes: { leaveOut: 'FIX' },
  *check({ declared }) {
    for (const placed of declared?.reserves ?? []) {
      const { unit, how } = placed;
      if (how !== 'strategic' || !isFortification(unit)) continue;
      const params = { unit: unit.name };
      const fix = { kind: 'leave-out-of-reserves', messageId: 'leaveOut', params, at: [unit] } as const;
      yield { messageId: 'placed', params, at: placed, related: [unit], fix };
    }
  },
});

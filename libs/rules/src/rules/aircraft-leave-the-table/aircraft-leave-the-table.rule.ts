import { isUnbound } from '../../kernel/detachments.js';
import { AIRCRAFT } from '../../kernel/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const aircraftLeaveTheTable = defineRule({
  id: 'aircraft-leave-the-table',
  summary: 'Only AIRCRAFT of a battle-forged army enter Strategic Reserves by leaving the table during the battle; that costs no CP.',
  limits: {},
  messages: {
    noAircraft: '{{unit}} is declared to have left the table and is no AIRCRAFT.',
    unbound: '{{unit}} is declared to have left the table for Strategic Reserves, and the army is Unbound.',
  },
  *check(roster) {
    for (const placed of roster.declared?.reserves ?? []) {
      const { unit, how } = placed;
      if (how !== 'left-table') continue;
      if (!unit.keywords.has(AIRCRAFT)) yield { messageId: 'noAircraft', params: { unit: unit.name }, at: placed, related: [unit] };
      else if (isUnbound(roster)) yield { messageId: 'unbound', params: { unit: unit.name }, at: placed, related: [unit] };
    }
  },
});

import { defineRule } from '../../kernel/rule.js';

export const relicReplacedWeaponsPaid = defineRule({
  id: 'relic-replaced-weapons-paid',
  summary: 'A weapon that a relic replaces is paid for all the same.',
  limits: {},
  messages: { notPaid: '{{relic}} replaces {{weapon}} of {{unit}}, which is not in the price.' },
  *check({ units }) {
    for (const unit of units) {
      for (const taken of unit.relics ?? []) {
        if (!taken.replaces || taken.replaces.paid) continue;
        const params = { unit: unit.name, relic: taken.relic.name, weapon: taken.replaces.weapon };
        yield { messageId: 'notPaid', params, at: taken, related: [unit] };
      }
    }
  },
});

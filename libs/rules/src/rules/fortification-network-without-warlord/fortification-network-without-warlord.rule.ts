import { kindOf } from '../../kernel/keywords/detachments.js';
import { defineRule } from '../../kernel/rule.js';

export const fortificationNetworkWithoutWarlord = defineRule({
  id: 'fortification-network-without-warlord',
  about: 'composition',
  summary: 'The Warlord is not in a Fortification Network.',
  limits: {},
  messages: { warlordInIt: '{{unit}} is the Warlord but is in {{detachment}}.' },
  *check({ units, detachments }) {
    for (const unit of units) {
      const taken = unit.warlord && unit.detachment !== null ? detachments[unit.detachment] : undefined;
      if (!taken || kindOf(taken) !== 'fortification network') continue;
      yield { messageId: 'warlordInIt', params: { unit: unit.name, detachment: taken.detachment.name }, at: unit, related: [taken] };
    }
  },
});

import { fits } from '../../kernel/keywords.js';
import { hasGap } from '../../kernel/knowledge.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentAdmitsUnits = defineRule({
  id: 'detachment-admits-units',
  summary: 'The army keeps to what its detachment says about the units it may or must include.',
  limits: {},
  messages: {
    forbidden: '{{unit}} may not be in an army with the detachment {{detachment}}.',
    missing: 'The army has {{count}} of the units that the detachment {{detachment}} asks for; it asks for {{atLeast}}.',
    unread: 'What {{detachment}} says about the units of its army was not understood from the data.',
  },
  outcomes: { unread: 'DATA_GAP' },
  *check(roster) {
    for (const taken of roster.detachments) {
      const params = { detachment: taken.detachment.name };
      for (const restriction of taken.detachment.restrictions) {
        if (restriction.kind === 'unread') yield { messageId: 'unread', params, at: taken };
        else if (restriction.kind === 'forbids') {
          for (const unit of roster.units) {
            if (fits(unit, restriction.units))
              yield { messageId: 'forbidden', params: { ...params, unit: unit.name }, at: unit, related: [taken] };
          }
        } else if (!hasGap(roster, 'unit')) {
          const atLeast = restriction.atLeast ?? 1;
          const count = roster.units.filter((unit) => fits(unit, restriction.units)).length;
          if (count < atLeast) yield { messageId: 'missing', params: { ...params, count, atLeast }, at: taken };
        }
      }
    }
  },
});

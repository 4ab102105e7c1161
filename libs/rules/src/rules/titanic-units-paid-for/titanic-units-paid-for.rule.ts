import { detachmentKinds, forcesOf } from '../../kernel/keywords/detachments.js';
import { TITANIC } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const titanicUnitsPaidFor = defineRule({
  id: 'titanic-units-paid-for',
  about: 'commandPoints',
  summary: 'A detachment with two possible Command costs includes TITANIC units only at the higher cost.',
  limits: { kinds: detachmentKinds },
  messages: {
    notPaid: '{{unit}} is TITANIC; {{detachment}} was paid for with {{spent}} CP but may include such a unit only for {{cost}}.',
    wrongCost: '{{detachment}} was paid for with {{spent}} CP; it costs {{cost}}, or {{titanicCost}} with TITANIC units.',
  },
  *check(roster, { kinds }) {
    for (const { taken, rules, units } of forcesOf(roster, kinds)) {
      const { spent } = taken;
      if (!rules || rules.titanicCost === null || spent === undefined) continue;
      const { cost, titanicCost } = rules;
      const detachment = taken.detachment.name;
      if (spent !== cost && spent !== titanicCost) {
        yield { messageId: 'wrongCost', params: { detachment, spent, cost, titanicCost }, at: taken };
      } else if (spent === cost) {
        for (const unit of units) {
          if (!unit.keywords.has(TITANIC)) continue;
          yield { messageId: 'notPaid', params: { unit: unit.name, detachment, spent, cost: titanicCost }, at: unit, related: [taken] };
        }
      }
    }
  },
});

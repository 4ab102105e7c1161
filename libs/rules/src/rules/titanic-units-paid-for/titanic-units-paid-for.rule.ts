import { detachmentKinds, forcesOf } from '../../kernel/keywords/detachments.js';
import { TITANIC } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const titanicUnitsPaidFor = defineRule({
  id: 'titanic-units-paid-for',
  about: 'commandPoints',
  summary: 'A detachment with two Command costs takes TITANIC units only for the higher one.',
  limits: { kinds: detachmentKinds },
  messages: {
    notPaid: '{{unit}} is TITANIC; {{detachment}} was paid with {{spent}} CP and takes such a unit for {{cost}} only.',
    wrongCost: '{{detachment}} was paid with {{spent}} CP; it costs {{cost}}, or {{titanicCost}} with TITANIC units.',
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

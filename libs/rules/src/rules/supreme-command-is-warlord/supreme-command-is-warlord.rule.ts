import { detachmentKinds, forcesOf } from '../../kernel/keywords/detachments.js';
import { unitHas } from '../../kernel/keywords/keywords.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const supremeCommandIsWarlord = defineRule({
  id: 'supreme-command-is-warlord',
  about: 'warlord',
  summary: 'A Supreme Command Detachment consists of one unit with one of the required keywords, which is the Warlord.',
  limits: { kinds: detachmentKinds, keywords: listOf('Keywords of which the unit must have one', keyword('Keyword')) },
  messages: {
    notEligible: '{{unit}} does not have the keywords that {{detachment}} requires.',
    notWarlord: '{{unit}} is in {{detachment}} but is not the Warlord.',
    benefitNotOffered: '{{detachment}} takes the benefit for {{benefit}}, but the army has no such detachment.',
  },
  *check(roster, { kinds, keywords: eligible }) {
    const forces = forcesOf(roster, kinds);
    const warlordKnown = roster.units.some(({ warlord }) => warlord) && !hasGap(roster, 'unit');
    for (const { taken, kind, units } of forces) {
      if (kind !== 'supreme command') continue;
      const detachment = taken.detachment.name;
      for (const unit of units) {
        const params = { unit: unit.name, detachment };
        if (!eligible.some((key) => unitHas(unit, key))) yield { messageId: 'notEligible', params, at: unit, related: [taken] };
        else if (!unit.warlord && warlordKnown) yield { messageId: 'notWarlord', params, at: unit, related: [taken] };
      }
      const { benefit } = taken;
      if (benefit !== undefined && !forces.some((force) => force.kind === benefit && (force.rules?.warlordBenefit ?? 0) > 0)) {
        yield { messageId: 'benefitNotOffered', params: { detachment, benefit }, at: taken };
      }
    }
  },
});

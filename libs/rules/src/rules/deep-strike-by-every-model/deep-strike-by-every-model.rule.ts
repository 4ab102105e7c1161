import { allDeepStrike, attachedUnits, companions } from '../../kernel/formations/formations.js';
import { defineRule } from '../../kernel/rule.js';

export const deepStrikeByEveryModel = defineRule({
  id: 'deep-strike-by-every-model',
  about: 'reserves',
  summary:
    'A unit starts in Reserves through Deep Strike only if all its models, including those of attached units, have that ability; otherwise it is in Strategic Reserves.',
  limits: {},
  messages: {
    countedAsStrategic: 'Not every model of {{unit}} has Deep Strike on its datasheet; the unit counts as being in Strategic Reserves.',
    attachedWithout:
      '{{other}}, which is attached to the same unit as {{unit}}, does not have Deep Strike on its datasheet; both count as being in Strategic Reserves.',
  },
  outcomes: { countedAsStrategic: 'warning', attachedWithout: 'warning' },
  *check(roster) {
    const reserves = roster.declared?.reserves ?? [];
    if (reserves.length === 0) return;
    const attachedOnes = attachedUnits(roster);
    for (const placed of reserves) {
      const { unit, how } = placed;
      const without = how === 'deep-strike' ? companions(unit, attachedOnes).filter((one) => !allDeepStrike([one])) : [];
      const [other] = without;
      if (!other) continue;
      if (without.includes(unit)) yield { messageId: 'countedAsStrategic', params: { unit: unit.name }, at: placed, related: [unit] };
      else yield { messageId: 'attachedWithout', params: { unit: unit.name, other: other.name }, at: placed, related: [unit, other] };
    }
  },
});

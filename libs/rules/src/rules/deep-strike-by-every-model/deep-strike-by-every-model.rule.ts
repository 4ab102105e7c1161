import { allDeepStrike, attachedUnits, companions } from '../../kernel/formations.js';
import { defineRule } from '../../kernel/rule.js';

export const deepStrikeByEveryModel = defineRule({
  id: 'deep-strike-by-every-model',
  summary:
    'A unit starts in Reserves by Deep Strike only if every model of it, and of all attached to it, has that ability; else it is in Strategic Reserves.',
  limits: {},
  messages: {
    countedAsStrategic: 'Not every model of {{unit}} has Deep Strike by its datasheet; it counts as being in Strategic Reserves.',
  },
  outcomes: { countedAsStrategic: 'warning' },
  *check(roster) {
    const reserves = roster.declared?.reserves ?? [];
    if (reserves.length === 0) return;
    const attachedOnes = attachedUnits(roster);
    for (const placed of reserves) {
      const { unit, how } = placed;
      if (how !== 'deep-strike' || allDeepStrike(companions(unit, attachedOnes))) continue;
      yield { messageId: 'countedAsStrategic', params: { unit: unit.name }, at: placed, related: [unit] };
    }
  },
});

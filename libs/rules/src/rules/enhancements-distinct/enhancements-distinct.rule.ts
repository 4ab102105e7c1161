import type { ResolvedEnhancement } from '#muster/army';
import { groupBy } from '../../kernel/group-by.js';
import { defineRule } from '../../kernel/rule.js';

export const enhancementsDistinct = defineRule({
  id: 'enhancements-distinct',
  about: 'enhancementCount',
  summary: 'An army includes each Enhancement at most once.',
  limits: {},
  messages: {
    takenAgain: '{{enhancement}} is taken {{count}} {{count|one:time|other:times}}; it may be taken only once.',
    takeOff: 'Remove {{enhancement}} from all units but one.',
  },
  outcomes: { takeOff: 'FIX' },
  *check({ units }) {
    const taken: ResolvedEnhancement[] = [];
    for (const { enhancements } of units) {
      for (const one of enhancements) if (!one.enhancement.upgrade) taken.push(one);
    }
    if (taken.length < 2) return;
    for (const [, same] of groupBy(taken, ({ enhancement }) => enhancement.id)) {
      const [first, second, ...more] = same;
      if (!first || !second) continue;
      const params = { enhancement: second.enhancement.name, count: same.length };
      const again = { enhancement: second.enhancement.name };
      const fix = { kind: 'remove', messageId: 'takeOff', params: again, at: [second, ...more] } as const;
      yield { messageId: 'takenAgain', params, at: second, related: [first, ...more], fix };
    }
  },
});

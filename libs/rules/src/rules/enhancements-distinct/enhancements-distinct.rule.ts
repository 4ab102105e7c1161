import type { ResolvedEnhancement } from '#muster/army';
import { groupBy } from '../../kernel/group-by.js';
import { defineRule } from '../../kernel/rule.js';

export const enhancementsDistinct = defineRule({
  id: 'enhancements-distinct',
  about: 'enhancementCount',
  summary: 'An army includes each Enhancement at most once, and each Upgrade no more often than its rule allows.',
  limits: {},
  messages: {
    takenAgain: '{{enhancement}} is taken {{count}} {{count|one:time|other:times}}; it may be taken only once.',
    takenTooOften:
      '{{enhancement}} is taken {{count}} {{count|one:time|other:times}}; at most {{limit}} {{limit|one:unit|other:units}} may have it.',
    takeOff: 'Remove {{enhancement}} from all units but one.',
    takeSomeOff: 'Remove {{enhancement}} from all units but {{limit}}.',
  },
  outcomes: { takeOff: 'FIX', takeSomeOff: 'FIX' },
  *check({ units }) {
    const taken: ResolvedEnhancement[] = [];
    for (const { enhancements } of units) {
      for (const one of enhancements) if (!one.enhancement.upgrade) taken.push(one);
    }
    if (taken.length < 2) return;
    for (const [, same] of groupBy(taken, ({ enhancement }) => enhancement.id)) {
      const [first, second, ...more] = same;
      if (!first || !second) continue;
      const { name, copies: limit = 1 } = first.enhancement;
      const [tooMany, ...others] = same.slice(limit);
      if (limit > 1 && tooMany) {
        const some = { enhancement: name, limit };
        const fewer = { kind: 'remove', messageId: 'takeSomeOff', params: some, at: [tooMany, ...others] } as const;
        yield {
          messageId: 'takenTooOften',
          params: { ...some, count: same.length },
          at: tooMany,
          related: same.slice(0, limit),
          fix: fewer,
        };
      }
      if (limit > 1) continue;
      const params = { enhancement: second.enhancement.name, count: same.length };
      const again = { enhancement: second.enhancement.name };
      const fix = { kind: 'remove', messageId: 'takeOff', params: again, at: [second, ...more] } as const;
      yield { messageId: 'takenAgain', params, at: second, related: [first, ...more], fix };
    }
  },
});

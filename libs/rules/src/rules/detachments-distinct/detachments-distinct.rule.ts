import { groupBy } from '../../kernel/group-by.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentsDistinct = defineRule({
  id: 'detachments-distinct',
  about: 'detachments',
  summary: 'An army selects each detachment at most once.',
  limits: {},
  messages: {
    takenAgain: '{{detachment}} is selected {{count}} {{count|one:time|other:times}}; it may be selected only once.',
    takeOut: 'Remove {{detachment}} once.',
  },
  outcomes: { takeOut: 'FIX' },
  *check({ detachments }) {
    for (const [, [first, second, ...more]] of groupBy(detachments, ({ detachment }) => detachment.id)) {
      if (!first || !second) continue;
      const params = { detachment: first.detachment.name };
      const fix = { kind: 'remove', messageId: 'takeOut', params, at: [second, ...more] } as const;
      yield { messageId: 'takenAgain', params: { ...params, count: 2 + more.length }, at: second, related: [first, ...more], fix };
    }
  },
});

import { hasGap } from '../../kernel/keywords/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const oneDetachment = defineRule({
  id: 'one-detachment',
  about: 'detachments',
  summary: 'An army has exactly one detachment.',
  limits: {},
  messages: {
    none: 'The army has no detachment.',
    notStated: 'The detachment is not stated.',
    several: 'The army has {{count}} {{count|one:detachment|other:detachments}}; it may only have one.',
    keepOne: 'Keep only {{detachment}}.',
  },
  outcomes: { keepOne: 'FIX', notStated: 'ITEM_MISSING' },
  settledByAdding: ['none'],
  *check(roster) {
    const [first, ...others] = roster.detachments;
    if (!first) {
      if (hasGap(roster, 'detachment')) return;
      if (roster.statesAll?.has('detachments')) yield { messageId: 'none', params: {}, at: ARMY };
      else yield { messageId: 'notStated', params: {}, at: ARMY };
    } else if (others[0]) {
      const fix = { kind: 'remove', messageId: 'keepOne', params: { detachment: first.detachment.name }, at: others } as const;
      yield {
        messageId: 'several',
        params: { count: roster.detachments.length },
        at: others[0],
        related: [first, ...others.slice(1)],
        fix,
      };
    }
  },
});

import { kindOf } from '../../kernel/keywords/detachments.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const specialistDetachmentsLawful = defineRule({
  id: 'specialist-detachments-lawful',
  about: 'stratagems',
  summary: 'A detachment becomes a Specialist Detachment at most once, and some kinds never do.',
  limits: { never: listOf('Kinds of detachment that cannot be upgraded', keyword('Kind')) },
  messages: {
    again: '{{detachment}} is upgraded {{count}} {{count|one:time|other:times}}; a detachment can only be upgraded once.',
    notOfKind: '{{detachment}} cannot be upgraded to a Specialist Detachment.',
  },
  *check({ detachments }, { never }) {
    for (const taken of detachments) {
      const [first, second, ...more] = taken.specialists ?? [];
      if (!first) continue;
      const detachment = taken.detachment.name;
      if (never.includes(kindOf(taken))) yield { messageId: 'notOfKind', params: { detachment }, at: first, related: [taken] };
      if (second) yield { messageId: 'again', params: { detachment, count: 2 + more.length }, at: second, related: [first, ...more] };
    }
  },
});

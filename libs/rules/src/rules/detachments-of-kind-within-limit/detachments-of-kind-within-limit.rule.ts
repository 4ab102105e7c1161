import { valueNamed } from '#muster/catalogue';
import { detachmentKinds, forcesOf } from '../../kernel/keywords/detachments.js';
import { groupBy } from '../../kernel/group-by.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentsOfKindWithinLimit = defineRule({
  id: 'detachments-of-kind-within-limit',
  about: 'detachments',
  summary: 'An army has no more than the allowed number of detachments of certain kinds.',
  limits: { kinds: detachmentKinds },
  messages: {
    tooMany:
      'The army has {{count}} {{count|one:detachment|other:detachments}} of the kind {{kind}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
  },
  *check(roster, { kinds }) {
    if (roster.detachments.length < 2) return;
    for (const [kind, forces] of groupBy(forcesOf(roster, kinds), (force) => force.kind)) {
      const limit = valueNamed(kinds, kind)?.most ?? null;
      const firstTooMany = limit === null ? undefined : forces[limit];
      if (limit === null || !firstTooMany) continue;
      const related = forces.slice(0, limit).map(({ taken }) => taken);
      yield { messageId: 'tooMany', params: { count: forces.length, kind, limit }, at: firstTooMany.taken, related };
    }
  },
});

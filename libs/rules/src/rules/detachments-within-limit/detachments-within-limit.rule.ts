import { battleSizeOf, battleSizes } from '../../kernel/battle-size/battle-size.js';
import { detachmentKinds, forcesOf } from '../../kernel/keywords/detachments.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentsWithinLimit = defineRule({
  id: 'detachments-within-limit',
  about: 'detachments',
  summary: 'An army has no more detachments than the battle size allows.',
  limits: { sizes: battleSizes, kinds: detachmentKinds },
  messages: {
    tooMany: 'The army has {{count}} {{count|one:detachment|other:detachments}}; the battle size {{size}} allows {{limit}}.',
    takeOut: 'Remove {{extra}} of the detachments.',
  },
  outcomes: { takeOut: 'FIX' },
  *check(roster, { sizes, kinds }) {
    const size = battleSizeOf(roster, sizes);
    if (size === null || size === 'beyond') return;
    const counted = forcesOf(roster, kinds).filter(({ rules }) => rules !== null);
    const firstTooMany = counted[size.detachments];
    if (!firstTooMany) return;
    const params = { count: counted.length, size: size.name, limit: size.detachments };
    const extra = counted.slice(size.detachments).map(({ taken }) => taken);
    const fix = { kind: 'remove', messageId: 'takeOut', params: { extra: extra.length }, at: extra } as const;
    yield {
      messageId: 'tooMany',
      params,
      at: firstTooMany.taken,
      related: counted.slice(0, size.detachments).map(({ taken }) => taken),
      fix,
    };
  },
});

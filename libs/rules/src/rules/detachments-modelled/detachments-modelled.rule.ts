import { detachmentKinds, forcesOf, strangersAmong } from '../../kernel/keywords/detachments.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentsModelled = defineRule({
  id: 'detachments-modelled',
  about: 'detachments',
  summary: 'Every detachment is of a kind that the rules define.',
  limits: { kinds: detachmentKinds },
  messages: { notModelled: 'The rules of {{detachment}} are not implemented.' },
  outcomes: { notModelled: 'RULE_NOT_MODELLED' },
  *check(roster, { kinds }) {
    for (const { taken } of strangersAmong(forcesOf(roster, kinds))) {
      yield { messageId: 'notModelled', params: { detachment: taken.detachment.name }, at: taken };
    }
  },
});

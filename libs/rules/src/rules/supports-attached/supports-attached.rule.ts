import { keywordKey } from '#muster/catalogue';
import { defineRule } from '../../kernel/rule.js';

export const supportsAttached = defineRule({
  id: 'supports-attached',
  about: 'attachments',
  summary: 'Every unit with the Support ability is attached to another unit.',
  limits: {},
  messages: {
    alone: '{{unit}} has the Support ability but is not attached to a unit.',
    perhapsAlone: '{{unit}} has the Support ability, and the list does not state to which unit it is attached.',
  },
  outcomes: { perhapsAlone: 'warning' },
  *check({ units, declared, statesAll }) {
    const { attachments } = declared ?? {};
    if (!attachments) return;
    for (const unit of units) {
      const isSupport = unit.datasheet.abilities.some((ability) => keywordKey(ability) === 'support');
      if (isSupport && attachments.every(({ leader }) => leader !== unit))
        yield { messageId: statesAll === undefined ? 'perhapsAlone' : 'alone', params: { unit: unit.name }, at: unit };
    }
  },
});

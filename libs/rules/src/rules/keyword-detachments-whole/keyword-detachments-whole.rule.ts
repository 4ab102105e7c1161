import { hasKeyword } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const keywordDetachmentsWhole = defineRule({
  id: 'keyword-detachments-whole',
  about: 'composition',
  summary: 'A detachment stated to be a KEYWORD Detachment contains only models with that keyword.',
  limits: {},
  messages: {
    stranger: '{{detachment}} is stated to be a {{keyword}} Detachment, but {{unit}} does not have that keyword. A rule may allow this.',
  },
  outcomes: { stranger: 'warning' },
  *check({ detachments, units }) {
    for (const [index, taken] of detachments.entries()) {
      for (const claimed of taken.claims ?? []) {
        for (const unit of units) {
          if ((unit.detachment !== null && unit.detachment !== index) || hasKeyword(unit, claimed)) continue;
          const params = { unit: unit.name, detachment: taken.detachment.name, keyword: claimed };
          yield { messageId: 'stranger', params, at: unit, related: [taken] };
        }
      }
    }
  },
});

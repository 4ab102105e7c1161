import { defineRule } from '../../kernel/rule.js';

export const allModelsOptionsWhole = defineRule({
  id: 'all-models-options-whole',
  about: 'wargear',
  summary: 'A wargear option for all models of a unit must be taken by every model that can take it, or by none.',
  limits: {},
  messages: {
    partly:
      '{{unit}} has the option {{option}} on {{replaced}} of {{models}} {{models|one:model|other:models}}; it is for all of them or none.',
  },
  *check({ units }) {
    for (const unit of units) {
      if (!unit.replacements) continue;
      for (const { option, scope, models, replaced } of unit.replacements) {
        if (scope === 'any' || replaced === 0 || replaced >= models) continue;
        yield { messageId: 'partly', params: { unit: unit.name, option, replaced, models }, at: unit };
      }
    }
  },
});

import { defineRule } from '../../kernel/rule.js';

export const noLegends = defineRule({
  id: 'no-legends',
  summary: 'No unit has a datasheet of the Legends.',
  limits: {},
  messages: { legends: '{{unit}} is of the Legends.' },
  *check({ units }) {
    for (const unit of units) if (unit.datasheet.legends) yield { messageId: 'legends', params: { unit: unit.name }, at: unit };
  },
});

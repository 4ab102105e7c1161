import { defineRule } from '../../kernel/rule.js';

export const noLegends = defineRule({
  id: 'no-legends',
  about: 'bans',
  summary: 'No unit has a datasheet of the Legends.',
  limits: {},
  messages: {
    legends: '{{unit}} is of the Legends.',
    takeOut: 'Take out {{unit}}.',
  },
  outcomes: { takeOut: 'FIX' },
  *check({ units }) {
    for (const unit of units) {
      if (!unit.datasheet.legends) continue;
      const params = { unit: unit.name };
      yield { messageId: 'legends', params, at: unit, fix: { kind: 'remove', messageId: 'takeOut', params, at: [unit] } };
    }
  },
});

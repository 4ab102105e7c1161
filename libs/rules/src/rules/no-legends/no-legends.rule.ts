import { defineRule } from '../../kernel/rule.js';

export const noLegends = defineRule({
  id: 'no-legends',
  about: 'bans',
  summary: 'The army includes no Legends datasheet.',
  limits: {},
  messages: {
    legends: '{{unit}} is a Legends datasheet.',
    takeOut: 'Remove {{unit}}.',
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

import { defineRule } from '../../kernel/rule.js';

export const oneEnhancementPerUnit = defineRule({
  id: 'one-enhancement-per-unit',
  about: 'enhancementCount',
  summary: 'A unit bears at most one Enhancement.',
  limits: {},
  messages: {
    several: '{{unit}} bears {{count}} {{count|one:Enhancement|other:Enhancements}}; it may only bear one.',
    takeOff: 'Remove {{enhancements}}.',
  },
  outcomes: { takeOff: 'FIX' },
  *check({ units }) {
    for (const unit of units) {
      const [first, second, ...more] = unit.enhancements.filter(({ enhancement }) => !enhancement.upgrade);
      if (!first || !second) continue;
      const others = [second, ...more];
      const params = { enhancements: others.map(({ enhancement }) => enhancement.name).join(', ') };
      const fix = { kind: 'remove', messageId: 'takeOff', params, at: others } as const;
      yield { messageId: 'several', params: { unit: unit.name, count: 1 + others.length }, at: second, related: [first, ...more], fix };
    }
  },
});

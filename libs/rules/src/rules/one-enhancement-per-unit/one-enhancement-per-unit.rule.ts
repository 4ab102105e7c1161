import { defineRule } from '../../kernel/rule.js';

export const oneEnhancementPerUnit = defineRule({
  id: 'one-enhancement-per-unit',
  summary: 'A unit bears one Enhancement at most.',
  limits: {},
  messages: { several: '{{unit}} bears {{count}} Enhancements; it may bear one.' },
  *check({ units }) {
    for (const unit of units) {
      if (unit.enhancements.length < 2) continue;
      const [first, second, ...more] = unit.enhancements.filter(({ enhancement }) => !enhancement.upgrade);
      if (first && second)
        yield { messageId: 'several', params: { unit: unit.name, count: 2 + more.length }, at: second, related: [first, ...more] };
    }
  },
});

import type { ResolvedUnit } from '@muster/catalogue';
import { CHARACTER } from '../../kernel/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const enhancementBearerNamed = defineRule({
  id: 'enhancement-bearer-named',
  summary: 'Where a CHARACTER unit has several models, the roster says which of them bears the Enhancement.',
  limits: {},
  messages: { notNamed: 'Which model of {{unit}} bears {{enhancement}} is not stated.' },
  outcomes: { notNamed: 'ITEM_MISSING' },
  *check({ units, declared }) {
    if (!declared?.complete) return;
    for (const unit of units) {
      if (unit.enhancements.length === 0 || possibleBearers(unit) < 2) continue;
      for (const taken of unit.enhancements) {
        if (taken.bearer !== undefined) continue;
        yield { messageId: 'notNamed', params: { unit: unit.name, enhancement: taken.enhancement.name }, at: taken };
      }
    }
  },
});

function possibleBearers({ models, groups }: ResolvedUnit): number {
  if (!groups) return models ?? 0;
  return groups.reduce((sum, group) => (group.keywords.has(CHARACTER) ? sum + group.models : sum), 0);
}

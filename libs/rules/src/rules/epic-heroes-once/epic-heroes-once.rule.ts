import { groupBy } from '../../kernel/group-by.js';
import { EPIC_HERO } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const epicHeroesOnce = defineRule({
  id: 'epic-heroes-once',
  about: 'copies',
  summary: 'An army includes each EPIC HERO at most once.',
  limits: {},
  messages: {
    takenAgain: '{{unit}} is an EPIC HERO but is taken {{count}} {{count|one:time|other:times}}; it may be taken only once.',
    takeOut: 'Remove all copies of {{unit}} but one.',
  },
  outcomes: { takeOut: 'FIX' },
  *check({ units }) {
    const heroes = units.filter(({ keywords }) => keywords.has(EPIC_HERO));
    if (heroes.length < 2) return;
    for (const [unit, [first, second, ...more]] of groupBy(heroes, ({ datasheet }) => datasheet.name)) {
      if (!first || !second) continue;
      const fix = { kind: 'remove', messageId: 'takeOut', params: { unit }, at: [second, ...more] } as const;
      yield { messageId: 'takenAgain', params: { unit, count: 2 + more.length }, at: second, related: [first, ...more], fix };
    }
  },
});

import { hasGap } from '../../kernel/keywords/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const oneWarlord = defineRule({
  id: 'one-warlord',
  about: 'warlord',
  summary: 'An army has exactly one Warlord.',
  limits: {},
  messages: {
    none: 'No unit is the Warlord.',
    notStated: 'The list does not say which unit is the Warlord.',
    several: '{{unit}} is also the Warlord; the army has {{count}} {{count|one:Warlord|other:Warlords}} and may have only one.',
    keepOne: 'Keep only {{unit}} as the Warlord.',
  },
  outcomes: { keepOne: 'FIX', notStated: 'ITEM_MISSING' },
  settledByAdding: ['none'],
  *check(roster) {
    const [first, second, ...more] = roster.units.filter(({ warlord }) => warlord);
    if (!first) {
      if (hasGap(roster, 'unit')) return;
      if (roster.statesAll?.has('warlord')) yield { messageId: 'none', params: {}, at: ARMY };
      else yield { messageId: 'notStated', params: {}, at: ARMY };
    } else if (second) {
      const fix = { kind: 'unmake-warlord', messageId: 'keepOne', params: { unit: first.name }, at: [second, ...more] } as const;
      yield { messageId: 'several', params: { unit: second.name, count: 2 + more.length }, at: second, related: [first, ...more], fix };
    }
  },
});

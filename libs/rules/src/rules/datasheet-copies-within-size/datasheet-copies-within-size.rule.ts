import { groupBy } from '../../kernel/group-by.js';
import { EPIC_HERO, holds } from '../../kernel/keywords/keywords.js';
import { keywordsKnown } from '../../kernel/keywords/knowledge.js';
import { count, keyword, listOf } from '../../kernel/limits.js';
import { pointsBySize } from '../../kernel/battle-size/points-limit.js';
import { countBySize, limitBySize } from '../../kernel/battle-size/limit-by-size.js';
import { defineRule } from '../../kernel/rule.js';

export const datasheetCopiesWithinSize = defineRule({
  id: 'datasheet-copies-within-size',
  about: 'copies',
  summary: 'An army includes each datasheet no more often than the battle size allows; some keywords multiply the limit.',
  limits: {
    bySize: pointsBySize,
    copies: countBySize('Maximum number of units of one datasheet'),
    times: count('Factor by which these keywords multiply the limit'),
    wideKeywords: listOf('Keywords that multiply the limit', keyword('Keyword')),
  },
  messages: {
    tooManyCopies: '{{unit}} is taken {{count}} {{count|one:time|other:times}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
    tooManyAssumed:
      '{{unit}} is taken {{count}} {{count|one:time|other:times}}. The list states no battle size; for the assumed one, at most {{limit}} {{limit|one:is|other:are}} allowed.',
    takeOut: 'Remove {{extra}} {{unit}}.',
    perhapsGranted:
      '{{unit}} is taken {{count}} {{count|one:time|other:times}}; that is allowed only if it gains a keyword while mustering, and the list does not say whether it does.',
  },
  outcomes: { takeOut: 'FIX', tooManyAssumed: 'LIMIT_NOT_STATED', perhapsGranted: 'DATA_GAP' },
  *check(roster, { bySize, copies, times, wideKeywords }) {
    const known = limitBySize(roster, bySize, copies);
    if (known === null) return;
    const isWideKnown = keywordsKnown(roster);
    for (const [unit, units] of groupBy(roster.units, ({ datasheet }) => datasheet.name)) {
      if (units.length <= known.limit || units[0]?.keywords.has(EPIC_HERO)) continue;
      const held = units.flatMap((one) => wideKeywords.map((wide) => holds(one, wide, roster)));
      const limit = held.includes('yes') ? known.limit * times : known.limit;
      const firstTooMany = units[limit];
      if (!firstTooMany) continue;
      const params = { unit, count: units.length };
      const isGrantable = units.length <= known.limit * times && (!isWideKnown || held.some((one) => one !== 'no'));
      if (isGrantable) yield { messageId: 'perhapsGranted', params, at: firstTooMany };
      else if (known.assumed) yield { messageId: 'tooManyAssumed', params: { ...params, limit }, at: firstTooMany };
      else {
        const extra = units.slice(limit);
        const fix = { kind: 'remove', messageId: 'takeOut', params: { unit, extra: extra.length }, at: extra } as const;
        yield { messageId: 'tooManyCopies', params: { ...params, limit }, at: firstTooMany, related: units.slice(0, limit), fix };
      }
    }
  },
});

import type { Army, ArmyUnit } from '#muster/army';
import { groupBy } from '../../kernel/group-by.js';
import { EPIC_HERO, holds, type Held } from '../../kernel/keywords/keywords.js';
import { keywordsKnown } from '../../kernel/keywords/knowledge.js';
import { count, keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const datasheetCopiesWithinLimit = defineRule({
  id: 'datasheet-copies-within-limit',
  about: 'copies',
  summary: 'An army includes each datasheet no more often than the edition allows; some keywords raise the limit.',
  limits: {
    copies: count('Maximum number of units of one datasheet'),
    wideCopies: count('Maximum number of units of one datasheet with a keyword that raises the limit'),
    wideKeywords: listOf('Keywords that raise the limit', keyword('Keyword')),
  },
  messages: {
    tooManyCopies: '{{unit}} is taken {{count}} {{count|one:time|other:times}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
    takeOut: 'Remove {{extra}} {{unit}}.',
    grantsUnknown:
      '{{unit}} is taken {{count}} {{count|one:time|other:times}}; that is allowed only if it gains a keyword while mustering, but the detachment is unknown.',
    grantNotStated:
      '{{unit}} is taken {{count}} {{count|one:time|other:times}}; that is allowed only if its detachment or the Warlord grants it a keyword, and the list does not say whether it does.',
  },
  outcomes: { takeOut: 'FIX', grantsUnknown: 'DATA_GAP', grantNotStated: 'DATA_GAP' },
  *check(roster, { copies, wideCopies, wideKeywords }) {
    if (roster.units.length <= copies) return;
    for (const [unit, units] of groupBy(roster.units, ({ datasheet }) => datasheet.name)) {
      if (units.length <= copies || isEpicHero(units)) continue;
      const held = heldBy(units, wideKeywords, roster);
      const limit = held.includes('yes') ? wideCopies : copies;
      const firstTooMany = units[limit];
      if (!firstTooMany) continue;
      const params = { unit, count: units.length };
      if (units.length <= wideCopies && !keywordsKnown(roster)) yield { messageId: 'grantsUnknown', params, at: firstTooMany };
      else if (units.length <= wideCopies && held.some((one) => one !== 'no')) {
        yield { messageId: 'grantNotStated', params, at: firstTooMany };
      } else {
        const extra = units.slice(limit);
        const fix = { kind: 'remove', messageId: 'takeOut', params: { unit, extra: extra.length }, at: extra } as const;
        yield { messageId: 'tooManyCopies', params: { ...params, limit }, at: firstTooMany, related: units.slice(0, limit), fix };
      }
    }
  },
});

function isEpicHero([first]: readonly ArmyUnit[]): boolean {
  return first?.keywords.has(EPIC_HERO) ?? false;
}

/** One copy with the keyword raises the limit for all. A grant may apply to some copies only, and the list does not show which ones. */
function heldBy(units: readonly ArmyUnit[], wideKeywords: readonly string[], roster: Army): readonly Held[] {
  return units.flatMap((unit) => wideKeywords.map((wide) => holds(unit, wide, roster)));
}

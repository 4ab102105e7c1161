import { type Army, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { fits } from '../../kernel/keywords/keywords.js';
import { defineRule, type Place } from '../../kernel/rule.js';

export const detachmentKeywordsShared = defineRule({
  id: 'detachment-keywords-shared',
  about: 'composition',
  summary: 'Where a detachment asks that a Leader and its unit, or a TRANSPORT and its passengers, share one of its keywords, they do.',
  limits: {},
  messages: {
    attachedApart: '{{one}} joins {{other}} and shares none of the keywords with it of which {{detachment}} asks for one.',
    embarkedApart: '{{one}} is embarked in {{other}} and shares none of the keywords with it of which {{detachment}} asks for one.',
    notStated: 'Which keyword {{unit}} has of those that {{detachment}} lets the player choose from is not stated.',
  },
  outcomes: { notStated: 'DATA_GAP' },
  *check(roster) {
    for (const { detachment } of roster.detachments) {
      for (const restriction of detachment.restrictions) {
        if (restriction.kind !== 'shares') continue;
        const keys = restriction.keywords.map(keywordKey);
        for (const { one, other, bound, at } of pairsOf(roster, restriction.how)) {
          if (!fits(bound, restriction.units)) continue;
          const without = [one, other].find((unit) => !keys.some((key) => unit.keywords.has(key)));
          const params = { one: one.name, other: other.name, detachment: detachment.name };
          const messageId = restriction.how === 'attached' ? 'attachedApart' : 'embarkedApart';
          if (without) yield { messageId: 'notStated', params: { unit: without.name, detachment: detachment.name }, at: without };
          else if (!keys.some((key) => one.keywords.has(key) && other.keywords.has(key))) {
            yield { messageId, params, at, related: [one, other] };
          }
        }
      }
    }
  },
});

interface Pair {
  readonly one: ArmyUnit;
  readonly other: ArmyUnit;
  /** Which of them the clause names. */
  readonly bound: ArmyUnit;
  readonly at: Place;
}

function pairsOf({ declared }: Army, how: 'attached' | 'embarked'): readonly Pair[] {
  if (how === 'attached') {
    return (declared?.attachments ?? []).map((at) => ({ one: at.leader, other: at.bodyguard, bound: at.leader, at }));
  }
  return (declared?.passengers ?? []).map((at) => ({ one: at.unit, other: at.transport, bound: at.transport, at }));
}

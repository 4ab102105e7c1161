import { type Army, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { fits } from '../../kernel/keywords/keywords.js';
import { defineRule, type Place } from '../../kernel/rule.js';

export const detachmentKeywordsShared = defineRule({
  id: 'detachment-keywords-shared',
  about: 'composition',
  summary:
    "A Leader and its unit, or a TRANSPORT and its passengers, share one of the detachment's keywords if the detachment requires it.",
  limits: {},
  messages: {
    attachedApart: '{{one}} is attached to {{other}}, but they share none of the keywords {{detachment}} requires.',
    embarkedApart: '{{one}} is embarked in {{other}}, but they share none of the keywords {{detachment}} requires.',
    notStated: '{{detachment}} offers a choice of keywords; the list does not state which one {{unit}} has.',
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
  /** The unit that the clause names. */
  readonly bound: ArmyUnit;
  readonly at: Place;
}

function pairsOf({ declared }: Army, how: 'attached' | 'embarked'): readonly Pair[] {
  if (how === 'attached') {
    return (declared?.attachments ?? []).map((at) => ({ one: at.leader, other: at.bodyguard, bound: at.leader, at }));
  }
  return (declared?.passengers ?? []).map((at) => ({ one: at.unit, other: at.transport, bound: at.transport, at }));
}

import type { ArmyUnit } from '#muster/army';
import { attachedUnits } from '../../kernel/formations/formations.js';
import { groupBy } from '../../kernel/group-by.js';
import { fits } from '../../kernel/keywords/keywords.js';
import { partsOf } from '../../kernel/formations/parts.js';
import { count } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const attachedUnitLeadersWithinLimit = defineRule({
  id: 'attached-unit-leaders-within-limit',
  about: 'attachments',
  summary: 'An attached unit has one Leader, or two if a rule allows the second alongside the first, but never three.',
  limits: { leaders: count('Maximum number of Leaders of one unit if a rule allows a second') },
  messages: {
    tooMany: '{{bodyguard}} has {{count}} {{count|one:Leader|other:Leaders}}; no rule allows more than {{limit}}.',
    notBeside: '{{leader}} and {{other}} cannot both lead {{bodyguard}}.',
    clauseUnread: 'The data on whether {{leader}} and {{other}} may both lead {{bodyguard}} was not understood.',
    leadsTwice: '{{leader}} is attached to {{count}} {{count|one:unit|other:units}}; a Leader can be attached to only one.',
  },
  outcomes: { clauseUnread: 'DATA_GAP' },
  *check(roster, { leaders: limit }) {
    const attachments = roster.declared?.attachments ?? [];
    for (const [leader, same] of groupBy(attachments, (attachment) => attachment.leader)) {
      const [first, second, ...more] = same.filter(
        ({ bodyguard }, index) => same.findIndex((one) => one.bodyguard === bodyguard) === index,
      );
      if (!first || !second) continue;
      yield { messageId: 'leadsTwice', params: { leader: leader.name, count: 2 + more.length }, at: second, related: [first, ...more] };
    }
    for (const { bodyguard, leaders: attached } of attachedUnits(roster)) {
      const leaders = attached.filter(({ datasheet }) => !datasheet.joins);
      const [one, other, ...more] = leaders;
      if (!one || !other) continue;
      const parts = partsOf(bodyguard, roster.declared ?? {}).length;
      // Each part of a unit that was split can have its own Leader.
      if (leaders.length <= parts) continue;
      if (leaders.length > limit * parts) {
        yield {
          messageId: 'tooMany',
          params: { bodyguard: bodyguard.name, count: leaders.length, limit: limit * parts },
          at: bodyguard,
          related: [one, other, ...more],
        };
        continue;
      }
      const params = { leader: other.name, other: one.name, bodyguard: bodyguard.name };
      const ways = [mayJoinBeside(one, other), mayJoinBeside(other, one)];
      if (ways.includes('allowed')) continue;
      if (parts > 1 || bodyguard.datasheet.severalLeaders === true || ways.includes('unread'))
        yield { messageId: 'clauseUnread', params, at: bodyguard, related: [one, other] };
      else yield { messageId: 'notBeside', params, at: bodyguard, related: [one, other] };
    }
  },
});

/** Null if the Leader's rule does not allow it to join the other Leader. */
function mayJoinBeside({ datasheet }: ArmyUnit, other: ArmyUnit): 'allowed' | 'unread' | null {
  const { leadsBeside } = datasheet;
  if (leadsBeside === undefined) return null;
  if (leadsBeside === null) return 'unread';
  return fits(other, leadsBeside) ? 'allowed' : null;
}

import type { Army } from '#muster/army';
import { pointsBySize } from '../../kernel/battle-size/points-limit.js';
import { countBySize, limitBySize } from '../../kernel/battle-size/limit-by-size.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { nullable, record, text, count, keyword } from '../../kernel/limits.js';
import { ARMY, defineRule, type LedgerLine } from '../../kernel/rule.js';

export const detachmentPointsWithinBudget = defineRule({
  id: 'detachment-points-within-budget',
  about: 'detachments',
  summary: 'An army has at least one detachment, and its detachments cost no more Detachment Points than the battle size allows.',
  limits: {
    bySize: pointsBySize,
    detachmentPoints: countBySize('Detachment Points'),
    single: nullable(
      record('A dearer detachment that is allowed if it is the only one', {
        size: keyword('Battle size'),
        detachmentPoints: count('Its Detachment Points'),
        since: text('ISO date of the data from which it is allowed'),
      }),
    ),
  },
  messages: {
    none: 'The army has no detachment.',
    notStated: 'The detachment is not stated.',
    over: 'The detachments cost {{points}} Detachment {{points|one:Point|other:Points}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
    overOfRelease:
      'In the data release {{release}}, the detachments cost {{points}} Detachment {{points|one:Point|other:Points}}; at most {{limit}} {{limit|one:is|other:are}} allowed. The list states prices of other data, in which they may cost less.',
    overAssumed:
      'The detachments cost {{points}} Detachment {{points|one:Point|other:Points}}. The list states no battle size; for the assumed one, at most {{limit}} {{limit|one:is|other:are}} allowed.',
    costUnknown: 'The data does not state how many Detachment Points {{detachment}} costs.',
  },
  outcomes: { notStated: 'ITEM_MISSING', overOfRelease: 'DATA_GAP', overAssumed: 'LIMIT_NOT_STATED', costUnknown: 'DATA_GAP' },
  settledByAdding: ['none'],
  *check(roster, { bySize, detachmentPoints, single }) {
    const { detachments, pricedUnder: release, releasedOn = '' } = roster;
    if (detachments.length === 0) {
      if (!hasGap(roster, 'detachment'))
        yield { messageId: roster.statesAll?.has('detachments') ? 'none' : 'notStated', params: {}, at: ARMY };
      return;
    }
    const known = limitBySize(roster, bySize, detachmentPoints);
    const lines = linesOf(roster);
    yield { budget: { kind: 'detachment-points', start: 0, lines, limit: known?.limit ?? null } };
    if (known === null) return;
    const points = lines.reduce((sum, { amount }) => sum + amount, 0);
    const unpriced = detachments.find(({ detachment }) => detachment.detachmentPoints === null);
    const isAlone = single !== null && detachments.length === 1 && known.size === single.size && releasedOn >= single.since;
    if (points > (isAlone ? single.detachmentPoints : known.limit)) {
      const params = { points, limit: known.limit };
      if (known.assumed) yield { messageId: 'overAssumed', params, at: ARMY };
      else if (release === undefined) yield { messageId: 'over', params, at: ARMY };
      else yield { messageId: 'overOfRelease', params: { ...params, release }, at: ARMY };
    } else if (unpriced) yield { messageId: 'costUnknown', params: { detachment: unpriced.detachment.name }, at: unpriced };
  },
});

function linesOf({ detachments }: Army): LedgerLine[] {
  return detachments.flatMap((at) => {
    const { detachmentPoints, name } = at.detachment;
    return detachmentPoints === null ? [] : [{ amount: detachmentPoints, cause: name, at }];
  });
}

import { isUnbound } from '../../kernel/keywords/detachments.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const unitsInOneDetachment = defineRule({
  id: 'units-in-one-detachment',
  about: 'composition',
  summary: 'Every unit of a battle-forged army is in one of its detachments.',
  limits: {},
  messages: {
    inNone: '{{unit}} is not in a detachment.',
    noDetachments: 'The army is battle-forged but has no detachments.',
    notPlaced: 'The detachment of {{count}} {{count|one:unit|other:units}} is not stated.',
  },
  outcomes: { notPlaced: 'NOT_CHECKED' },
  *check(roster) {
    if (isUnbound(roster) || hasGap(roster, 'detachment')) return;
    if (roster.detachments.length === 0) {
      const isStated = roster.statesAll?.has('detachments') && roster.declared?.organisation === 'battle-forged';
      if (isStated) yield { messageId: 'noDetachments', params: {}, at: ARMY };
      return;
    }
    const outside = roster.units.filter(({ detachment }) => detachment === null);
    if (outside.length === 0) return;
    if (!roster.statesAll?.has('detachments')) yield { messageId: 'notPlaced', params: { count: outside.length }, at: ARMY };
    else for (const unit of outside) yield { messageId: 'inNone', params: { unit: unit.name }, at: unit };
  },
});

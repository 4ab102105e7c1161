import { detachmentKinds, forcesOf, slotOf } from '../../kernel/keywords/detachments.js';
import { INFANTRY, unitHas } from '../../kernel/keywords/keywords.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { defineRule } from '../../kernel/rule.js';

export const dedicatedTransportsWithinInfantry = defineRule({
  id: 'dedicated-transports-within-infantry',
  about: 'slots',
  summary: 'A detachment has no more Dedicated Transports than INFANTRY units.',
  limits: { kinds: detachmentKinds },
  messages: {
    tooMany:
      '{{detachment}} has {{transports}} {{transports|one:Dedicated Transport|other:Dedicated Transports}} but only {{infantry}} INFANTRY {{infantry|one:unit|other:units}}.',
    takeOut: 'Remove {{extra}} of the Dedicated Transports.',
  },
  outcomes: { takeOut: 'FIX' },
  settledByAdding: ['tooMany'],
  *check(roster, { kinds }) {
    // A unit that was not found, or whose detachment is not stated, could be the missing INFANTRY unit.
    if (hasGap(roster, 'unit') || roster.units.some(({ detachment }) => detachment === null)) return;
    for (const { taken, rules, units } of forcesOf(roster, kinds)) {
      if (!rules?.transportPerInfantry) continue;
      const transports = units.filter((unit) => slotOf(unit) === 'dedicated transport');
      const infantry = units.filter((unit) => unitHas(unit, INFANTRY)).length;
      const firstTooMany = transports[infantry];
      if (!firstTooMany) continue;
      const params = { detachment: taken.detachment.name, transports: transports.length, infantry };
      const extra = transports.slice(infantry);
      const fix = { kind: 'remove', messageId: 'takeOut', params: { extra: extra.length }, at: extra } as const;
      yield { messageId: 'tooMany', params, at: firstTooMany, related: [taken], fix };
    }
  },
});

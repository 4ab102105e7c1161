import type { ArmyUnit } from '#muster/army';
import { detachmentKinds, forcesOf, slotOf, type DetachmentKind } from '../../kernel/keywords/detachments.js';
import { groupBy } from '../../kernel/group-by.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentSlotsKept = defineRule({
  id: 'detachment-slots-kept',
  about: 'slots',
  summary: 'A detachment fills its compulsory slots, and its units of each Battlefield Role do not exceed its slots.',
  limits: { kinds: detachmentKinds },
  messages: {
    tooFew: '{{detachment}} has {{count}} {{count|one:unit|other:units}} with the role {{role}}; it needs {{min}}.',
    tooMany: '{{detachment}} has {{count}} {{count|one:unit|other:units}} with the role {{role}}; it has slots for {{max}}.',
    noSlot: '{{unit}} has the role {{role}}, for which {{detachment}} has no slot.',
    tooFewInAll: '{{detachment}} has {{count}} {{count|one:unit|other:units}}; it needs {{min}}.',
    wrongTotal: '{{detachment}} may contain {{units}} {{units|one:unit|other:units}}; it has {{count}}.',
    rolesUncertain:
      'The units of {{detachment}} do not fit its slots with the roles on their datasheets; the list does not state which roles they were taken in.',
    unitsNotPlaced: 'The list does not state which units are in {{detachment}}.',
    addUnits: 'Add {{count}} {{count|one:unit|other:units}} with the role {{role}}.',
    addAnyUnits: 'Add {{count}} {{count|one:unit|other:units}}.',
    takeOut: 'Remove from the detachment: {{units}}.',
  },
  outcomes: { addUnits: 'FIX', addAnyUnits: 'FIX', takeOut: 'FIX', rolesUncertain: 'DATA_GAP', unitsNotPlaced: 'NOT_CHECKED' },
  settledByAdding: ['tooFew', 'tooFewInAll'],
  *check(roster, { kinds }) {
    const complete = !hasGap(roster, 'unit') && roster.units.every(({ detachment }) => detachment !== null);
    for (const { taken, rules, units } of forcesOf(roster, kinds)) {
      if (!rules) continue;
      const detachment = taken.detachment.name;
      if (units.length === 0 && !complete) yield { messageId: 'unitsNotPlaced', params: { detachment }, at: taken };
      else {
        const faults = faultsOf(rules, units, complete);
        const certain = units.every((unit) => unit.role !== undefined);
        if (faults.length > 0 && !certain) yield { messageId: 'rolesUncertain', params: { detachment }, at: taken };
        else {
          for (const { role, count, min, max, units: ofRole } of faults) {
            const [first, ...others] = ofRole;
            const related = others;
            if (role === null && count < min)
              yield {
                messageId: 'tooFewInAll',
                params: { detachment, count, min },
                at: taken,
                fix: { kind: 'add-units', messageId: 'addAnyUnits', params: { count: min - count }, at: [taken] },
              };
            else if (role === null) yield { messageId: 'wrongTotal', params: { detachment, count, units: max }, at: taken };
            else if (count < min || !first)
              yield {
                messageId: 'tooFew',
                params: { detachment, count, role, min },
                at: taken,
                related: ofRole,
                fix: { kind: 'add-units', messageId: 'addUnits', params: { count: min - count, role }, at: [taken] },
              };
            else if (max === 0)
              yield {
                messageId: 'noSlot',
                params: { detachment, unit: first.name, role },
                at: first,
                related: [taken, ...related],
                fix: takeOut(ofRole),
              };
            else
              yield {
                messageId: 'tooMany',
                params: { detachment, count, role, max },
                at: ofRole[max] ?? first,
                related: ofRole.slice(0, max),
                fix: takeOut(ofRole.slice(max)),
              };
          }
        }
      }
    }
  },
});

function takeOut(units: readonly ArmyUnit[]) {
  return { kind: 'remove', messageId: 'takeOut', params: { units: units.map(({ name }) => name).join(', ') }, at: units } as const;
}

interface SlotFault {
  /** Battlefield Role. Null if the fault concerns the total number of units. */
  readonly role: string | null;
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly units: readonly ArmyUnit[];
}

/** Minimums are not checked while some units were not found or not assigned to a detachment. */
function faultsOf(
  { slots, units: total, transportPerInfantry }: DetachmentKind,
  units: readonly ArmyUnit[],
  complete: boolean,
): SlotFault[] {
  const taken = groupBy(units, slotOf);
  const faults: SlotFault[] = [];
  for (const [role, { min, max }] of Object.entries(slots)) {
    const ofRole = taken.get(role) ?? [];
    if ((ofRole.length < min && complete) || ofRole.length > max) faults.push({ role, count: ofRole.length, min, max, units: ofRole });
  }
  for (const [role, ofRole] of taken) {
    // Another rule limits Dedicated Transports by the number of INFANTRY units.
    if (role === null || role in slots || (transportPerInfantry && role === 'dedicated transport')) continue;
    faults.push({ role, count: ofRole.length, min: 0, max: 0, units: ofRole });
  }
  const counted = units.length - (taken.get(null)?.length ?? 0);
  if (total !== null && (counted > total || (counted < total && complete)))
    faults.push({ role: null, count: counted, min: total, max: total, units });
  return faults;
}

import { matches, type ModelGroup, type Passenger, type ResolvedUnit, type TransportCapacity } from '@muster/catalogue';
import { attachedUnits, companions, groupsOf, type AttachedUnit } from '../../kernel/formations.js';
import { fits, keywordsOf } from '../../kernel/keywords.js';
import { defineRule } from '../../kernel/rule.js';
import { areOf } from '../../kernel/transport-room.js';

export const passengersEligible = defineRule({
  id: 'passengers-eligible',
  summary: 'Only models that a TRANSPORT is for start the battle embarked in it.',
  limits: {},
  messages: {
    notEligible: '{{model}} of {{unit}} cannot embark in {{transport}}.',
    onlyAttached: '{{model}} of {{unit}} can embark in {{transport}} only while it is attached to such a unit as its clause names.',
    clauseUnread: 'Whom {{transport}} may carry was not understood from the data.',
    woundsUnknown: 'Whether {{model}} of {{unit}} can embark in {{transport}} hangs on its Wounds, which are not certain.',
    disembark: 'Let {{unit}} start outside {{transport}}.',
  },
  outcomes: { disembark: 'FIX', clauseUnread: 'DATA_GAP', woundsUnknown: 'DATA_GAP' },
  *check(roster) {
    const passengers = roster.declared?.passengers;
    if (!passengers || passengers.length === 0) return;
    const attachedOnes = attachedUnits(roster);
    for (const passenger of passengers) {
      const { unit, transport } = passenger;
      const capacity = transport.datasheet.transport;
      if (!capacity) continue;
      const related = [unit, transport];
      const params = { unit: unit.name, transport: transport.name };
      const fix = { kind: 'disembark', messageId: 'disembark', params, at: [unit] } as const;
      if (capacity.passengers === null) yield { messageId: 'clauseUnread', params: { transport: transport.name }, at: passenger };
      else if (capacity.speaksOf === 'units') {
        if (!unitFits(passenger, capacity, attachedOnes))
          yield { messageId: 'notEligible', params: { ...params, model: unit.name }, at: passenger, related, fix };
      } else {
        for (const group of groupsOf(unit)) {
          const fault = faultOf(unit, group, capacity, attachedOnes);
          if (fault !== null) yield { messageId: fault, params: { ...params, model: group.name }, at: passenger, related, fix };
        }
      }
    }
  },
});

/** Of a clause about units, the keywords of the whole attached unit count. */
function unitFits({ unit }: Passenger, { passengers }: TransportCapacity, attachedOnes: readonly AttachedUnit[]): boolean {
  const lookups = companions(unit, attachedOnes).map((part) => keywordsOf(part));
  return passengers === null || matches(passengers, { has: (key) => lookups.some((lookup) => lookup.has(key)) });
}

function faultOf(unit: ResolvedUnit, group: ModelGroup, capacity: TransportCapacity, attachedOnes: readonly AttachedUnit[]) {
  const { passengers, instead = [], alsoUpTo = [], barred = [], onlyAttached = [] } = capacity;
  const lookup = keywordsOf(unit, group.keywords);
  const asOthers = [...instead, ...alsoUpTo].map((kind) => areOf(unit, group, kind));
  const isFor = (passengers !== null && matches(passengers, lookup)) || asOthers.includes(true);
  if (!isFor) return asOthers.includes(null) ? 'woundsUnknown' : 'notEligible';
  const out = barred.map((kind) => areOf(unit, group, kind));
  if (out.includes(true)) return 'notEligible';
  if (out.includes(null)) return 'woundsUnknown';
  const others = companions(unit, attachedOnes).filter((part) => part !== unit);
  const unmet = onlyAttached.some(({ models, to }) => matches(models, lookup) && !others.some((part) => fits(part, to)));
  return unmet ? 'onlyAttached' : null;
}

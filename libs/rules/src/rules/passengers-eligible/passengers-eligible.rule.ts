import { type ModelGroup, type Passenger } from '#muster/army';
import { type KeywordExpression, type TransportCapacity } from '#muster/catalogue';
import { attachedUnits, companions, groupsOf, type AttachedUnit } from '../../kernel/formations/formations.js';
import { keywordsOf } from '../../kernel/keywords/keywords.js';
import { embarkedUnits } from '../../kernel/formations/passengers.js';
import { defineRule } from '../../kernel/rule.js';
import { fitsClauseOf, selectionMissing } from '../../kernel/keywords/selected-keywords.js';
import { areOf } from '../../kernel/formations/transport-room.js';

export const passengersEligible = defineRule({
  id: 'passengers-eligible',
  about: 'transports',
  summary: 'Only eligible models start the battle embarked in a TRANSPORT.',
  limits: {},
  messages: {
    notEligible: '{{model}} of {{unit}} cannot embark in {{transport}}.',
    onlyAttached: "{{model}} of {{unit}} can embark in {{transport}} only while it is attached to a unit named in the transport's clause.",
    clauseUnread: 'The clause about which models {{transport}} may carry was not understood.',
    woundsUnknown: 'Whether {{model}} of {{unit}} can embark in {{transport}} depends on its Wounds, which are uncertain.',
    selectionNotStated:
      'Whether {{model}} of {{unit}} can embark in {{transport}} depends on the choice for {{keyword}} of {{of}}, which is not stated.',
    disembark: 'Start {{unit}} outside {{transport}}.',
  },
  outcomes: { disembark: 'FIX', clauseUnread: 'DATA_GAP', woundsUnknown: 'DATA_GAP', selectionNotStated: 'ITEM_MISSING' },
  *check(roster) {
    const passengers = embarkedUnits(roster.declared ?? {});
    if (passengers.length === 0) return;
    const attachedOnes = attachedUnits(roster);
    for (const passenger of passengers) {
      const { unit, transport } = passenger;
      const capacity = transport.datasheet.transport;
      if (!capacity) continue;
      const related = [unit, transport];
      const params = { unit: unit.name, transport: transport.name };
      const fix = { kind: 'disembark', messageId: 'disembark', params, at: [unit] } as const;
      const { unreadFor = [] } = capacity;
      if (capacity.passengers === null || unreadFor.some((clause) => fitsClauseOf({ clause, owner: transport }, unit) !== false)) {
        yield { messageId: 'clauseUnread', params: { transport: transport.name }, at: passenger };
        continue;
      }
      const faults =
        capacity.speaksOf === 'units'
          ? [{ model: unit.name, fault: unitFault(passenger, capacity.passengers, attachedOnes) }]
          : groupsOf(unit).map((group) => ({ model: group.name, fault: faultOf(passenger, group, capacity, attachedOnes) }));
      for (const { model, fault } of faults) {
        if (fault === null) continue;
        const missing = fault === 'uncertain' ? selectionMissing({ clause: clausesOf(capacity), owner: transport }, unit) : null;
        if (missing) {
          const { keyword, of } = missing;
          yield { messageId: 'selectionNotStated', params: { ...params, model, keyword, of: of.name }, at: passenger, related };
        } else {
          const messageId = fault === 'uncertain' ? 'woundsUnknown' : fault;
          yield { messageId, params: { ...params, model }, at: passenger, related, fix };
        }
      }
    }
  },
});

type Fault = 'notEligible' | 'onlyAttached' | 'uncertain';

/** A clause about units uses the keywords of the whole attached unit. */
function unitFault({ unit, transport }: Passenger, clause: KeywordExpression, attachedOnes: readonly AttachedUnit[]): Fault | null {
  const parts = companions(unit, attachedOnes);
  const lookups = parts.map((part) => keywordsOf(part));
  const all = { has: (key: string) => lookups.some((lookup) => lookup.has(key)) };
  return faultIf(fitsClauseOf({ clause, owner: transport }, unit, all));
}

function faultOf(
  passenger: Passenger,
  group: ModelGroup,
  capacity: TransportCapacity,
  attachedOnes: readonly AttachedUnit[],
): Fault | null {
  const { unit, transport } = passenger;
  const { passengers, instead = [], alsoUpTo = [], barred = [], onlyAttached = [] } = capacity;
  const asOthers = [...instead, ...alsoUpTo].map((kind) => areOf(passenger, group, kind));
  const generally = passengers === null ? false : fitsClauseOf({ clause: passengers, owner: transport }, unit, group.keywords);
  const isFor = anyOf([generally, ...asOthers]);
  if (isFor !== true) return faultIf(isFor);
  const isBarred = anyOf(barred.map((kind) => areOf(passenger, group, kind)));
  if (isBarred !== false) return faultIf(isBarred === null ? null : false);
  const others = companions(unit, attachedOnes).filter((part) => part !== unit);
  const unmet = onlyAttached.some(
    ({ models, to }) =>
      fitsClauseOf({ clause: models, owner: transport }, unit, group.keywords) === true &&
      others.every((part) => fitsClauseOf({ clause: to, owner: transport }, part) === false),
  );
  return unmet ? 'onlyAttached' : null;
}

function faultIf(fits: boolean | null): Fault | null {
  if (fits === null) return 'uncertain';
  return fits ? null : 'notEligible';
}

/** True if any part is true; otherwise null if any part is unknown; otherwise false. */
function anyOf(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(true)) return true;
  return parts.includes(null) ? null : false;
}

function clausesOf({ passengers, instead = [], alsoUpTo = [], barred = [] }: TransportCapacity): KeywordExpression {
  return { any: [...(passengers === null ? [] : [passengers]), ...[...instead, ...alsoUpTo, ...barred].map(({ models }) => models)] };
}

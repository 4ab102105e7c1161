import type { Passenger, ArmyUnit } from '#muster/army';
import type { TransportCapacity } from '#muster/catalogue';
import { groupBy } from '../../kernel/group-by.js';
import { TRANSPORT } from '../../kernel/keywords/keywords.js';
import { fitsClauseOf } from '../../kernel/keywords/selected-keywords.js';
import { embarkedUnits } from '../../kernel/formations/passengers.js';
import { ARMY, defineRule } from '../../kernel/rule.js';
import { countOf, fewestOutside, roomOf, roomTaken } from '../../kernel/formations/transport-room.js';

export const transportCapacityKept = defineRule({
  id: 'transport-capacity-kept',
  about: 'transports',
  summary: 'The models that start the battle in a TRANSPORT do not exceed its capacity.',
  limits: {},
  messages: {
    overfull: "{{transport}} carries {{taken}} models' worth of passengers; its capacity is {{capacity}}.",
    tooManyOf: '{{transport}} carries {{count}} {{count|one:model|other:models}} of a kind that is limited to {{limit}}.',
    tooManyUnits: '{{transport}} carries {{count}} {{count|one:unit|other:units}} of a kind that is limited to {{limit}}.',
    roomKept: '{{transport}} reserves {{kept}} of its capacity for models other than those embarked in it.',
    perhapsOverfull: 'The data does not show for certain whether {{transport}} can carry all the models embarked in it.',
    noTransport: '{{transport}} is not a TRANSPORT.',
    capacityUnread: 'The clause about how many models {{transport}} can carry was not understood.',
    sizeNotStated: 'The list does not state how many models of {{unit}} are embarked.',
    notDeclared: 'The list does not declare which units start the battle embarked.',
    disembark: 'Start {{models}} {{models|one:model|other:models}} outside {{transport}}.',
  },
  outcomes: {
    disembark: 'FIX',
    perhapsOverfull: 'DATA_GAP',
    capacityUnread: 'DATA_GAP',
    sizeNotStated: 'NOT_CHECKED',
    notDeclared: 'NOT_CHECKED',
  },
  *check({ declared }) {
    if (!declared?.passengers) {
      yield { messageId: 'notDeclared', params: {}, at: ARMY };
      return;
    }
    for (const [transport, passengers] of groupBy(embarkedUnits(declared), (passenger) => passenger.transport)) {
      const params = { transport: transport.name };
      const capacity = transport.datasheet.transport;
      const room = capacity && roomOf(capacity);
      if (!capacity || !room) {
        const isTransport = capacity !== null || transport.keywords.has(TRANSPORT);
        if (isTransport) yield { messageId: 'capacityUnread', params, at: transport };
        else yield { messageId: 'noTransport', params, at: transport, related: passengers };
        continue;
      }
      const counted = passengers.filter(({ unit, models }) => (models ?? unit.models) !== null);
      for (const passenger of passengers) {
        if (!counted.includes(passenger)) yield { messageId: 'sizeNotStated', params: { unit: passenger.unit.name }, at: passenger };
      }
      if (mayCarryInstead(capacity, counted)) continue;
      const units = unitsCounted(capacity, passengers);
      const limit = capacity.units?.most ?? Infinity;
      if (units > limit)
        yield { messageId: 'tooManyUnits', params: { ...params, count: units, limit }, at: transport, related: passengers };
      for (const kind of [...(capacity.alsoUpTo ?? []), ...onlyInKeptRoom(capacity)]) {
        const { least } = countOf(counted, kind);
        if (least > kind.count) {
          yield { messageId: 'tooManyOf', params: { ...params, count: least, limit: kind.count }, at: transport, related: passengers };
        }
      }
      const { least, most } = roomTaken(counted, capacity);
      const kept = keptFromThem(capacity, counted);
      if (least > room.most) {
        const fix = {
          kind: 'disembark',
          messageId: 'disembark',
          params: { ...params, models: fewestOutside(counted, capacity, least - room.most) },
          at: [transport],
        } as const;
        yield { messageId: 'overfull', params: { ...params, taken: least, capacity: room.most }, at: transport, related: passengers, fix };
      } else if (least > room.most - kept) yield { messageId: 'roomKept', params: { ...params, kept }, at: transport, related: passengers };
      else if (most > room.least - kept) yield { messageId: 'perhapsOverfull', params, at: transport, related: passengers };
    }
  },
});

/** Units that count towards the limit on units. */
function unitsCounted({ units }: TransportCapacity, passengers: readonly Passenger[]): number {
  const besides = units?.besides;
  return passengers.filter(({ unit, transport }) => !besides || fitsClauseOf({ clause: besides, owner: transport }, unit) === false).length;
}

/** Whether the TRANSPORT can carry these passengers as an alternative to its usual capacity. */
function mayCarryInstead({ instead = [] }: TransportCapacity, passengers: readonly Passenger[]): boolean {
  const models = passengers.reduce((sum, passenger) => sum + embarked(passenger), 0);
  return instead.some((kind) => models <= kind.count && countOf(passengers, kind).most >= models);
}

/** Models for which only reserved capacity is available. */
function onlyInKeptRoom({ kept = [], general }: TransportCapacity): NonNullable<TransportCapacity['kept']> {
  if (general === undefined) return [];
  return kept.map((kind) => {
    const elsewhere = [general, ...kept.filter((other) => other !== kind).map(({ models }) => models)];
    return { ...kind, models: { all: [kind.models, { not: { any: elsewhere } }] } };
  });
}

/** Capacity that is reserved for certain models but not used by them. */
function keptFromThem({ kept = [] }: TransportCapacity, passengers: readonly Passenger[]): number {
  return kept.reduce((sum, kind) => sum + Math.max(0, kind.count - countOf(passengers, kind).most), 0);
}

function embarked({ models, unit }: { readonly models?: number; readonly unit: ArmyUnit }): number {
  return models ?? unit.models ?? 0;
}

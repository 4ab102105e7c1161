import type { Declarations, DeclaredBattle, DeclaredEvent } from './declarations.js';

/** Maps the units and detachments that declarations refer to. */
export interface References<From, To, Detachment, Place extends object> {
  /** Null if there is no such unit. */
  readonly unit: (unit: From) => To | null;
  readonly detachment: (place: number) => Detachment | null;
  /** The new index of a detachment, or null if it no longer exists. */
  readonly detachmentAt: (place: number) => number | null;
  /** The position of a statement: its list and its index there. */
  readonly place: (list: PlacedList, at: number) => Place;
}

export type PlacedList = 'attachments' | 'passengers' | 'reserves' | 'splits' | 'reinforcements' | 'spends' | 'events';

/** Replaces the references in declarations. A statement about a missing unit is dropped, but CP that were spent stay spent. */
export function withReferences<From, To, Detachment, Place extends object>(
  declared: Declarations<From>,
  to: References<From, To, Detachment, Place>,
): Declarations<To, Detachment, Place> {
  const { units, detachments, attachments, passengers, reserves, splits, reinforcements, detachmentOrder, spends, battle, ...plain } =
    declared;
  return {
    ...plain,
    ...(units && { units: units.flatMap(({ unit, ...notes }) => found(to.unit(unit), (one) => ({ ...notes, unit: one }))) }),
    ...(detachments && {
      detachments: detachments.flatMap(({ detachment, ...notes }) =>
        found(to.detachmentAt(detachment), (at) => ({ ...notes, detachment: at })),
      ),
    }),
    ...(detachmentOrder && { detachmentOrder: detachmentOrder.flatMap((at) => found(to.detachmentAt(at), (place) => place)) }),
    ...(attachments && {
      attachments: attachments.flatMap(({ leader, bodyguard, ...rest }, at) =>
        found(to.unit(leader), (first) =>
          found(to.unit(bodyguard), (second) => ({ ...to.place('attachments', at), ...rest, leader: first, bodyguard: second })),
        ).flat(),
      ),
    }),
    ...(passengers && {
      passengers: passengers.flatMap(({ unit, transport, ...rest }, at) =>
        found(to.unit(unit), (first) =>
          found(to.unit(transport), (second) => ({ ...to.place('passengers', at), ...rest, unit: first, transport: second })),
        ).flat(),
      ),
    }),
    ...(reserves && {
      reserves: reserves.flatMap(({ unit, ...rest }, at) =>
        found(to.unit(unit), (one) => ({ ...to.place('reserves', at), ...rest, unit: one })),
      ),
    }),
    ...(splits && {
      splits: splits.flatMap(({ unit, ...rest }, at) => found(to.unit(unit), (one) => ({ ...to.place('splits', at), ...rest, unit: one }))),
    }),
    ...(reinforcements && { reinforcements: reinforcements.map((added, at) => ({ ...to.place('reinforcements', at), ...added })) }),
    ...(spends && {
      spends: spends.map(({ unit, detachment, ...rest }, at) => ({
        ...to.place('spends', at),
        ...rest,
        ...only('unit', unit === undefined ? null : to.unit(unit)),
        ...only('detachment', detachment === undefined ? null : to.detachment(detachment)),
      })),
    }),
    ...(battle && { battle: battleWithReferences(battle, to) }),
  };
}

/** Replaces only the ids of units and the indexes of detachments in declarations. */
export const withUnits = <From, To>(
  declared: Declarations<From>,
  unit: (unit: From) => To | null,
  detachmentAt: (place: number) => number | null = (place) => place,
): Declarations<To> => withReferences(declared, { unit, detachment: detachmentAt, detachmentAt, place: () => ({}) });

export function battleWithReferences<From, To, Place extends object>(
  { events, ...course }: DeclaredBattle<From>,
  to: Pick<References<From, To, never, Place>, 'unit' | 'place'>,
): DeclaredBattle<To, Place> {
  return {
    ...course,
    events: events.map((event, at): DeclaredEvent<To> & Place => {
      if (event.kind !== 'stratagem') return { ...to.place('events', at), ...event };
      const { unit, ...rest } = event;
      return { ...to.place('events', at), ...rest, ...only('unit', unit === undefined ? null : to.unit(unit)) };
    }),
  };
}

const found = <Value, Result>(value: Value | null, result: (value: Value) => Result): readonly Result[] =>
  value === null ? [] : [result(value)];

function only<Key extends string, Value>(key: Key, value: Value | null): Partial<Record<Key, Value>> {
  const none: Partial<Record<Key, Value>> = {};
  return value === null ? none : { ...none, [key]: value };
}

import type { ModelGroup, Passenger, ArmyUnit } from '#muster/army';
import type { PassengerModels, TransportCapacity } from '#muster/catalogue';
import { groupsOf } from './formations.js';
import { fitsClauseOf } from '../keywords/selected-keywords.js';

/** A number that is known only to lie between two bounds. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * Whether a group of passengers matches a kind of model. Null if that depends on an unknown Wounds characteristic or on a keyword whose
 * selection is not stated.
 */
export function areOf({ unit, transport }: Boarding, group: ModelGroup, { models, wounds }: PassengerModels): boolean | null {
  const fit = fitsClauseOf({ clause: models, owner: transport }, unit, group.keywords);
  if (fit === false || !wounds) return fit;
  const known = woundsOf(unit);
  if (known === null) return null;
  const areWithin = known >= (wounds.atLeast ?? 0) && known <= (wounds.atMost ?? Infinity);
  return areWithin ? fit : false;
}

/** A unit and the TRANSPORT that carries it. */
export type Boarding = Pick<Passenger, 'unit' | 'transport'>;

/** The capacity that the passengers use. */
export function roomTaken(passengers: readonly Passenger[], capacity: TransportCapacity): Range {
  let least = 0;
  let most = 0;
  for (const passenger of passengers) {
    const { unit, models } = passenger;
    const sizes = groupsOf(unit).map((group) => ({ models: group.models, ...sizeOf(passenger, group, capacity) }));
    // If only some models of the unit are embarked, it is unknown which ones.
    const part = models !== undefined && models !== unit.models ? models : null;
    least += part === null ? sum(sizes, 'least') : part * Math.min(...sizes.map((size) => size.least));
    most += part === null ? sum(sizes, 'most') : part * Math.max(...sizes.map((size) => size.most));
  }
  return { least, most };
}

/** The smallest number of models that must start outside to free this much capacity. Models that use the most capacity leave first. */
export function fewestOutside(passengers: readonly Passenger[], capacity: TransportCapacity, excess: number): number {
  const sizes = passengers.flatMap((passenger) =>
    groupsOf(passenger.unit).map((group) => ({
      models: Math.min(group.models, passenger.models ?? group.models),
      size: sizeOf(passenger, group, capacity).least,
    })),
  );
  let left = excess;
  let count = 0;
  for (const { models, size } of sizes.toSorted((one, other) => other.size - one.size)) {
    if (left <= 0 || size <= 0) break;
    const out = Math.min(models, Math.ceil(left / size));
    count += out;
    left -= out * size;
  }
  return count;
}

/** The number of passengers that match a kind of model. */
export function countOf(passengers: readonly Passenger[], kind: PassengerModels): Range {
  let least = 0;
  let most = 0;
  for (const passenger of passengers) {
    const { unit, models } = passenger;
    for (const group of groupsOf(unit)) {
      const are = areOf(passenger, group, kind);
      const count = models !== undefined && models !== unit.models ? Math.min(models, group.models) : group.models;
      if (are !== false) most += count;
      if (are === true && count === group.models) least += count;
    }
  }
  return { least, most };
}

/** The capacity of the TRANSPORT. Some wargear reduces it. */
export function roomOf({ models, equipped = [] }: TransportCapacity): Range | null {
  if (models === null) return null;
  return { least: Math.min(models, ...equipped.map((room) => room.models)), most: models };
}

function sizeOf(boarding: Boarding, group: ModelGroup, { spaces = [], alsoUpTo = [] }: TransportCapacity): Range {
  const own = alsoUpTo.map((kind) => ({ kind, size: kind.size ?? woundsOf(boarding.unit) }));
  for (const { kind, size } of [...spaces.map((space) => ({ kind: space, size: space.size })), ...own]) {
    const are = areOf(boarding, group, kind);
    if (are === false) continue;
    if (size === null) return { least: 1, most: Infinity };
    return are ? { least: size, most: size } : { least: Math.min(1, size), most: Math.max(1, size) };
  }
  return { least: 1, most: 1 };
}

/** The Wounds characteristic that all models of the unit share. Null if their values differ or are not plain numbers. */
function woundsOf({ datasheet }: ArmyUnit): number | null {
  const printed = datasheet.profiles.flatMap(({ characteristics }) => characteristics.filter(({ name }) => name === 'W'));
  const [first, ...others] = new Set(printed.map(({ value }) => value));
  return first !== undefined && others.length === 0 && /^\d+$/.test(first) ? Number(first) : null;
}

function sum(sizes: readonly (Range & { readonly models: number })[], end: keyof Range): number {
  return sizes.reduce((total, size) => total + (size.models === 0 ? 0 : size.models * size[end]), 0);
}

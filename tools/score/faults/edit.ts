import { looseKey } from '#muster/catalogue';
import type { EditionId, LoadoutItem, Roster, RosterUnit, StatedUpgrade } from '#muster/roster';
import { enhancementsOf, type KnownList, type KnownUnit } from './known-list.js';

/** A list with a fault, and the codes or rules of which the report must name at least one. */
export interface FaultyList {
  readonly fault: string;
  readonly codes: readonly string[];
  readonly roster: Roster;
  /** The points limit to request. Absent if the list's own limit applies. */
  readonly pointsLimit?: number;
}

export type Edited = Omit<FaultyList, 'fault' | 'codes'>;

export interface Kind {
  /** The editions in which it is a fault. Absent if it is one in the 9th and the 10th edition. */
  readonly editions?: readonly EditionId[];
  readonly fault: string;
  readonly codes: readonly string[];
  /** All ways in which the fault can be made in this list. */
  readonly ways: (list: KnownList) => readonly Edited[];
}

export const withUnits = ({ roster }: KnownList, units: readonly RosterUnit[]): Edited => ({ roster: { ...roster, units } });

export const change = (list: KnownList, { index }: KnownUnit, edit: (unit: RosterUnit) => RosterUnit): Edited =>
  withUnits(
    list,
    list.roster.units.map((unit, place) => (place === index ? edit(unit) : unit)),
  );

export const copy = (unit: RosterUnit, number: number): RosterUnit => ({
  ...unit,
  unitId: `${unit.unitId}-copy-${number}`,
  warlord: false,
  enhancements: [],
});

export const withCopies = (list: KnownList, { unit }: KnownUnit, count: number): Edited =>
  withUnits(list, [...list.roster.units, ...Array.from({ length: count }, (_, number) => copy(unit, number))]);

export const stated = (name: string) => ({ name, id: null, line: null });
export const upgrade = (name: string): StatedUpgrade => ({ ...stated(name), statedPoints: null });
export const bearing =
  (...names: readonly string[]) =>
  (unit: RosterUnit): RosterUnit => ({ ...unit, enhancements: [...unit.enhancements, ...names.map((name) => upgrade(name))] });

export const copiesOf = ({ units }: KnownList, { sheet }: KnownUnit): number => units.filter((other) => other.sheet === sheet).length;

/** One unit of each datasheet. */
export const distinct = ({ units }: KnownList): readonly KnownUnit[] => [...new Map(units.map((unit) => [unit.sheet, unit])).values()];

/** Changes the number of the unit's ordinary models. Null if the list does not state them on a separate line. */
function resized({ unit, sheet, models }: KnownUnit, size: number): RosterUnit | null {
  const names = new Set(sheet.models.map(({ name }) => looseKey(name)));
  const lines = unit.loadout.filter(({ name }) => names.has(looseKey(name)));
  const [largest] = lines.toSorted((a, b) => b.count - a.count);
  const count = (largest?.count ?? 0) + size - models;
  if (!largest || count < 0) return null;
  const loadout = unit.loadout.flatMap((item) => (item !== largest ? [item] : count === 0 ? [] : [scaled(item, count)]));
  return { ...unit, loadout, ...(unit.models === undefined ? {} : { models: size }) };
}

const scaled = (item: LoadoutItem, count: number): LoadoutItem => ({
  ...item,
  count,
  items: item.items.map((inner) => ({ ...inner, count: Math.max(1, Math.round((inner.count * count) / item.count)) })),
});

export function ofSize(list: KnownList, size: (unit: KnownUnit) => number | null): readonly Edited[] {
  return list.units.flatMap((unit) => {
    const wanted = size(unit);
    const edited = wanted === null || wanted < 1 ? null : resized(unit, wanted);
    return edited ? [change(list, unit, () => edited)] : [];
  });
}

/** The Enhancements of the detachment that no unit bears. */
export function freeEnhancements(list: KnownList) {
  const taken = new Set(list.roster.units.flatMap(({ enhancements }) => enhancements.map(({ name }) => looseKey(name))));
  return enhancementsOf(list, true).filter(({ name }) => !taken.has(looseKey(name)));
}

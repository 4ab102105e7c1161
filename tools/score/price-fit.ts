import { looseKey, type Datasheet, type Enhancement, type Faction, type PointsTable } from '#muster/catalogue';
import type { Roster, RosterUnit } from '#muster/roster';

/** The entries of a release as far as prices in lists depend on them. */
export interface PricedEntries {
  readonly factions: readonly Pick<Faction, 'id' | 'name'>[];
  readonly datasheets: readonly PricedDatasheet[];
  readonly enhancements: readonly Pick<Enhancement, 'name' | 'points'>[];
}

type PricedDatasheet = Pick<Datasheet, 'name' | 'aliases' | 'points'> & {
  readonly factions: readonly Pick<Datasheet['factions'][number], 'factionId'>[];
};

/** Prices under one release by name. Tables only: no option is evaluated. */
export interface PriceSheet {
  readonly factionIds: ReadonlyMap<string, string>;
  readonly datasheets: ReadonlyMap<string, readonly PricedDatasheet[]>;
  readonly enhancements: ReadonlyMap<string, number>;
}

export function priceSheetOf({ factions, datasheets, enhancements }: PricedEntries): PriceSheet {
  const byName = new Map<string, PricedDatasheet[]>();
  for (const datasheet of datasheets) {
    for (const name of new Set([datasheet.name, ...datasheet.aliases].map(looseKey))) {
      byName.set(name, [...(byName.get(name) ?? []), datasheet]);
    }
  }
  return {
    factionIds: new Map(factions.map(({ id, name }) => [looseKey(name), id])),
    datasheets: byName,
    enhancements: new Map(enhancements.map(({ name, points }) => [looseKey(name), points])),
  };
}

/** The number of units of the list that can cost what the list states. Among several data states, the list's own has the highest. */
export function unitsAtPrice({ units, factions }: Roster, sheet: PriceSheet): number {
  const faction = factions.map(({ name }) => sheet.factionIds.get(looseKey(name))).findLast((id) => id !== undefined) ?? null;
  return units.filter((unit) => canCost(unit, faction, sheet)).length;
}

function canCost(unit: RosterUnit, faction: string | null, sheet: PriceSheet): boolean {
  const { statedPoints, enhancements, loadout } = unit;
  const [, count, name = unit.name] = /^(\d+)x\s+(.+)$/u.exec(unit.name) ?? [];
  const models = unit.models ?? (count === undefined ? null : Number(count));
  const namesakes = sheet.datasheets.get(looseKey(name)) ?? [];
  const own = namesakes.filter(({ factions }) => factions.some(({ factionId }) => factionId === faction));
  const prices = (own.length > 0 ? own : namesakes).flatMap(({ points }) => pricesOf(points, models));
  if (statedPoints === null) return false;
  const priceOf = (upgrade: string) => sheet.enhancements.get(looseKey(upgrade)) ?? 0;
  const labelled = enhancements.reduce((sum, one) => sum + (one.statedPoints ?? priceOf(one.name)), 0);
  // Some formats print an Enhancement like any wargear, and some state the price of the unit without it.
  const upgrades = [0, labelled, ...loadout.map((item) => priceOf(item.name))];
  return upgrades.some((upgrade) => prices.includes(statedPoints - upgrade));
}

/** No unit has more models. */
const mostModels = 40;

/** The prices at every size, or at the stated size if the unit can have it. */
function pricesOf({ bySize, perModel, minModels, maxModels }: PointsTable, stated: number | null): readonly number[] {
  const [each = 0, ...others] = new Set(perModel.map(({ points }) => points));
  const most = Math.min(maxModels ?? mostModels, mostModels);
  const sizes = Array.from({ length: Math.max(0, most - minModels + 1) }, (_, index) => minModels + index);
  const possible = stated !== null && sizes.includes(stated) ? [stated] : sizes;
  if (others.length > 0) return bySize.map(({ points }) => points);
  return possible.map((models) => (bySize.find(({ upTo }) => upTo === null || upTo >= models)?.points ?? 0) + each * models);
}

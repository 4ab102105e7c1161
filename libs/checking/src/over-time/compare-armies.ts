import type { Params } from '#muster/diagnostics';
import type { ListedUnit, ArmyView, Counts } from './army-view.js';
import type { ListDifference, ListDifferenceKind, UnitPlace } from './difference.js';
import { pairUnits } from './pair-units.js';

/** A unit that differs between the two lists. */
export interface ComparedUnit {
  /** Null if the unit is only in the second list. */
  readonly before: UnitPlace | null;
  /** Null if the unit is only in the first list. */
  readonly after: UnitPlace | null;
  /** Empty if the unit is in only one list. */
  readonly differences: readonly ListDifference[];
}

/** The differences between two armies; how their texts are written does not matter. */
export interface ArmyComparison {
  readonly differences: readonly ListDifference[];
  /** Units in the order of the first list, followed by those that are only in the second. */
  readonly units: readonly ComparedUnit[];
  /** Facts that are not compared, because one of the lists does not state them. */
  readonly notCompared: readonly NotCompared[];
}

export type NotCompared = 'warlord' | 'wargear' | 'models';

/** Compares two armies that were looked up in the same release. Pure. */
export function compareArmies(before: ArmyView, after: ArmyView): ArmyComparison {
  const bothStateWarlord = before.statesWarlord && after.statesWarlord;
  const pairs = pairUnits(before.units, after.units);
  const met = pairs.flatMap(({ before: one, after: other }) => (one && other ? [[one, other] as const] : []));
  const compared = pairs.map((pair) => comparedUnit(pair.before, pair.after, bothStateWarlord));
  return {
    differences: differencesOfArmies(before, after),
    units: compared.filter((unit) => unit.before === null || unit.after === null || unit.differences.length > 0),
    notCompared: [
      ...(bothStateWarlord ? [] : ['warlord' as const]),
      ...(met.some((pair) => pair.some(({ wargear }) => wargear === null)) ? ['wargear' as const] : []),
      ...(met.some((pair) => pair.some(({ models }) => models === null)) ? ['models' as const] : []),
    ],
  };
}

function differencesOfArmies(before: ArmyView, after: ArmyView): readonly ListDifference[] {
  return [
    ...changed('factionChanged', before.faction, after.faction),
    ...counted(before.detachments, after.detachments, 'detachmentAdded', 'detachmentRemoved'),
    ...changed('limitChanged', before.pointsLimit, after.pointsLimit),
    ...changed('totalChanged', before.points, after.points),
  ];
}

function comparedUnit(before: ListedUnit | null, after: ListedUnit | null, comparesWarlord: boolean): ComparedUnit {
  const differences = before && after ? differencesOfUnits(before, after, comparesWarlord) : [];
  return { before: before && unitPlace(before), after: after && unitPlace(after), differences };
}

export const unitPlace = ({ path, line, name, models, points }: ListedUnit): UnitPlace => ({ path, line, name, models, points });

function differencesOfUnits(before: ListedUnit, after: ListedUnit, comparesWarlord: boolean): readonly ListDifference[] {
  return [
    ...changed('modelsChanged', before.models, after.models),
    ...changed('pointsChanged', before.points, after.points),
    ...(comparesWarlord && before.warlord !== after.warlord ? [said(after.warlord ? 'madeWarlord' : 'unmadeWarlord', {})] : []),
    ...changed('unitMoved', before.detachment, after.detachment),
    ...counted(before.upgrades, after.upgrades, 'upgradeAdded', 'upgradeRemoved'),
    ...(before.wargear && after.wargear ? countsChanged(before.wargear, after.wargear) : []),
  ];
}

/** A fact that only one of the lists states is not reported as a difference. */
function changed<T extends string | number>(kind: ListDifferenceKind, before: T | null, after: T | null): readonly ListDifference[] {
  return before === null || after === null || before === after ? [] : [said(kind, { before, after })];
}

function countsChanged(before: Counts, after: Counts): readonly ListDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)];
    if (one?.count === other?.count) return [];
    return [said('wargearChanged', { name: one?.name ?? other?.name ?? key, before: one?.count ?? 0, after: other?.count ?? 0 })];
  });
}

/** One difference for each name added or removed. */
function counted(before: Counts, after: Counts, added: ListDifferenceKind, removed: ListDifferenceKind): readonly ListDifference[] {
  return countsChanged(before, after).flatMap(({ params: { name = '', before: had, after: has } }) => {
    const more = Number(has) - Number(had);
    return Array.from({ length: Math.abs(more) }, () => said(more > 0 ? added : removed, { name }));
  });
}

const said = (kind: ListDifferenceKind, params: Params): ListDifference => ({ kind, params });

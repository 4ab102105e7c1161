import type { Params } from '#muster/diagnostics';
import type { ListedUnit, ArmyView, Counts } from './army-view.js';
import type { ListDifference, ListDifferenceKind, UnitPlace } from './difference.js';
import { pairUnits } from './pair-units.js';

/** A unit that is not in both lists alike. */
export interface ComparedUnit {
  /** Null: only in the second list. */
  readonly before: UnitPlace | null;
  /** Null: only in the first list. */
  readonly after: UnitPlace | null;
  /** Empty where it is in one list only. */
  readonly differences: readonly ListDifference[];
}

/** What the second list has otherwise than the first: of the armies, not of the texts. */
export interface ArmyComparison {
  readonly differences: readonly ListDifference[];
  /** In the order of the first list, those only in the second behind. */
  readonly units: readonly ComparedUnit[];
  /** What one of the lists does not state, so that nothing is said of it. */
  readonly notCompared: readonly NotCompared[];
}

export type NotCompared = 'warlord' | 'wargear' | 'models';

/** Pure. Both armies are of one release. */
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

/** Of what only one of the lists states, nothing is said. */
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

/** One difference for each that came in or went out. */
function counted(before: Counts, after: Counts, added: ListDifferenceKind, removed: ListDifferenceKind): readonly ListDifference[] {
  return countsChanged(before, after).flatMap(({ params: { name = '', before: had, after: has } }) => {
    const more = Number(has) - Number(had);
    return Array.from({ length: Math.abs(more) }, () => said(more > 0 ? added : removed, { name }));
  });
}

const said = (kind: ListDifferenceKind, params: Params): ListDifference => ({ kind, params });

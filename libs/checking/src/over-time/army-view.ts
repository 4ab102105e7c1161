import { isWarlordName, type EvaluatedSelection } from '#muster/battlescribe';
import { unitIdAt, type Gap, type ArmyUnit } from '#muster/army';
import { looseKey } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import type { Roster, RosterUnit, UnitId } from '#muster/roster';
import type { ResolvedSubject } from '../resolved-subject.js';

/** Counts by normalised name, so that different spellings of a name are counted together. */
export type Counts = ReadonlyMap<string, { readonly name: string; readonly count: number }>;

/** A unit, independent of the format in which its list is written. */
export interface ListedUnit {
  /** Path of the unit in the roster as written. */
  readonly path: Path;
  readonly line: number | null;
  /** Name of the datasheet, or the name in the list if no datasheet was found. */
  readonly name: string;
  /** Id of the datasheet, or the name in the list if no datasheet was found. Only units with equal keys can be paired. */
  readonly key: string;
  /** Null if the list does not state the number of models. */
  readonly models: number | null;
  /** The computed points, or the stated points if they could not be computed. */
  readonly points: number | null;
  readonly warlord: boolean;
  /** The detachment that the unit is in (8th, 9th), or null if it is in none. */
  readonly detachment: string | null;
  readonly upgrades: Counts;
  /** Null if the list does not state the wargear. */
  readonly wargear: Counts | null;
}

/** An army, independent of the format of its list; two lists are compared in this form. */
export interface ArmyView {
  readonly faction: string | null;
  readonly detachments: Counts;
  readonly pointsLimit: number | null;
  readonly points: number | null;
  /** Whether the list names its Warlord. If not, an unmarked unit may still be the Warlord. */
  readonly statesWarlord: boolean;
  readonly units: readonly ListedUnit[];
}

export function armyView(written: Roster, subject: ResolvedSubject): ArmyView {
  const { roster } = subject;
  const resolved = new Map(roster.units.map((unit) => [unit.unitId, unit] as const));
  const gaps = gapsByUnit(roster.gaps, written);
  const units = written.units.map((unit, index) => {
    const place = { unit, index, resolved: resolved.get(unit.unitId) ?? null, gaps: gaps.get(unit.unitId) ?? [] };
    return armyUnit(place, written, subject);
  });
  const found = roster.detachments.map(({ detachment }) => detachment.name);
  const lost = roster.gaps.filter(({ kind }) => kind === 'detachment').map(nameOfGap);
  return {
    faction: roster.faction?.name ?? written.factions.at(-1)?.name ?? null,
    detachments: countNames([...found, ...lost]),
    pointsLimit: written.pointsLimit,
    points: roster.points ?? written.statedPoints,
    statesWarlord: (roster.statesAll?.has('warlord') ?? false) || units.some(({ warlord }) => warlord),
    units,
  };
}

interface UnitAsWritten {
  readonly unit: RosterUnit;
  readonly index: number;
  readonly resolved: ArmyUnit | null;
  readonly gaps: readonly Gap[];
}

function armyUnit({ unit: written, index, resolved, gaps }: UnitAsWritten, roster: Roster, subject: ResolvedSubject): ListedUnit {
  const upgrades = countNames(resolved ? upgradesOf(resolved) : written.enhancements.map(({ name }) => name));
  return {
    path: ['units', index],
    line: written.line,
    name: resolved?.datasheet.name ?? written.name,
    key: resolved?.datasheet.id ?? `? ${looseKey(written.name)}`,
    models: resolved ? resolved.models : (written.models ?? null),
    points: resolved?.points ?? written.statedPoints,
    warlord: resolved?.warlord ?? written.warlord,
    detachment: written.detachment === null ? null : (roster.detachments[written.detachment]?.name ?? null),
    upgrades,
    wargear: resolved && (resolved.wargearStated ?? roster.statesWargear) ? wargearOf(resolved, subject, gaps, upgrades) : null,
  };
}

function upgradesOf({ enhancements, relics = [], warlordTraits = [], psychicPowers = [] }: ArmyUnit): readonly string[] {
  return [
    ...enhancements.map(({ enhancement }) => enhancement.name),
    ...relics.map(({ relic }) => relic.name),
    ...warlordTraits.map(({ trait }) => trait.name),
    ...psychicPowers.flatMap(({ power }) => (power === null ? [] : [power.name])),
  ];
}

/** Everything chosen in a unit except its models. A name that was not found is counted as written. */
function wargearOf(unit: ArmyUnit, { evaluation, resolution }: ResolvedSubject, gaps: readonly Gap[], upgrades: Counts): Counts | null {
  const root = evaluation.selection(resolution.selectionIds.get(unit.unitId) ?? '');
  if (root === null) return null;
  const chosen = root.selections.flatMap(withInner).filter(({ type, name }) => type === 'upgrade' && !isWarlordName(name));
  const counts = countAll([
    ...chosen.map(({ name, number }) => [name, number] as const),
    ...gaps.map((gap) => [nameOfGap(gap), 1] as const),
  ]);
  for (const key of upgrades.keys()) counts.delete(key);
  return counts;
}

export const withInner = (selection: EvaluatedSelection): readonly EvaluatedSelection[] => [
  selection,
  ...selection.selections.flatMap(withInner),
];

/** For each unit, the names inside it that were not found. Units that were not found themselves are not included. */
export const gapsByUnit = (gaps: readonly Gap[], written: Roster): ReadonlyMap<UnitId | null, readonly Gap[]> =>
  Map.groupBy(
    gaps.filter(({ kind }) => kind !== 'unit'),
    ({ path }) => unitIdAt(path, written),
  );

export const nameOfGap = ({ params, kind }: Gap): string => String(params['name'] ?? kind);

const countNames = (names: readonly string[]): Counts => countAll(names.map((name) => [name, 1]));

function countAll(counted: readonly (readonly [name: string, count: number])[]): Map<string, { name: string; count: number }> {
  const counts = new Map<string, { name: string; count: number }>();
  for (const [name, count] of counted) {
    const key = looseKey(name);
    const known = counts.get(key);
    counts.set(key, { name: known?.name ?? name, count: (known?.count ?? 0) + count });
  }
  return counts;
}

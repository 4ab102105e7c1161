import { isWarlordName, type EvaluatedSelection } from '#muster/battlescribe';
import { type Gap, type ArmyUnit } from '#muster/army';
import { looseKey } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import type { Roster, RosterUnit } from '#muster/roster';
import type { ResolvedSubject } from '../resolved-subject.js';

/** How many of something, by a name that is the same in every way of writing it. */
export type Counts = ReadonlyMap<string, { readonly name: string; readonly count: number }>;

/** A unit apart from how it is written. */
export interface ListedUnit {
  /** Its place in the roster as written. */
  readonly path: Path;
  readonly line: number | null;
  /** Of its datasheet; as written where that was not found. */
  readonly name: string;
  /** The datasheet's id, or the name where that was not found: units of one key can be one unit. */
  readonly key: string;
  /** Null: not stated. */
  readonly models: number | null;
  /** Computed; as stated where it could not be. */
  readonly points: number | null;
  readonly warlord: boolean;
  /** The part of the army it stands in (8th, 9th); null: in none. */
  readonly detachment: string | null;
  /** Enhancements, relics, Warlord Traits and psychic powers. */
  readonly upgrades: Counts;
  /** Null: the list does not state it. */
  readonly wargear: Counts | null;
}

/** An army apart from how it is written: what two lists are compared by. */
export interface ArmyView {
  readonly faction: string | null;
  readonly detachments: Counts;
  readonly pointsLimit: number | null;
  readonly points: number | null;
  /** Whether it says who is the Warlord: else nobody being marked says nothing. */
  readonly statesWarlord: boolean;
  readonly units: readonly ListedUnit[];
}

export function armyView(written: Roster, subject: ResolvedSubject): ArmyView {
  const { roster } = subject;
  const resolved = new Map(roster.units.map((unit) => [unit.path[1], unit] as const));
  const gaps = gapsByUnit(roster.gaps);
  const units = written.units.map((unit, index) => {
    const place = { unit, index, resolved: resolved.get(index) ?? null, gaps: gaps.get(index) ?? [] };
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

/** What is chosen in a unit beside its models; a name that was not found counts as what it says. */
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

/** What of a unit was not found, by the unit's index; not that the unit itself was not. */
export function gapsByUnit(gaps: readonly Gap[]): ReadonlyMap<number, readonly Gap[]> {
  const byUnit = new Map<number, Gap[]>();
  for (const gap of gaps) {
    const [place, index] = gap.path;
    if (gap.kind === 'unit' || place !== 'units' || typeof index !== 'number') continue;
    const known = byUnit.get(index);
    if (known) known.push(gap);
    else byUnit.set(index, [gap]);
  }
  return byUnit;
}

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

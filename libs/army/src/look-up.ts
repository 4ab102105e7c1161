import type { ReviewReason } from '#muster/diagnostics';
import type { Roster, UnitId } from '#muster/roster';
import { armyWith } from './army.js';
import { withAdded } from './selections/any-warlord.js';
import { armyState, choicesNotFound, type PlacedUnit } from './selections/army-state.js';
import { builtState, type BuiltState } from './selections/built-state.js';
import { keywordKey, type Faction, type IndexedRelease } from '#muster/catalogue';
import { declaredIn } from './declared/declared-in.js';
import { allForces } from './selections/nested-forces.js';
import { narrowedHeader } from './look-up/kin-factions.js';
import { resolveBuiltUnit } from './look-up/unit-from-selection.js';
import { withImpliedDetachment } from './look-up/implied-detachment.js';
import { impliedFaction } from './look-up/implied-faction.js';
import { resolveHeader, type ResolvedHeader } from './look-up/header.js';
import { isGap } from './look-up/reasons.js';
import { AlikeUnits } from './loadout/lines/alike-units.js';
import { findUnit } from './look-up/datasheet/find-unit.js';
import { resolveUnit, type UnitResolution } from './look-up/unit-from-list.js';
import type { BuiltArmy, Resolution } from './resolution.js';
import { withShownDefaults } from './selections/shown-defaults.js';

/** The written roster, and the same roster as BattleScribe selections if it came with ids. */
export interface ToLookUp {
  readonly roster: Roster;
  readonly built?: BuiltArmy | null;
}

export const lookUp = ({ roster, built }: ToLookUp, release: IndexedRelease): Resolution =>
  built ? resolveBuilt(roster, built, release) : resolve(roster, release);

/**
 * Looks up every name of a roster in one release and builds the army for the evaluator. This neither judges nor guesses: a name that is not
 * found or fits several entries becomes a gap with a review reason. Equal input gives equal output.
 */
export function resolve(roster: Roster, release: IndexedRelease): Resolution {
  const stated = headerOf(roster, release);
  const findUnder = ({ faction }: ResolvedHeader) => roster.units.map((_, index) => findUnit(index, roster, faction, release));
  const foundFirst = findUnder(stated);
  const datasheets = foundFirst.flatMap(({ found }) => (isGap(found) ? [] : [found.datasheet]));
  const header = narrowedHeader(stated, datasheets, release);
  const found = header === stated ? foundFirst : findUnder(header);
  const alike = new AlikeUnits();
  const units = found.map((unit, index) => resolveUnit(unit, `u${index}`, roster, header, release, alike));
  const placed = units.flatMap((unit) => (unit.placed === null ? [] : [unit.placed]));
  const state = armyState(roster, header.faction?.catalogueId ?? null, header.detachments, placed, release);
  const unasked = new Set(units.flatMap((unit) => unit.unasked ?? []));
  const shown = withShownDefaults(state, unasked, release.game);
  const warlords = units.flatMap(({ asWarlord }) => (asWarlord === undefined ? [] : [asWarlord]));
  const looked = resolution(roster, header, units, { ...shown, review: [] }, release);
  const notFound = choicesNotFound(roster, state, release);
  return {
    ...looked,
    resolved: { ...looked.resolved, choicesNotFound: notFound.length > 0 ? notFound : undefined },
    ...(warlords.length === 0 ? {} : { withAnyWarlord: withAdded(shown.state, warlords) }),
  };
}

/** The header of the roster. If it states no army or no detachment, those that the rest of the list implies are filled in. */
function headerOf(roster: Roster, release: IndexedRelease): ResolvedHeader {
  return withImpliedDetachment(withArmy(resolveHeader(roster, release), roster, release), roster, release);
}

function withArmy(stated: ResolvedHeader, roster: Roster, release: IndexedRelease): ResolvedHeader {
  const { faction, armyKeyword, candidates } = stated;
  // Several armies may share a Faction keyword, so that it names none of them.
  const isUnnamed =
    roster.factions.length === 0 ||
    candidates.length > 0 ||
    roster.factions.every(({ name }) => release.isFactionKeyword(keywordKey(name)));
  const implied = faction === null && armyKeyword === null && isUnnamed ? impliedFaction(stated, roster, release) : null;
  if (implied === null) return stated;
  const { name, id } = implied;
  return resolveHeader({ ...roster, factions: [{ name, id, line: roster.factions[0]?.line ?? null }] }, release);
}

/**
 * The army of a roster that comes without ids, found by the names in its header and of its units alone. Null if they do not tell, or if they
 * state a keyword of several armies.
 */
export function armyOf(roster: Roster, release: IndexedRelease): Faction | null {
  const stated = headerOf(roster, release);
  const named = roster.units.map(({ name }) => release.datasheets.find(name));
  const datasheets = named.flatMap((found) => (found.kind === 'one' ? [found.entry] : []));
  return narrowedHeader(stated, datasheets, release).faction;
}

/**
 * Looks up a roster that comes as selections with BattleScribe ids (a roster file, or a saved roster), whose units have the ids of their
 * selections. Ids are tried first. Anything that the release does not have by id, and any unit without a selection, is looked up by name.
 */
export function resolveBuilt(roster: Roster, built: BuiltArmy, release: IndexedRelease): Resolution {
  const header = resolveHeader(roster, release);
  const roots = new Map(
    allForces(built.state.forces).flatMap((force) => force.selections.map((selection) => [selection.id, { selection, force }])),
  );
  const units = roster.units.map(({ unitId, unpriced }, index) => {
    const root = roots.get(unitId);
    if (root === undefined && unpriced) return NOT_FOUND;
    return root === undefined
      ? resolveUnit(findUnit(index, roster, header.faction, release), `+${unitId}`, roster, header, release)
      : resolveBuiltUnit(index, roster, root, header, release);
  });
  const placed = units.map((unit): PlacedUnit | null => unit.placed);
  return resolution(roster, header, units, builtState(roster, built, header, placed, release), release);
}

/** The unit was not found when the list was first read; the saved roster already holds the reason. */
const NOT_FOUND: UnitResolution = { unit: null, placed: null, isUnpriced: true, gaps: [], review: [] };

function resolution(
  roster: Roster,
  header: ResolvedHeader,
  units: readonly UnitResolution[],
  { review, ...built }: BuiltState,
  release: IndexedRelease,
): Resolution {
  const gaps = [...header.gaps, ...units.flatMap((unit) => unit.gaps)];
  const selectionIds = new Map<UnitId, string>();
  const unpriced = new Set<UnitId>();
  for (const [at, { unitId }] of roster.units.entries()) {
    const unit = units[at];
    if (unit?.placed) selectionIds.set(unitId, unit.placed.selection.id);
    if (unit?.isUnpriced === true) unpriced.add(unitId);
  }
  const stated = declaredIn(roster);
  const declared = header.armyKeyword === null ? stated : { ...stated, armyKeyword: header.armyKeyword };
  const resolved = armyWith({
    edition: release.data.release.edition,
    releasedOn: release.data.release.effectiveFrom,
    pointsLimit: roster.pointsLimit,
    statedPoints: roster.statedPoints,
    points: null,
    factions: header.factions,
    faction: header.faction,
    detachments: header.detachments,
    units: units.flatMap(({ unit }) => (unit === null ? [] : [unit])),
    gaps,
    declared: declared ?? undefined,
  });
  return {
    ...built,
    resolved,
    selectionIds,
    unpriced,
    review: [...incompleteData(header), ...gaps.map(({ review: reason }) => reason), ...units.flatMap((unit) => unit.review), ...review],
    release,
  };
}

/** Anything may be missing from incomplete data, so nothing about such an army is certain. */
function incompleteData({ faction }: ResolvedHeader): readonly ReviewReason[] {
  const { missingFiles: files = [], name = '', pricesOf } = faction ?? {};
  if (files.length === 0) return [];
  const place = { code: 'DATA_GAP', about: 'data', path: [], line: null } as const;
  if (pricesOf !== undefined) return [{ ...place, messageId: 'pricesOnly', params: { faction: name, source: pricesOf } }];
  const params = { faction: name, files: files.join(', '), count: files.length };
  return [{ ...place, messageId: 'incompleteData', params }];
}

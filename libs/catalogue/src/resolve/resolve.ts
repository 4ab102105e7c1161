import type { Roster } from '@muster/roster';
import type { ResolvedRoster } from '../resolved-roster.js';
import { armyState } from './army-state.js';
import type { IndexedRelease } from './indexed-release.js';
import { resolveHeader } from './resolve-header.js';
import { resolveUnit } from './resolve-unit.js';
import type { Resolution } from './resolution.js';

/**
 * Looks every name of a roster up in one release and builds the army for the evaluator. Nothing is judged and nothing guessed: what
 * is not found, or fits several entries, is a gap with its review reason. Equal input gives an equal resolution.
 */
export function resolve(roster: Roster, release: IndexedRelease): Resolution {
  const header = resolveHeader(roster, release);
  const units = roster.units.map((_, index) => resolveUnit(index, roster, header, release));
  const placed = units.flatMap((unit) => (unit.placed === null ? [] : [unit.placed]));
  const gaps = [...header.gaps, ...units.flatMap((unit) => unit.gaps)];
  const resolved: ResolvedRoster = {
    edition: release.data.release.edition,
    pointsLimit: roster.pointsLimit,
    statedPoints: roster.statedPoints,
    points: null,
    factions: header.factions,
    faction: header.faction,
    detachments: header.detachments,
    units: units.flatMap(({ unit }) => (unit === null ? [] : [unit])),
    gaps,
  };
  return {
    resolved,
    state: armyState(roster, header.faction?.catalogueId ?? null, header.detachments, placed, release),
    selectionIds: new Map(units.flatMap((unit, index) => (unit.placed === null ? [] : [[index, unit.placed.selection.id] as const]))),
    unpriced: new Set(units.flatMap((unit, index) => (unit.isUnpriced ? [index] : []))),
    review: [...gaps.map(({ review }) => review), ...units.flatMap(({ review }) => review)],
    release,
  };
}

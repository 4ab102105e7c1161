import type { Path } from '#muster/diagnostics';
import type { Roster, UnitId } from '#muster/roster';

/** By which the roster as written names the unit that a path leads to or into; null: it leads to no unit. */
export const unitIdAt = (path: Path, { units }: Pick<Roster, 'units'>): UnitId | null =>
  path[0] === 'units' ? (units[Number(path[1])]?.unitId ?? null) : null;

/** The one of these units that a path leads to or into, each having its own path; null: none of them. */
export const unitAt = <Unit extends { readonly path: Path }>(path: Path, units: readonly Unit[]): Unit | null =>
  path[0] === 'units' ? (units.find((unit) => unit.path[1] === path[1]) ?? null) : null;

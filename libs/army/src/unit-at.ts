import type { Path } from '#muster/diagnostics';
import type { Roster, UnitId } from '#muster/roster';

/** Id of the unit that a path points to or into; null if it points to none. */
export const unitIdAt = (path: Path, { units }: Pick<Roster, 'units'>): UnitId | null =>
  path[0] === 'units' ? (units[Number(path[1])]?.unitId ?? null) : null;

/** The unit among these that a path points to or into; null if it points to none of them. */
export const unitAt = <Unit extends { readonly path: Path }>(path: Path, units: readonly Unit[]): Unit | null =>
  path[0] === 'units' ? (units.find((unit) => unit.path[1] === path[1]) ?? null) : null;

import type { Path } from '#muster/diagnostics';
import type { Roster, RosterUnit } from '#muster/roster';
import type { Faction, IndexedRelease } from '#muster/catalogue';
import type { Gap } from '../../army.js';
import { costsAsStated } from '../../price/stated-size.js';
import { isGap } from '../reasons.js';
import { findDatasheet, type FoundDatasheet } from './find-datasheet.js';

/** A unit as the list states it, and the datasheet that it is in an army of some faction. */
export interface FoundUnit {
  readonly path: Path;
  readonly stated: RosterUnit;
  readonly found: FoundDatasheet | Gap;
}

export function findUnit(index: number, { units }: Roster, faction: Faction | null, release: IndexedRelease): FoundUnit {
  const written = units[index];
  if (written === undefined) throw new Error(`The roster has no unit ${index}.`);
  const path: Path = ['units', index];
  const stated = withCountBefore(written, faction, release);
  return { path, stated, found: findDatasheet(stated, path, faction, release) };
}

/**
 * `6 Gulls (60)` may count models or units. It counts models if the unit is known without the number, costs what is stated at that size,
 * and that many units would cost something else.
 */
function withCountBefore(written: RosterUnit, faction: Faction | null, release: IndexedRelease): RosterUnit {
  const counted = written.models === undefined && written.id === null ? /^(\d{1,2})x? (.+)$/u.exec(written.name) : null;
  if (counted === null || release.datasheets.find(written.name).kind !== 'none') return written;
  const models = Number(counted[1]);
  const unit = { ...written, name: counted[2] ?? written.name, models };
  const found = findDatasheet(unit, [], faction, release);
  if (isGap(found)) return written;
  const asStated = costsAsStated(found.datasheet, unit.statedPoints, unit.loadout);
  const isOfUnits = costsAsStated(found.datasheet, (unit.statedPoints ?? 0) / models, unit.loadout);
  return asStated(models) === true && isOfUnits(found.datasheet.points.minModels) !== true ? unit : written;
}

import type { EvaluatedSelection } from '#muster/battlescribe';
import type { ArmyUnit } from '../army-unit.js';
import type { IndexedRelease } from '#muster/catalogue';

/**
 * A model known by name, as far as the data tell: a CHARACTER that an army can have once, to which they offer no relic. Some commanders
 * can be had once too; those may bear relics.
 */
export function isNamedCharacter({ keywords, datasheet }: ArmyUnit, { option }: EvaluatedSelection, release: IndexedRelease): boolean {
  if (!keywords.has('character') || option === null) return false;
  const isUnique = option.blueprint.constraints.some(
    ({ type, value, node }) => type === 'max' && value === 1 && node.field === 'selections' && node.scope === 'roster',
  );
  return isUnique && !relicBearers(release).has(datasheet.id);
}

const bearersOf = new WeakMap<IndexedRelease, ReadonlySet<string>>();

function relicBearers(release: IndexedRelease): ReadonlySet<string> {
  const known = bearersOf.get(release);
  if (known !== undefined) return known;
  const { armyOptions } = release.data.readModel;
  const bearers = new Set(armyOptions.flatMap(({ kind, offeredBy = [] }) => (kind === 'relic' ? offeredBy : [])));
  bearersOf.set(release, bearers);
  return bearers;
}

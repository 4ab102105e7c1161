import type { EvaluatedSelection } from '#muster/battlescribe';
import type { ArmyUnit } from '../army-unit.js';
import type { IndexedRelease } from '#muster/catalogue';

/**
 * Whether the data describes a named character: a CHARACTER that an army can include once and that has no relic options. Some other
 * commanders can be included only once as well, but can take relics.
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

import type { Datasheet, Profile } from '../entries.js';
import { looseKey } from '../names/name-key.js';

/** What a melee weapon without any effect of its own has: it neither pierces armour nor does more than one damage. */
export const PLAIN: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['range', ['melee']],
  ['ap', ['0', '-']],
  ['d', ['1']],
  ['keywords', ['-', '–', '']],
];

/** At most one in this many weapons of a plain name may be better: some heroes have a close combat weapon of their own. */
const ALL_BUT = 10;

/** Tells by the key of a name (`looseKey`) whether weapons of that name are plain in nearly every datasheet. Lists ask about few names. */
export function plainWeapons(datasheets: readonly Pick<Datasheet, 'weapons'>[]): (key: string) => boolean {
  const byKey = Map.groupBy(
    datasheets.flatMap(({ weapons }) => weapons),
    ({ name }) => looseKey(name),
  );
  const known = new Map<string, boolean>();
  return (key) => {
    const answer = known.get(key) ?? isPlainAsARule(byKey.get(key) ?? []);
    known.set(key, answer);
    return answer;
  };
}

function isPlainAsARule(weapons: readonly Profile[]): boolean {
  const better = weapons.filter((weapon) => !isPlain(weapon)).length;
  return weapons.length > 0 && better * ALL_BUT <= weapons.length;
}

function isPlain({ characteristics }: Profile): boolean {
  const values = new Map(characteristics.map(({ name, value }) => [name.toLowerCase(), value.trim().toLowerCase()]));
  return PLAIN.every(([name, plain]) => plain.includes(values.get(name) ?? (name === 'keywords' ? '' : 'unknown')));
}

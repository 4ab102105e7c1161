import { looseKey } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';
import { change, distinct, stated, type Kind } from '../edit.js';

/** No datasheet has wargear of this name. */
const UNKNOWN = 'Moonlit Salt Trombone';

const LOADOUT = ['loadout/too-many', 'tooManyOfOption', 'UNRESOLVED_NAME', 'WARGEAR_NOT_STATED'];

export const WARGEAR_FAULTS: readonly Kind[] = [
  {
    fault: 'wargear that the datasheet does not have',
    codes: LOADOUT,
    ways: (list) =>
      distinct(list).map((unit) =>
        change(list, unit, (edited) => ({
          ...edited,
          loadout: [...edited.loadout, { ...stated(UNKNOWN), count: 1, items: [] }],
        })),
      ),
  },
  {
    fault: 'wargear of another datasheet',
    codes: LOADOUT,
    ways: (list) =>
      list.units.flatMap((unit, place) => {
        const other = list.units[(place + 1) % list.units.length];
        const own = new Set(unit.sheet.weapons.map(({ name }) => looseKey(name)));
        const weapon = other?.sheet.weapons.find(({ name }) => !own.has(looseKey(name)) && !/[–-]/u.test(name));
        if (!weapon) return [];
        const item = { ...stated(weapon.name), count: 1, items: [] };
        return [change(list, unit, (edited) => ({ ...edited, loadout: [...edited.loadout, item] }))];
      }),
  },
  {
    fault: 'far too much of a weapon',
    codes: LOADOUT,
    ways: (list) => withWeapon(list, (item) => ({ ...item, count: item.count + 20 })),
  },
  {
    fault: 'another name for a weapon',
    codes: LOADOUT,
    ways: (list) => withWeapon(list, (item) => ({ ...item, name: UNKNOWN })),
  },
];

/** For each datasheet of the list, the list with a unit's first weapon changed. */
function withWeapon(list: Parameters<Kind['ways']>[0], changed: (item: LoadoutItem) => LoadoutItem): ReturnType<Kind['ways']> {
  return distinct(list).flatMap((unit) => {
    const weapons = new Set(unit.sheet.weapons.map(({ name }) => looseKey(name)));
    const item = unit.unit.loadout.find(({ name }) => weapons.has(looseKey(name)));
    if (!item) return [];
    return [change(list, unit, (edited) => ({ ...edited, loadout: edited.loadout.map((one) => (one === item ? changed(item) : one)) }))];
  });
}

import { PLAIN } from '../compiled/plain-weapons.js';
import type { Datasheet, Profile } from '../entries.js';

/**
 * A datasheet without what only its own units need: names, keywords, sizes and prices remain, and of weapons what tells plain ones apart.
 */
export function outlineOfDatasheet(datasheet: Datasheet): Datasheet {
  return { ...datasheet, profiles: [], weapons: datasheet.weapons.map(outlineOfWeapon), options: [], damage: [], abilities: [] };
}

const TOLD: ReadonlySet<string> = new Set(PLAIN.map(([name]) => name));

const outlineOfWeapon = ({ name, kind, characteristics }: Profile): Profile => ({
  id: '',
  name,
  kind,
  characteristics: characteristics.filter((one) => TOLD.has(one.name.toLowerCase())),
});

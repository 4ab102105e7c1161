import type { Profile } from '../entries.js';
import type { CardWeapon, Statline } from './unit-card.types.js';
import { weaponKeywords } from './weapon-keywords.js';

/** The value of the first of these characteristics that the profile has. The editions abbreviate some of them differently. */
type Read = (...names: readonly string[]) => string | null;

function reading({ characteristics }: Profile): Read {
  const values = new Map(characteristics.map(({ name, value }) => [name.trim().toLowerCase(), value.trim()]));
  return (...names) => names.map((name) => values.get(name)).find((value) => value !== undefined && value !== '') ?? null;
}

export function statlineOf(profile: Profile): Statline {
  const read = reading(profile);
  return {
    ...profile,
    movement: read('m', 'move', 'movement'),
    weaponSkill: read('ws'),
    ballisticSkill: read('bs'),
    strength: read('s', 'strength'),
    toughness: read('t', 'toughness'),
    wounds: read('w', 'wounds'),
    attacks: read('a', 'attacks'),
    leadership: read('ld', 'leadership'),
    save: read('sv', 'save'),
    objectiveControl: read('oc'),
  };
}

export function weaponValues(profile: Profile): Omit<CardWeapon, 'options' | 'wargear'> {
  const read = reading(profile);
  const range = read('range');
  const type = read('type');
  const isMelee = [profile.kind, range, type].some((text) => text !== null && /\bmelee\b/i.test(text));
  return {
    ...profile,
    type: isMelee ? 'melee' : 'ranged',
    range,
    attacks: read('a', 'attacks'),
    skill: isMelee ? read('ws') : read('bs'),
    strength: read('s', 'strength'),
    armourPenetration: read('ap'),
    damage: read('d', 'damage'),
    keywords: weaponKeywords(read('keywords') ?? type ?? ''),
  };
}

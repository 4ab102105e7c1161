import type { WeaponKeyword } from './unit-card.types.js';

const NUMBER = /^(?:\d{0,2}D\d(?:\+\d)?|\d{1,2}\+?)$/;

/** "Rapid Fire 2, Twin-linked" as keywords with their values. A dash means that there are none. */
export function weaponKeywords(text: string): readonly WeaponKeyword[] {
  return text
    .split(',')
    .map((keyword) => keyword.replace(/[[\]]/g, '').trim())
    .filter((keyword) => keyword !== '' && !/^[-–—]$/.test(keyword))
    .map((keyword) => {
      const at = keyword.lastIndexOf(' ');
      const value = keyword.slice(at + 1);
      return at > 0 && NUMBER.test(value) ? { name: keyword.slice(0, at), value } : { name: keyword, value: null };
    });
}

import { describe, expect, it } from 'vitest';
import { printedAbility, readAbilityName } from './ability-name.js';
import { statlineOf, weaponValues } from './profile-values.js';
import { weaponKeywords } from './weapon-keywords.js';

const profile = (kind: string, values: Readonly<Record<string, string>>) => ({
  id: 'p',
  name: 'Reed bow',
  kind,
  characteristics: Object.entries(values).map(([name, value]) => ({ name, value })),
});

describe('weaponKeywords', () => {
  it.each([
    [
      'Rapid Fire 2, Twin-linked',
      [
        ['Rapid Fire', '2'],
        ['Twin-linked', null],
      ],
    ],
    [
      'Sustained Hits D3, Anti-Marsh 4+',
      [
        ['Sustained Hits', 'D3'],
        ['Anti-Marsh', '4+'],
      ],
    ],
    ['[HEAVY]', [['HEAVY', null]]],
    ['-', []],
    ['', []],
  ])('reads "%s"', (text, keywords) => expect(weaponKeywords(text).map(({ name, value }) => [name, value])).toEqual(keywords));
});

describe('readAbilityName', () => {
  it.each([
    ['Deadly Demise D6+2', { name: 'Deadly Demise', value: 'D6+2' }],
    ['Feel No Pain 5+', { name: 'Feel No Pain', value: '5+' }],
    ['Scouts 6"', { name: 'Scouts', value: '6"' }],
    ['Damaged: 1-4 Wounds Remaining', { name: 'Damaged', value: '1-4 wounds remaining' }],
    ['Crew of 7', { name: 'Crew of 7' }],
    ['Stealth', { name: 'Stealth' }],
  ])('separates the number of %s', (text, read) => expect(readAbilityName(text)).toEqual(read));

  it('tells core abilities and sections of the datasheet from its own', () =>
    expect(['Scouts 6"', 'Fortification', 'Reed Song'].map((name) => printedAbility(name).kind)).toEqual(['core', 'other', 'datasheet']));
});

describe('profiles', () => {
  it('are typed in the tenth edition', () => {
    expect(statlineOf(profile('Unit', { M: '6"', T: '4', SV: '3+', W: '2', LD: '6+', OC: '1' }))).toMatchObject({
      ...{ movement: '6"', toughness: '4', save: '3+', wounds: '2', leadership: '6+', objectiveControl: '1', strength: null },
    });
    expect(
      weaponValues(profile('Ranged Weapons', { Range: '24"', A: '2', BS: '3+', S: '4', AP: '-1', D: '1', Keywords: 'Heavy' })),
    ).toMatchObject({
      ...{ type: 'ranged', range: '24"', attacks: '2', skill: '3+', armourPenetration: '-1', damage: '1' },
      keywords: [{ name: 'Heavy', value: null }],
    });
  });

  it('are typed in older editions, whose weapons have a type instead of keywords', () => {
    expect(weaponValues(profile('Weapon', { Range: 'Melee', Type: 'Melee', S: 'User', AP: '0', D: '1' }))).toMatchObject({
      ...{ type: 'melee', attacks: null, skill: null, strength: 'User' },
    });
    expect(weaponValues(profile('Weapon', { Range: '24"', Type: 'Rapid Fire 1', S: '4', AP: '0', D: '1' })).keywords).toEqual([
      { name: 'Rapid Fire', value: '1' },
    ]);
  });
});

import { expect, it } from 'vitest';
import type { Profile } from '../entries.js';
import { plainWeapons } from './plain-weapons.js';

const weapon = (name: string, [Range = '', AP = '', D = '', Keywords = '']: readonly string[]): Profile => ({
  id: name,
  kind: 'Weapons',
  name,
  characteristics: Object.entries({ Range, AP, D, Keywords }).map(([key, value]) => ({ name: key, value })),
});

const plain = ['Melee', '0', '1', '-'];

it('knows melee weapons without any effect, even if one hero in ten has a better one', () => {
  const weapons = [
    ...Array.from({ length: 10 }, () => weapon('Fists', plain)),
    weapon('Fists', ['Melee', '-2', '1', '-']),
    weapon('Hull', plain),
    weapon('Hull', ['Melee', '0', '1', 'Lance']),
    weapon('Hook', ['Melee', '-1', '1', '-']),
    weapon('Flare pistol', ['12"', '0', '1', '-']),
    weapon('Oars', ['Melee', '0', '1', '']),
  ];
  const isPlain = plainWeapons([{ weapons }, { weapons: [{ ...weapon('Song', plain), characteristics: [] }] }]);
  expect(['fist', 'hull', 'hook', 'flare pistol', 'oar', 'song', 'anchor'].filter(isPlain)).toEqual(['fist', 'oar']);
});

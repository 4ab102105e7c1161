import { looseKey, NO_ALIASES } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenUnit } from '../testing/written-roster.js';
import { matchLoadout } from './match-loadout.js';

/** `weapons` are names that other datasheets have for their wargear. */
function skiffWith(item: string, weapons: readonly string[]) {
  const root = inventedRelease.roots('tides').byRootId.get('skiff');
  if (root === undefined) throw new Error('The invented release has no Skiff.');
  const known = {
    costsAsStated: () => null,
    isWargear: (key: string) => weapons.map(looseKey).includes(key),
    isPlain: () => false,
    aliases: NO_ALIASES,
  };
  const { unmatched, readAs } = matchLoadout(root, writtenUnit({ name: 'Skiff', loadout: [item] }), ['units', 0], null, known);
  return { unmatched: unmatched.map((want) => want.item.name), readAs: readAs.map(({ from, to }) => [from, to]) };
}

it('an unknown name that resembles fixed wargear is read as this wargear', () => {
  expect(skiffWith('2 Long oars', [])).toEqual({ unmatched: [], readAs: [['Long oars', 'Oars']] });
});

it('but not another number of them, nor a name that other datasheets have for their wargear', () => {
  const asWritten = { unmatched: ['Long oars'], readAs: [] };
  expect(skiffWith('1 Long oars', [])).toEqual(asWritten);
  expect(skiffWith('2 Long oars', ['long oars'])).toEqual(asWritten);
});

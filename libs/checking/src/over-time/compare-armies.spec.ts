import { readList, writeList } from '#muster/formats';
import { expect, it } from 'vitest';
import { sampleList, sampleRelease } from '../../../../test/checking/sample-release.js';
import { say } from '../../../../test/checking/say.js';
import { resolvedSubject } from '../resolved-subject.js';
import { armyView } from './army-view.js';
import { compareArmies } from './compare-armies.js';
import { differenceMessage, type ListDifference } from './difference.js';

const release = sampleRelease('sample-2026-07');
const list = sampleList('tidewright-harbour-watch-legal');

function armyOf(text: string) {
  const reading = readList(text);
  return armyView(reading.roster, resolvedSubject(reading, release));
}

const inWords = (difference: ListDifference): string => say(differenceMessage(difference));

/** The differences between the legal list and another one, as sentences. */
function differences(other: string) {
  const { differences: ofArmy, units, notCompared } = compareArmies(armyOf(list), armyOf(other));
  return {
    army: ofArmy.map(inWords),
    units: units.map(({ before, after, differences: ofUnit }) => [before?.name ?? null, after?.name ?? null, ...ofUnit.map(inWords)]),
    notCompared,
  };
}

const nothing = { army: [], units: [], notCompared: [] };

function written(format: 'wtc-compact' | 'muster-json'): string {
  const { text } = writeList(readList(list).roster, format);
  if (text === null) throw new Error('It can be written so.');
  return text;
}

it('finds no difference between a list and itself', () => expect(differences(list)).toEqual(nothing));

it('ignores the order of units', () => {
  const [head = '', ...units] = list.split(/\n\n(?=Deckhand Company|Signal Runners)/);
  const [small = '', large = '', ...others] = units;
  expect(small.startsWith('Deckhand Company (85')).toBe(true);
  const tail = large.slice(large.indexOf('\n\nDEDICATED'));
  const moved = [head, large.slice(0, large.indexOf('\n\nDEDICATED')), small + tail, ...others].join('\n\n');
  expect(moved).not.toBe(list);
  expect(differences(moved)).toEqual(nothing);
});

it('ignores the list format', () => {
  expect(differences(written('muster-json'))).toEqual(nothing);
  expect(differences(written('wtc-compact'))).toEqual(nothing);
});

it('ignores stated prices', () => expect(differences(list.replace('Siege Dredger (190', 'Siege Dredger (175'))).toEqual(nothing));

it('reports added and removed units, wargear, models, enhancements, Warlord, detachments and limit', () => {
  const other = list
    .replace('Harbour Watch\n', 'Storm Convoy\n')
    .replace('Incursion (1,000 Points)', 'Strike Force (2,000 Points)')
    .replace('  • Warlord\n', '')
    .replace('Brass Spyglass', 'Storm Charts')
    .replace('  • 1x Anchor-hook', '  • Warlord\n  • 1x Anchor-hook')
    .replace('  • 3x Signal Runner\n     ◦ 3x Carbine\n     ◦ 3x Hooves', '  • 6x Signal Runner\n     ◦ 6x Carbine\n     ◦ 6x Hooves')
    .replace('◦ 1x Tide shield', '◦ 1x Bolt thrower')
    .replace(
      'Siege Dredger (190 Points)\n  • 1x Breaching mortar\n  • 1x Dredging claws',
      'Lantern Barge (80 Points)\n  • 1x Armoured hull\n  • 2x Swivel gun',
    );
  expect(differences(other)).toEqual({
    army: [
      'Detachment removed: Harbour Watch.',
      'Detachment added: Storm Convoy.',
      'The limit is now 2000 points (was 1000).',
      'The army now costs 935 points (was 990).',
    ],
    units: [
      [
        'Harbourmaster',
        'Harbourmaster',
        'Now 100 points (was 110).',
        'This unit is no longer the Warlord.',
        'Removed: Brass Spyglass.',
        'Added: Storm Charts.',
      ],
      ['Ysolde Marn, Keeper of the Long Quay', 'Ysolde Marn, Keeper of the Long Quay', 'This unit is now the Warlord.'],
      ['Breakwater Guard', 'Breakwater Guard', 'Tide shield: now 0 (was 1).', 'Bolt thrower: now 1 (was 0).'],
      ['Siege Dredger', null],
      [
        'Signal Runners',
        'Signal Runners',
        'Now 6 models (was 3).',
        'Now 135 points (was 70).',
        'Carbine: now 6 (was 3).',
        'Hooves and hooks: now 6 (was 3).',
      ],
      [null, 'Lantern Barge'],
    ],
    notCompared: [],
  });
});

it('compares a unit that is not in the release by its name', () => {
  expect(differences(list.replace('Siege Dredger (190', 'Moon Dredger (190')).units).toEqual([
    ['Siege Dredger', null],
    [null, 'Moon Dredger'],
  ]);
});

it('does not compare the Warlord if one of the lists does not name it, and says so', () =>
  expect(differences(list.replace('  • Warlord\n', ''))).toEqual({ ...nothing, notCompared: ['warlord'] }));

it('pairs many units of one datasheet by their loadouts', () => {
  const runners = (count: number) =>
    `Signal Runners (70 Points)\n  • 3x Signal Runner\n     ◦ 3x Carbine\n     ◦ 3x Hooves and hooks\n\n`.repeat(count);
  const many = (count: number) => list.replace('Signal Runners (70 Points)', `${runners(count)}Signal Runners (70 Points)`);
  const { units } = compareArmies(armyOf(many(150)), armyOf(many(152)));
  expect(units.map(({ before, after }) => [before?.name ?? null, after?.name])).toEqual([
    [null, 'Signal Runners'],
    [null, 'Signal Runners'],
  ]);
});

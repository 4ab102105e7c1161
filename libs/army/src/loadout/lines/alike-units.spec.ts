import { expect, it } from 'vitest';
import { inventedRelease as release } from '../../testing/invented-release.js';
import { writtenRoster, type WrittenUnit } from '../../testing/written-roster.js';
import { matchLoadout } from '../match-loadout.js';
import type { MatchedLoadout } from '../matched-loadout.js';
import { AlikeUnits, type UnitToMatch } from './alike-units.js';

const root = release.roots('tides').byRootId.get('deckhands');
if (root === undefined) throw new Error('The invented release has no deckhands.');

const hands = { '9 Deckhand': ['9 Boarding axe', '9 Flare pistol'] };
const strange = { name: 'Deckhands', loadout: [{ '1 Bosun': ['1 Cutlass', '1 Stranger'] }, hands, { '1 Ghost': ['1 Lantern'] }] };

/** What the units of a list match, and how many of them were matched. */
function matchAll(units: readonly WrittenUnit[], known: Partial<UnitToMatch> = {}) {
  const roster = writtenRoster(units);
  const alike = new AlikeUnits();
  let matches = 0;
  const found = roster.units.map((unit, index): { readonly once: MatchedLoadout; readonly alone: MatchedLoadout } => {
    const path = ['units', index];
    const given = { release, root: root ?? never(), lines: unit, stated: unit.loadout, path, answered: null, base: null, ...known };
    const alone = () => matchLoadout(given.root, unit, path);
    const counted = () => {
      matches += 1;
      return alone();
    };
    return { once: alike.matchedOnce(given, counted), alone: alone() };
  });
  return { matches, found };
}

function never(): never {
  throw new Error('The root was found.');
}

it('matches units with the same lines once, each at its own place', () => {
  const { matches, found } = matchAll([strange, strange, strange]);
  expect(matches).toBe(1);
  for (const { once, alone } of found) expect(once).toEqual(alone);
  expect(found.map(({ once }) => once.unmatched.length + once.unnamedModels.length > 0)).toEqual([true, true, true]);
  expect(found[2]?.once.unmatched.map(({ path, item }) => [path[1], item.line])).toEqual(
    found[0]?.once.unmatched.map(({ item }) => [2, (item.line ?? 0) + 20]),
  );
});

it.each<[string, WrittenUnit]>([
  [
    'has another number of an item',
    { ...strange, loadout: [{ '1 Bosun': ['2 Cutlass', '1 Stranger'] }, hands, { '1 Ghost': ['1 Lantern'] }] },
  ],
  ['has an item less', { ...strange, loadout: [{ '1 Bosun': ['1 Cutlass'] }, hands, { '1 Ghost': ['1 Lantern'] }] }],
  ['states a number of models', { ...strange, models: 11 }],
  ['states a price', { ...strange, statedPoints: 70 }],
  ['is called otherwise', { ...strange, name: 'Hands' }],
])('matches a unit by itself that %s', (_, other) => {
  const { matches, found } = matchAll([strange, other, strange]);
  expect(matches).toBe(2);
  for (const { once, alone } of found) expect(once).toEqual(alone);
});

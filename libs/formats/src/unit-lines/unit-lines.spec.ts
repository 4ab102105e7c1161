import { describe, expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { listsWithoutHeader } from '../testing/lists-of-every-format.js';
import { bracketed, bulleted, dashed, french } from './fixtures/lists.js';

const GUESS = { id: 'unit-lines', dialect: null, edition: null, confidence: 'guess' };

const unitsOf = (text: string) =>
  readList(text).roster.units.map(({ name, statedPoints, warlord }) => [name, statedPoints, ...(warlord ? ['Warlord'] : [])]);
const unreadOf = (text: string) => readList(text).lines.flatMap(({ kind, line }) => (kind === 'unread' ? [line] : []));

it('reads units with their items below them', () => {
  const { format, roster, lines, review } = readList(bracketed);
  expect(format).toEqual({ ...GUESS, edition: '10e' });
  expect(review).toEqual([]);
  expect(unitsOf(bracketed)).toEqual([
    ['Warden', 95, 'Warlord'],
    ['Deckhands', 90],
    ['Harpoon Barge', 140],
  ]);
  expect(roster.units[0]?.enhancements).toEqual([{ name: 'Salt Oath', id: null, line: 4, statedPoints: 15 }]);
  expect(roster.units.map(({ models }) => models)).toEqual([undefined, 10, undefined]);
  expect(roster.units[1]?.loadout).toMatchObject([
    { name: 'Bosun', count: 1, line: 7, items: [{ name: 'Cutlass', count: 1, line: 8 }] },
    { name: 'Deckhand', count: 9, line: 9, items: [{ name: 'Boarding axe', count: 9, line: 10 }] },
  ]);
  expect(roster).toMatchObject({
    factions: [],
    detachments: [],
    battleSize: null,
    pointsLimit: null,
    statedPoints: null,
    statesWargear: true,
  });
  expect(lines.flatMap(({ as, line }) => (as === 'unit' ? [line] : []))).toEqual([1, 6, 12]);
});

it('reads one unit per line, and keeps a number in the name that may count units', () => {
  const { format, roster, review } = readList(dashed);
  expect([format, review]).toEqual([GUESS, []]);
  expect(unitsOf(dashed)).toEqual([
    ['Warden', 95],
    ['Deckhands', 90],
    ['Deckhands', 90],
    ['2x Harpoon Barge', 280],
  ]);
  expect([roster.statedPoints, roster.statesWargear]).toEqual([555, false]);
  expect(roster.units.filter(({ models }) => models !== undefined)).toEqual([]);
});

it('reads units after bullets, and items after their price', () => {
  const { format, roster } = readList(bulleted);
  expect(format).toEqual(GUESS);
  expect(unitsOf(bulleted)).toEqual([
    ['Warden', 95, 'Warlord'],
    ['Deckhands', 90],
    ['Harpoon Barge', 140],
  ]);
  expect(roster.units[0]?.loadout).toMatchObject([{ name: 'Cutlass', count: 1, line: 3 }]);
  expect([unreadOf(bulleted), roster.factions.length]).toEqual([[], 1]);
});

it('reads the marks of the official app in French, and the numbers of characters in tournament lists', () => {
  expect(unitsOf(french)).toEqual([
    ['Garde', 95],
    ['Matelots', 90, 'Warlord'],
    ['Barge', 140],
  ]);
  expect(readList(french).roster.units[1]?.enhancements).toEqual([{ name: 'Serment', id: null, line: 4, statedPoints: null }]);
  expect(unreadOf(french)).toEqual([]);
});

it('reads faction and detachment without labels, prices without a unit, and marks after a name', () => {
  const text =
    'Red Host\nIron Vigil\nIncursion (1000)\nTotal : 225\n\nWarden (Warlord) (95)\n- 1 Cutlass\nBosun (40)\n- Flag\nDeckhands (x9) (90)\n- 9 Hook';
  const { roster, review } = readList(text);
  expect([review, roster.factions[0]?.name, roster.detachments[0]?.name, roster.statedPoints]).toEqual([[], 'Red Host', 'Iron Vigil', 225]);
  expect(roster.units.map(({ name, models, warlord, statedPoints }) => [name, models ?? null, warlord, statedPoints])).toEqual([
    ['Warden', null, true, 95],
    ['Bosun', null, false, 40],
    ['Deckhands', 9, false, 90],
  ]);
  expect(roster.units[2]?.loadout).toMatchObject([{ name: 'Hook', count: 9 }]);
  expect(unitsOf('- Warden (Warlord) 95pts\n1x Cutlass\n- Bosun 40pts\n- Deckhands (x9) 90pts (Battleline)')).toEqual([
    ['Warden', 95, 'Warlord'],
    ['Bosun', 40],
    ['Deckhands', 90],
  ]);
});

it('leaves unknown lines unread', () => {
  const text = 'Red Host\nIron Vigil\n\nWarden (95 points)\nBosun (40 points)\nDeckhands (90 points)\nwhatever that means\n• Oath (25 pts)';
  expect(unreadOf(text)).toEqual([7]);
  expect(unreadOf(text.replace('Red Host', 'my third list, for Ann'))).toEqual([1, 2, 7]);
  expect(readList(text).roster.units[2]?.enhancements).toEqual([{ name: 'Oath', id: null, line: 8, statedPoints: 25 }]);
});

it('reads labelled lines and sections above units', () => {
  const text =
    'Player: Ann\nFaction: Red Host\nDetachment: Iron Vigil\n\nCHARACTERS\nWarden - 95pts\nBosun - 40pts\n\nOthers:\nDeckhands - 90pts\n-----';
  const { roster, review } = readList(text);
  expect(review).toEqual([]);
  expect(roster).toMatchObject({
    playerName: 'Ann',
    factions: [{ name: 'Red Host', line: 2 }],
    detachments: [{ name: 'Iron Vigil', line: 3 }],
  });
  expect(roster.units.map(({ section }) => section)).toEqual(['CHARACTERS', 'CHARACTERS', 'Others:']);
});

it.each(listsWithoutHeader)('accounts for every line of %s', (_id, _dialect, text) => {
  expect(readList(text).lines.map(({ line }) => line)).toEqual(text.split('\n').map((_, index) => index + 1));
});

describe('a text that is not a list', () => {
  it.each([
    ['two units', 'Warden (95 points)\nDeckhands (90 points)'],
    ['three shapes', 'Warden (95 points)\nDeckhands [90 pts]\nHarpoon Barge - 140pts'],
    [
      'prose',
      'We met on Sunday (3 points).\nThe second game was close, I took it in the end (12 points).\nThen came the third (20 points), and we went home.\nA fine day (all 35 points).',
    ],
    [
      'sentences that end with a price',
      'I won the first game - 20 points.\nHe won the second one - 15 points!\nAnd so on - 3 pts;\nAt last - 9 pts.',
    ],
    ['code', 'function price(unit) {\n  const cost = 95 - 5;\n  return cost * (120 + points);\n}\nprice(a - 10);\nprice(b - 20);'],
    [
      'a recipe',
      'Fish soup\n\n- 500 g fish\n- 2x onion\n- 120 ml oil\n\n1. Cut the onions (5 minutes)\n2. Fry them (10 minutes)\n3. Add fish (20 minutes)',
    ],
    ['a shopping list', 'Milk - 1.20 €\nBread - 3.50\n3x Eggs (2.10 EUR)\nCheese ($4.99)\nButter - 250g\n2x Tea - 4,50'],
    ['a table of a league', '1. Gulls - 78 pts\n2. Terns - 75 pts\n3. Skuas - 60 pts'],
    ['an exam', 'Question one (10 points)\nSay why.\nQuestion two (5 points)\nProve it.\nQuestion three (5 points)\nShow how.'],
    ['labels', 'Attack: 10 (10 points)\nHome: won (3 points)\nAway: lost (3 points)'],
    ['surcharges', 'Oath (+25 points)\nVow (+15 points)\nBoon (+10 points)'],
  ])('is not recognised: %s', (_what, text) => {
    const { format, roster, review } = readList(text);
    expect([format.id, roster.units, review.map(({ code }) => code)]).toEqual([null, [], ['UNRECOGNISED_FORMAT']]);
  });
});

it('reads a first line that states the sum of the others as the title', () => {
  const units = 'Warden (105)\n\n10x Deckhands (290)\n\nSkiff (170)';
  const named = readList(`Low tide, again (565 points)\nTidewardens - Lamplit Vigil\n\n${units}`);
  expect(named.review).toEqual([]);
  expect(named.roster).toMatchObject({ name: 'Low tide, again', factions: [{ name: 'Tidewardens - Lamplit Vigil' }], statedPoints: 565 });
  const alone = readList(`Tidewardens - Lamplit Vigil (565 Points)\n\n${units}`);
  expect(alone.roster).toMatchObject({ name: null, factions: [{ name: 'Tidewardens - Lamplit Vigil', line: 1 }], statedPoints: 565 });
  expect(alone.roster.units).toHaveLength(3);
  expect(readList(`Warden (560 points)\n${units}`).roster.units).toHaveLength(4);
  expect(readList('Barge (150)\nWarden (50)\nSkiff (50)\nGulls (50)').roster.units).toHaveLength(4);
});

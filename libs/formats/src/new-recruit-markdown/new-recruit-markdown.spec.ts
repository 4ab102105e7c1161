import { expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { markdown } from './fixtures/lists.js';

const item = (name: string, count: number, line: number, items: readonly unknown[] = []) => ({ name, id: null, line, count, items });

it('reads sections, models and items in brackets', () => {
  const { roster, format, review, lines } = readList(markdown);
  expect(review).toEqual([]);
  expect(format).toEqual({ id: 'new-recruit-markdown', dialect: null, edition: '10e', confidence: 'certain' });
  const { units, ...header } = roster;
  expect(header).toEqual({
    name: 'Lanterns go brrr (no hb)',
    factions: [{ name: 'Hollow Court', id: null, line: 1 }],
    battleSize: { name: 'Strike Force', id: null, line: 5 },
    pointsLimit: 2000,
    statedPoints: 1105,
    detachments: [{ name: 'Lamplit Vigil', id: null, line: 7 }],
    statesWargear: true,
  });
  expect(units.map(({ name, section, statedPoints, warlord, line }) => [name, section, statedPoints, warlord, line])).toEqual([
    ['Maré the Tide-Caller', 'Epic Hero', 100, false, 11],
    ['Harbour Warden', 'Character', 215, true, 14],
    ['Deckhands', 'Battleline', 300, false, 17],
    ['Steam Launch', 'Vehicle', 245, false, 24],
    ['Steam Launch', 'Vehicle', 245, false, 25],
  ]);
  expect(units[1]?.enhancements).toEqual([{ name: 'Keeper’s Oath', id: null, line: 14, statedPoints: 15 }]);
  expect(units[1]?.loadout).toEqual([item('Boathook', 2, 14), item('Song of Tides (Aura)', 1, 14)]);
  expect(units[2]?.loadout).toEqual([
    item('Bosun', 1, 18, [item('Cutlass', 1, 18), item('Signal flag', 1, 18)]),
    item('Cook w/ ladle and pot', 1, 19, [item('Ladle and pot', 1, 19)]),
    item('1 harpoon gun, 7 boarding axes', 1, 20),
    item('Deckhand', 7, 21, [item('Boarding axe', 7, 21), item('Knife', 14, 21)]),
  ]);
  expect(units[3]?.loadout).toEqual([
    item('2 deck guns', 1, 24, [item('Deck gun', 2, 24)]),
    item('Ram and claws', 1, 24, [item('Ram', 1, 24), item('Launch claws', 1, 24)]),
  ]);
  expect(lines.filter(({ as }) => as === 'note').map(({ line }) => line)).toEqual([6, 8]);
  expect(lines.at(-1)).toEqual({ line: 27, kind: 'understood', as: 'footer' });
});

it('reads an army without an alliance, and one after its parent', () => {
  const titled = (title: string) => readList(`${title}\n# ++ Army Roster ++\n## Infantry\nDeckhands [5 pts]`).roster;
  expect(titled('Tidewardens - [5 pts]')).toMatchObject({ name: null, factions: [{ name: 'Tidewardens' }] });
  expect(titled('Tidewardens - GT - day 2 - [5 pts]')).toMatchObject({ name: 'GT - day 2', factions: [{ name: 'Tidewardens' }] });
  expect(titled('Imperium - Space Marines - Veiled House - GT - [5 pts]')).toMatchObject({
    name: 'GT',
    factions: [{ name: 'Veiled House' }],
  });
});

it('recognises a list by its headings alone as likely; unknown lines stay unread', () => {
  const { format, review, roster } = readList('hi all\n## Infantry [10 pts]\nDeckhands [10 pts]: Hook\nwhat is this');
  expect(format).toEqual({ id: 'new-recruit-markdown', dialect: null, edition: '10e', confidence: 'likely' });
  expect(roster.units.map(({ name }) => name)).toEqual(['Deckhands']);
  expect(review.map(({ code, line }) => [code, line])).toEqual([['UNPARSED_LINES', 4]]);
});

it('reads a list with a Force Disposition as one of the 11th edition', () => {
  const text = markdown.replace('Masquerade Reference', 'Force Disposition: Purge the Foe');
  expect(readList(text)).toMatchObject({ format: { edition: '11e' }, roster: { declared: { forceDispositions: ['Purge the Foe'] } } });
});

it('counts an option on a separate line', () => {
  const list = '# ++ Army Roster ++ [95 pts]\n## Infantry [95 pts]\nDeckhands [95 pts]:\n• 5x Deckhand: Axe\n  2x Lamp';
  expect(readList(list).roster.units[0]?.loadout.slice(1)).toEqual([item('Lamp', 2, 5)]);
});

it('reads a title that was broken before its price, and any label of the detachment', () => {
  const list = (title: string) =>
    `${title}\n\n# ++ Army Roster ++ [95 pts]\n## Configuration\nDetachment Choice: Lamplit Vigil\n\n## Infantry\nDeckhands [95 pts]`;
  for (const title of [
    'Chaos - Red Host - My tide.\n- [95 pts]',
    'Chaos - Red Host - My tide. -\n[95 pts]',
    'Chaos - Red Host - My tide. - [95 pts]',
  ]) {
    const { roster, review } = readList(list(title));
    expect(roster).toMatchObject({ name: 'My tide.', factions: [{ name: 'Red Host', line: 1 }], statedPoints: 95 });
    expect(roster.detachments).toMatchObject([{ name: 'Lamplit Vigil' }]);
    expect(review).toEqual([]);
  }
});

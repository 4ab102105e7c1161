import { expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { readGear, splitGear } from '../text/items/gear.js';
import { flat, grouped } from './fixtures/lists.js';

const item = (name: string, count: number, line: number, items: readonly unknown[] = []) => ({ name, id: null, line, count, items });

it('reads units, models with their gear, and upgrades by their price', () => {
  const { roster, format, review, lines } = readList(flat);
  expect(review).toEqual([]);
  expect(format).toEqual({ id: 'warorgan', dialect: 'flat', edition: '11e', confidence: 'certain' });
  const { units, ...header } = roster;
  expect(header).toEqual({
    name: "Warden's Wing",
    factions: [{ name: 'Tidewardens', id: null, line: 2 }],
    battleSize: { name: 'Strike Force', id: null, line: 3 },
    pointsLimit: 2000,
    statedPoints: 485,
    detachments: [
      { name: 'Lamplit Vigil', id: null, line: 5 },
      { name: 'Deep Watch', id: null, line: 5 },
    ],
    statesWargear: true,
  });
  expect(units.map(({ name, section, statedPoints, warlord }) => [name, section, statedPoints, warlord])).toEqual([
    ['Harbour Warden', null, 85, false],
    ['Maré', null, 100, true],
    ['Deckhands', null, 300, false],
  ]);
  expect(units[0]?.enhancements).toEqual([{ name: 'Eyes of the tide', id: null, line: 8, statedPoints: 10 }]);
  expect(units[0]?.loadout).toEqual([item('Blessed hook', 1, 8)]);
  expect(units[1]?.loadout).toEqual([item('Conch', 1, 12), item('Lantern of sighs', 1, 12), item('Flare pistol', 1, 12)]);
  expect(units[2]?.loadout).toEqual([
    item('Bosun', 1, 15, [item('Cutlass', 1, 15), item('Signal flag', 1, 15)]),
    item('Deckhands', 5, 16, [item('Boarding axes', 10, 16), item('Knife', 5, 16)]),
    item('Drummer', 1, 17),
  ]);
  expect(lines.at(-1)).toEqual({ line: 19, kind: 'understood', as: 'footer' });
});

it('reads the headings that it invents for units that fight together', () => {
  const { roster, format, review } = readList(grouped);
  expect(review).toEqual([]);
  expect(format).toEqual({ id: 'warorgan', dialect: 'grouped', edition: '11e', confidence: 'certain' });
  expect(roster.detachments).toEqual([{ name: 'Lamplit Vigil', id: null, line: 5 }]);
  expect(roster.units.map(({ name, section }) => [name, section])).toEqual([
    ['Deckhands', 'Loud Harbour Conclave'],
    ['Harbour Warden', 'Loud Harbour Conclave'],
  ]);
  expect(roster.units[0]?.loadout).toEqual([item('Deckhands', 2, 11, [item('hooks & lines', 2, 11)])]);
  expect(roster.units[1]?.enhancements).toEqual([{ name: 'Battle-Song', id: null, line: 14, statedPoints: 20 }]);
});

it('reads the detachment under the label that the data has for it', () => {
  const { roster } = readList(flat.replace('Detachments: Lamplit Vigil, Deep Watch', 'Detachment Choice: Lamplit Vigil'));
  expect(roster.detachments.map(({ name }) => name)).toEqual(['Lamplit Vigil']);
});

it('splits gear at commas and at the "and" before a new name', () => {
  expect(splitGear('Hook')).toEqual(['Hook']);
  expect(splitGear('Hook, 2 Nets and Lamp')).toEqual(['Hook', '2 Nets', 'Lamp']);
  expect(splitGear('Hook and Pistol and shield')).toEqual(['Hook', 'Pistol and shield']);
  expect(splitGear('2 small nets and Hook')).toEqual(['2 small nets', 'Hook']);
  expect(splitGear('lamp and oil')).toEqual(['lamp', 'oil']);
  expect(splitGear('Pistol and shield, Lamp and Net')).toEqual(['Pistol and shield', 'Lamp', 'Net']);
});

it('is likely without title or detachments, and reports unknown lines', () => {
  const { format, review, roster } = readList(
    `good luck!\nTidewardens\nBattle Size: Incursion (1000 point limit)\n\nDeckhands [5 points]\n\t• Hook\nwhat`,
  );
  expect(format).toEqual({ id: 'warorgan', dialect: 'flat', edition: '10e', confidence: 'likely' });
  expect(roster.factions).toEqual([{ name: 'Tidewardens', id: null, line: 2 }]);
  expect(review.map(({ line }) => line)).toEqual([7]);
});

it('takes the Force Disposition that is stated as chosen, or all that are printed', () => {
  const printed = grouped.replace('Disposition: Purge The Foe', 'Dispositions: Purge The Foe, Disruption');
  expect(readList(printed).roster.declared?.forceDispositions).toEqual(['Purge The Foe', 'Disruption']);
  const { roster, review } = readList(printed.replace('Disruption', 'Disruption\nForce Disposition chosen : Disruption'));
  expect([roster.declared?.forceDispositions, review]).toEqual([['Disruption'], []]);
});

it.each([
  ['4 Deckhands with Rope with 2 Hooks and Lamp', 'Deckhands with Rope', ['8 Hooks', '4 Lamp']],
  ['2 Deckhands with Net with small weights', 'Deckhands', ['2 Net with small weights']],
  ['2 Deckhands with Lamp and Bosun with Whistle', 'Deckhands', ['2 Lamp', '2 Bosun with Whistle']],
  ['1 Bosun with whistle, Lamp with Oil', 'Bosun', ['1 whistle', '1 Lamp with Oil']],
])('%s: the name of a model may contain "with"', (text, model, gear) => {
  const [read] = readGear(text, 3);
  expect([read?.name, read?.items.map(({ count, name }) => `${count} ${name}`)]).toEqual([model, gear]);
});

const handwritten = `Fog (11th Edition) [400pts]
Battle Size: Incursion (1000 Pts)
Faction: Tidewardens
Detachments: Lamplit Vigil (2DP)

Harbour Warden (Warlord) [100pts]
• Conch
• Enhancement : Battle-Song
• Attached to Deckhands

Deckhands [300pts]
• 2 Deckhands with hooks & lines
• Attached as Bodyguard`;

it('reads labels that players write, and which Leader is attached to which unit', () => {
  const { roster, format, review } = readList(handwritten);
  expect([format.edition, review]).toEqual(['11e', []]);
  expect(roster.factions.map(({ name }) => name)).toEqual(['Tidewardens']);
  expect(roster.detachments.map(({ name }) => name)).toEqual(['Lamplit Vigil']);
  expect(roster.units[0]?.enhancements).toEqual([{ name: 'Battle-Song', id: null, line: 8, statedPoints: null }]);
  expect(roster.units.map(({ name, warlord }) => [name, warlord])).toEqual([
    ['Harbour Warden', true],
    ['Deckhands', false],
  ]);
  const [leader, bodyguard] = roster.units.map(({ unitId }) => unitId);
  expect(roster.declared?.attachments).toEqual([{ leader, bodyguard }]);
});

it('attaches to no unit if several have the name, or none', () => {
  const twice = readList(`${handwritten.replace('\n• Attached as Bodyguard', '')}\n\nDeckhands [300pts]\n• Net`);
  expect([twice.roster.declared?.attachments, twice.review.map(({ line }) => line)]).toEqual([undefined, [9]]);
  const none = readList(handwritten.replace('Attached to Deckhands', 'Attached to Gulls'));
  expect([none.roster.declared?.attachments, none.review.map(({ line }) => line)]).toEqual([undefined, [9, 13]]);
});

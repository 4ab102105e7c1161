import { describe, expect, it } from 'vitest';
import type { LoadoutItem } from '#muster/roster';
import { readList } from '../read-list.js';
import { compact, fence, full, gwStyle } from './fixtures/lists.js';

const plain = (items: readonly LoadoutItem[]): unknown =>
  items.map(({ name, count, items: inside }) => (inside.length === 0 ? [count, name] : [count, name, plain(inside)]));

describe('the compact dialect', () => {
  const { roster } = readList(compact);

  it('reads items after the price, including an enhancement', () => {
    expect(roster.units[0]).toEqual({
      unitId: '1',
      name: 'Tide Caller',
      id: null,
      line: 13,
      section: null,
      detachment: null,
      statedPoints: 80,
      models: 1,
      warlord: true,
      enhancements: [{ name: 'Long Lantern', id: null, line: 14, statedPoints: 15 }],
      loadout: [{ name: 'Conch', id: null, line: 13, count: 1, items: [] }],
    });
  });

  it('multiplies the items of several models', () => {
    expect(plain(roster.units[2]?.loadout ?? [])).toEqual([
      [
        6,
        'Deckhand',
        [
          [6, 'Boarding axe'],
          [6, 'Knife'],
        ],
      ],
      [
        2,
        'Deckhand',
        [
          [2, 'Harpoon gun'],
          [4, 'Knife'],
        ],
      ],
      [1, 'Deckhand'],
      [
        1,
        'Bosun',
        [
          [1, 'Cutlass'],
          [1, 'Signal flag'],
        ],
      ],
    ]);
    expect(plain(roster.units[3]?.loadout ?? [])).toEqual([[2, 'Mirror Hounds', [[2, 'Fangs']]]]);
    expect(roster.units.map(({ models }) => models)).toEqual([1, 1, 10, 2]);
  });

  it('attaches a Leader to the unit it names', () => {
    expect(roster.declared).toEqual({ attachments: [{ leader: '2', bodyguard: '3' }] });
  });

  it('counts units with the same name, and reports an attachment that matches no unit', () => {
    const twice = `${compact}\n10x Deckhands (200 pts)\n• 10x Deckhand: 10 with Knife`
      .replace('455pts', '655pts')
      .replace('UNITS: 4', 'UNITS: 5');
    const attached = (text: string) => readList(text).roster.declared?.attachments;
    expect(attached(twice.replace('Leading Deckhands', 'Leading Deckhands[2]'))).toEqual([{ leader: '2', bodyguard: '5' }]);
    expect(readList(compact.replace('Leading Deckhands', 'Leading Deckhands[3]')).review.map(({ line }) => line)).toEqual([17, 24]);
  });
});

describe('the full dialect', () => {
  const { roster, review, format } = readList(full);

  it('reads models below the unit and a Warlord below its wargear', () => {
    expect(review).toEqual([]);
    expect(format).toMatchObject({ dialect: 'full', confidence: 'certain' });
    expect(roster.units.map(({ section, warlord, models }) => [section, warlord, models])).toEqual([
      ['CHARACTER', true, 1],
      ['CHARACTER', false, 1],
      ['BATTLELINE', false, 10],
      ['OTHER DATASHEETS', false, 2],
    ]);
    expect(plain(roster.units[1]?.loadout ?? [])).toEqual([
      [2, 'Boathook'],
      [1, 'Flare pistol'],
    ]);
    expect(plain(roster.units[2]?.loadout ?? [])).toEqual([
      [
        1,
        'Bosun',
        [
          [1, 'Cutlass'],
          [1, 'Signal flag'],
          [1, 'Spare flag'],
        ],
      ],
      [
        9,
        'Deckhand',
        [
          [9, 'Boarding axe'],
          [9, 'Knife'],
        ],
      ],
    ]);
  });
});

describe('the app-like dialect', () => {
  const { roster, review, format } = readList(gwStyle);

  it('reads names with and without a number of models, and enhancements without a label', () => {
    expect(review).toEqual([]);
    expect(format).toMatchObject({ dialect: 'gw-style', confidence: 'certain' });
    expect(roster.units.map(({ name, models, section }) => [name, models ?? null, section])).toEqual([
      ['Tide Caller', 1, 'CHARACTER'],
      ['Harbour Warden', null, 'CHARACTER'],
      ['Deckhands', null, 'BATTLELINE'],
      ['Mirror Hounds', 2, 'ALLIED UNITS'],
    ]);
    expect(roster.units[1]?.enhancements).toEqual([{ name: "Keeper's Oath", id: null, line: 23, statedPoints: 25 }]);
    expect(plain(roster.units[2]?.loadout ?? [])).toEqual([
      [
        1,
        'Bosun',
        [
          [1, 'Cutlass'],
          [1, 'Signal flag'],
        ],
      ],
      [9, 'Deckhand', [[9, 'Boarding axe']]],
    ]);
  });

  it('reports unknown lines by number', () => {
    expect(readList(gwStyle.replace('• Warlord', 'see you at the harbour')).review.map(({ messageId, line }) => [messageId, line])).toEqual(
      [['unreadLine', 17]],
    );
  });
});

it('reads a name that is repeated without a number as the same item', () => {
  const { roster, review } = readList(gwStyle.replace('• 1x Bosun', '• 1x Bosun\n• Bosun'));
  expect(review).toEqual([]);
  expect(plain(roster.units[2]?.loadout ?? [])).toEqual(plain(readList(gwStyle).roster.units[2]?.loadout ?? []));
});

describe('variants of archives and other tools', () => {
  const text = `${fence}
+ FACTION KEYWORD : Tidewardens
+ DETACHMENT USED : Lamplit Vigil
+ TOTAL ARMY POINTS : 295pts
+ WARLORD : Tide Caller (Char1)
+ SECONDARY :
- Bring it down - 1x 2
${fence}

Characters

Char 1 : Tide Caller (95 points
-Seigneur de guerre
-Conch, Long Staff

Line

10x Deckhands (200 points)
-9 Boarding axe, 9 Knife
-1x Bosun, Cutlass, Signal flag`;

  it('reads items after a dash, counts without "x", and a model with its items', () => {
    const { roster, review } = readList(text);
    expect(review).toEqual([]);
    expect(
      roster.units.map(({ name, models, section, warlord, statedPoints }) => [name, models ?? null, section, warlord, statedPoints]),
    ).toEqual([
      ['Tide Caller', null, 'Characters', true, 95],
      ['Deckhands', 10, 'Line', false, 200],
    ]);
    expect(roster.units.map(({ loadout }) => plain(loadout))).toEqual([
      [
        [1, 'Conch'],
        [1, 'Long Staff'],
      ],
      [
        [9, 'Boarding axe'],
        [9, 'Knife'],
        [
          1,
          'Bosun',
          [
            [1, 'Cutlass'],
            [1, 'Signal flag'],
          ],
        ],
      ],
    ]);
  });
});

it('gives each model of a group what is printed below the group', () => {
  const list = full.replace(
    '9 with Boarding axe, Knife',
    '7 with Boarding axe, Knife\n      • Signal flag\n    2 with Knife\n      • 2x Rope',
  );
  const crew = readList(list)
    .roster.units.find(({ name }) => name === 'Deckhands')
    ?.loadout.slice(1);
  const items = crew?.map(({ count, items: inside }) => [count, ...inside.map((one) => `${one.count} ${one.name}`)]);
  expect(items).toEqual([
    [7, '7 Boarding axe', '7 Knife', '7 Signal flag'],
    [2, '2 Knife', '4 Rope'],
  ]);
});

describe('lists of the 11th edition', () => {
  const below = (body: string): string =>
    `${fence}\n+ FACTION KEYWORD: Tidewardens\n+ DETACHMENT: Lamplit Vigil\n+ DETACHMENT POINTS: 2 DP\n+ CHOSEN DISPOSITION: Disruption\n+ TOTAL ARMY POINTS: 300pts\n${fence}\n\n${body}`;

  it('state a Force Disposition, and units attached by role below numbered headings', () => {
    const { roster, format, review } = readList(
      below(`Attached Units
Attached Unit 1

Harbour Warden (95 points)
• Attached as: Leader (Character)
• Warlord
• 1x Boathook

Deckhands (205 points)
• Attached as: Bodyguard ()
• 10x Deckhand`),
    );
    expect(review).toEqual([]);
    expect(format.edition).toBe('11e');
    expect(roster.declared).toEqual({ attachments: [{ leader: '1', bodyguard: '2' }], forceDispositions: ['Disruption'] });
  });

  it('may stand below headings of players, which state no roles', () => {
    const { roster, review } = readList(
      below('ATTACH UNIT 1:\n10x Deckhands (205 pts)\n• 10x Deckhand\n\nNON-ATTACH UNITS:\nChar1: 1x Harbour Warden (95 pts): Warlord'),
    );
    expect(review).toEqual([]);
    expect(roster.units.map(({ section }) => section)).toEqual([null, 'NON-ATTACH UNITS']);
    expect(roster.declared).toEqual({ forceDispositions: ['Disruption'] });
  });
});

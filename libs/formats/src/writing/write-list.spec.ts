import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Roster, RosterUnit } from '#muster/roster';
import { filesIn, isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { readRosterBytes } from '../battlescribe-roster/read-roster-bytes.js';
import { readList } from '../read-list.js';
import { anyRoster, nastyName, plainName } from '../testing/any-roster.js';
import { differences } from './differences.js';
import { writeList, type WrittenFormat } from './write-list.js';

const formats: readonly WrittenFormat[] = ['app', 'wtc-compact', 'muster-json'];

const nowhere = { id: null, line: null };
const item = (name: string, count: number, items: RosterUnit['loadout'] = []) => ({ name, ...nowhere, count, items });
const unit = (unitId: string, name: string, statedPoints: number | null, more: Partial<RosterUnit> = {}): RosterUnit => ({
  unitId,
  name,
  ...nowhere,
  section: 'CHARACTERS',
  detachment: null,
  statedPoints,
  warlord: false,
  enhancements: [],
  loadout: [],
  ...more,
});

const convoy: Roster = {
  name: 'Convoy',
  factions: [{ name: 'Tidewardens', ...nowhere }],
  battleSize: { name: 'Strike Force', ...nowhere },
  pointsLimit: 2000,
  statedPoints: 400,
  detachments: [{ name: 'Lamplit Vigil', ...nowhere }],
  units: [
    unit('warden', 'Harbour Warden', 100, {
      warlord: true,
      enhancements: [{ name: 'Keeper’s Oath', ...nowhere, statedPoints: 15 }],
      loadout: [item('Boathook', 1), item('Flare pistol', 2)],
    }),
    unit('deckhands', 'Deckhands', 150, {
      models: 10,
      loadout: [item('Bosun', 1, [item('Cutlass', 1)]), item('Deckhand', 9, [item('Axe', 9), item('Knife', 18)])],
    }),
    unit('others', 'Deckhands', 150, {
      section: 'BATTLELINE',
      loadout: [item('Deckhand', 9, [item('Axe', 7), item('Harpoon', 2)]), item('Flag', 1)],
    }),
  ],
  statesWargear: true,
  declared: { attachments: [{ leader: 'warden', bodyguard: 'deckhands' }] },
};

describe('a list as written', () => {
  it('in the format of the official app', () => {
    expect(writeList(convoy, 'app')).toEqual({
      text: `Convoy (400 points)

Tidewardens
Strike Force (2000 points)
Lamplit Vigil


CHARACTERS

Attached Unit 1

Harbour Warden (100 points)
• Attached as: Leader
  • Warlord
  • 1x Boathook
  • 2x Flare pistol
  • Enhancement: Keeper’s Oath (15 points)

Deckhands (150 points)
• Attached as: Bodyguard
  • 1x Bosun
    • 1x Cutlass
  • 9x Deckhand
    • 9x Axe
    • 18x Knife


BATTLELINE

Deckhands (150 points)
  • 9x Deckhand
    • 7x Axe
    • 2x Harpoon
  • 1x Flag`,
      notCarried: [['units', 1, 'models']],
      diagnostics: [],
    });
  });

  it('with what the detachments cost, as the app prints it since the 11th edition', () => {
    const two = { ...convoy, detachments: ['Lamplit Vigil', 'Deep Watch'].map((name) => ({ name, ...nowhere })) };
    const { text, notCarried } = writeList(two, 'app', { detachmentPoints: 3 });
    expect(notCarried.filter(([part]) => part === 'detachments')).toEqual([]);
    expect(text).toContain('\nLamplit Vigil and Deep Watch (3 Detachment Points)\n');
    expect(readList(text ?? '').format.edition).toBe('11e');
    expect(writeList(convoy, 'app', { detachmentPoints: 1 }).text).toContain('\nLamplit Vigil (1 Detachment Point)\n');
  });

  it('as WTC-Compact', () => {
    expect(writeList(convoy, 'wtc-compact')).toEqual({
      text: `+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Tidewardens
+ DETACHMENT: Lamplit Vigil
+ TOTAL ARMY POINTS: 400pts
+
+ WARLORD: Char1: Harbour Warden
+ ENHANCEMENT: Keeper’s Oath (on Char1: Harbour Warden)
+ NUMBER OF UNITS: 3
+++++++++++++++++++++++++++++++++++++++++++++++

Char1: Harbour Warden (100 pts): Warlord, Boathook, 2x Flare pistol
Enhancement: Keeper’s Oath (15 pts)
Leading Deckhands[1]
Char2: 10x Deckhands (150 pts)
• 1x Bosun: Cutlass
• 9x Deckhand: 9 with Axe, 2x Knife
Deckhands (150 pts)
• 9x Deckhand: 7x Axe, 2x Harpoon
• 1x Flag`,
      notCarried: [['name'], ['battleSize'], ['pointsLimit'], ['units', 0, 'section'], ['units', 1, 'section'], ['units', 2, 'section']],
      diagnostics: [],
    });
  });

  it('needs points for every unit, except as JSON', () => {
    const unpriced = { ...convoy, units: [unit('1', 'Deckhands', null)] };
    for (const format of ['app', 'wtc-compact'] as const) {
      const { text, diagnostics } = writeList(unpriced, format);
      expect([text, diagnostics.map(({ messageId, path }) => [messageId, path])]).toEqual([null, [['unitWithoutPoints', ['units', 0]]]]);
    }
    expect(writeList(unpriced, 'muster-json')).toMatchObject({ notCarried: [], diagnostics: [] });
  });

  it.each(formats)('in %s carries Force Dispositions', (format) => {
    const roster = { ...convoy, declared: { forceDispositions: ['Take and Hold', 'Disruption'] } };
    const { text, notCarried } = writeList(roster, format);
    expect(readList(text ?? '').roster.declared?.forceDispositions).toEqual(['Take and Hold', 'Disruption']);
    expect(notCarried.filter(([place]) => place === 'declared')).toEqual([]);
  });

  it('is refused if it would be read as another list', () => {
    const { text, diagnostics } = writeList({ ...convoy, units: [unit('1', 'Net (5 points)', 10)] }, 'app');
    expect([text, diagnostics.map(({ messageId }) => messageId)]).toEqual([null, ['notReadable']]);
  });
});

/** Fields that each format cannot represent. */
const unknownTo: Readonly<Record<WrittenFormat, readonly string[]>> = {
  app: [],
  'wtc-compact': ['name', 'battleSize', 'pointsLimit', 'section'],
  'muster-json': [],
};

describe('read again', () => {
  it.each(formats)('%s represents every roster of plain names, except fields that it does not have', (format) => {
    fc.assert(
      fc.property(anyRoster(plainName), (roster) => {
        const { text, notCarried, diagnostics } = writeList(roster, format);
        expect(diagnostics).toEqual([]);
        expect(notCarried.filter((path) => !unknownTo[format].includes(String(path.at(-1))))).toEqual([]);
        expect(differences(roster, readList(text ?? '').roster)).toEqual(notCarried);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['app', 'wtc-compact'] as const)('%s never returns a text that would be read as other units, whatever their names', (format) => {
    fc.assert(
      fc.property(anyRoster(nastyName), (roster) => {
        const { text } = writeList(roster, format);
        const written = roster.units.map(({ name }) => name.split(/\s/).filter(Boolean).join(' '));
        expect(text === null ? written : readList(text).roster.units.map(({ name }) => name)).toEqual(written);
      }),
      { numRuns: 150 },
    );
  });
});

describe.skipIf(!isPresent('rosters') || !isPresent('lists'))('real rosters and lists', () => {
  it('are written and read again; two without prices for every unit are refused as text', async () => {
    const files = [...filesIn('rosters', 'rosters'), ...filesIn('lists').filter(({ path }) => path.endsWith('.json'))];
    const fromFiles = await Promise.all(files.map(async ({ path, bytes }) => (await readRosterBytes(path, bytes)).roster));
    const texts = filesIn('lists').filter(({ path }) => path.endsWith('.txt'));
    const all = [...fromFiles, ...texts.map(({ bytes }) => readList(new TextDecoder().decode(bytes)).roster)];
    const outcomes = all.map((roster) => formats.map((format) => writeList(roster, format)));
    const written = formats.map((_, index) => outcomes.filter((one) => one[index]?.text !== null).length);
    expect([all.length, written]).toEqual([140, [138, 138, 140]]);
    expect(outcomes.flatMap((one) => one[2]?.notCarried ?? [])).toEqual([]);
  });
});

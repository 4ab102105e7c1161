import { describe, expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { compact, fence } from './fixtures/lists.js';

describe('the header', () => {
  const { roster, lines, review, format } = readList(compact);

  it('states faction, detachment without its rule, and total', () => {
    expect(roster).toMatchObject({
      name: null,
      factions: [{ name: 'Tidewardens', line: 2 }],
      detachments: [{ name: 'Lamplit Vigil', line: 3 }],
      statedPoints: 455,
      pointsLimit: null,
      statesWargear: true,
    });
    expect(format).toEqual({ id: 'wtc', dialect: 'compact', edition: '10e', confidence: 'certain' });
  });

  it('leaves no line unread', () => {
    expect(review).toEqual([]);
    expect(lines.slice(0, 11).map(({ as }) => as)).toEqual([
      'rule',
      'faction',
      'detachment',
      'title',
      'rule',
      'checksum',
      'checksum',
      'checksum',
      'checksum',
      'note',
      'rule',
    ]);
  });

  it('may have been joined with the drawn lines', () => {
    const [opening = '', first = '', ...rest] = compact.split('\n');
    const joined = readList([`${opening} ${first.replace('+ ', '+ + ')}`, ...rest].join('\n'));
    expect([joined.roster.factions.map(({ name }) => name), joined.review]).toEqual([['Tidewardens'], []]);
    const twice = readList(`${fence}\n${compact}`);
    expect([twice.roster.factions.map(({ name }) => name), twice.review]).toEqual([['Tidewardens'], []]);
    const closed = readList(compact.replace(/\n(\++)\n\n/u, ' $1\n\n'));
    expect([closed.roster.units.length, closed.review]).toEqual([roster.units.length, []]);
  });

  it('belongs to the 11th edition if it states a Force Disposition', () => {
    const text = compact.replace('+ TOTAL', '+ FORCE DISPOSITION: Purge the\u00a0Foe\n+ TOTAL');
    expect(readList(text).format).toEqual({ id: 'wtc', dialect: 'compact', edition: '11e', confidence: 'certain' });
  });

  it('may name several detachments, each with its rule, on one line or several', () => {
    const named = (detachment: string) =>
      readList(compact.replace('Lamplit\u00a0 Vigil (Steady Lights)', detachment)).roster.detachments.map(({ name }) => name);
    expect(named('Lamplit Vigil (Steady), Deep Watch (Cold)')).toEqual(['Lamplit Vigil', 'Deep Watch']);
    expect(named('Lamplit Vigil\n& Deep Watch')).toEqual(['Lamplit Vigil', 'Deep Watch']);
    expect(named('Song, Salt and Saga')).toEqual(['Song, Salt and Saga']);
  });

  it('may contain lines of organisers above, inside and below', () => {
    const text = `Round 3, table 12\nTeam Name: The Gulls\n${compact
      .replace('+ TOTAL', 'Player Name: Ann Other\n+ TOTAL')
      .replace(`${fence}\n\n`, `${fence}\nFactions Used: Tidewardens\nDisposition Used: Reconnaissance\n\n`)}`;
    const { roster: read, review: reasons, lines: accounts, format: seen } = readList(text);
    expect(reasons).toEqual([]);
    expect(read.playerName).toBe('Ann Other');
    expect(read.factions.map(({ name }) => name)).toEqual(['Tidewardens']);
    expect(accounts.slice(0, 2).map(({ kind, as }) => [kind, as])).toEqual([
      ['decoration', 'note'],
      ['decoration', 'note'],
    ]);
    expect(seen.edition).toBe('11e');
  });

  it.each(['+ PLAYER - Mara', '+équipe, Deep Watch'])('reads %s as a field that changes no verdict', (field) => {
    expect(readList(compact.replace('+ TOTAL', `${field}\n+ TOTAL`)).review).toEqual([]);
  });

  it('has its lines without a known label reported', () => {
    const { review: reasons } = readList(compact.replace('+ TOTAL', '+ MORALE: high\n+ TOTAL'));
    expect(reasons.map(({ code, line }) => [code, line])).toEqual([['UNPARSED_LINES', 4]]);
  });
});

describe('the checksums', () => {
  const reasons = (from: string, to: string) =>
    readList(compact.replace(from, to)).review.map(({ code, messageId, params, line }) => [code, messageId, params, line]);

  it('are compared by name, never by the number of a character', () => {
    expect(reasons('(on Char1: Harbour Warden)', '(on Char7: Harbour Warden)')).toEqual([]);
    expect(reasons('(on Char1: Harbour Warden)', '(on Char1: Tide Caller)')).toEqual([
      ['UNPARSED_LINES', 'bearerDiffers', { name: "Keeper's Oath", declared: 'Tide Caller', read: 'Harbour Warden' }, 7],
    ]);
    expect(reasons('WARLORD: Char1: Tide Caller', 'WARLORD: Char2: Harbour Warden')).toEqual([
      ['UNPARSED_LINES', 'warlordDiffers', { declared: 'Harbour Warden', read: 'Tide Caller' }, 6],
    ]);
  });

  it('show that units or enhancements were lost', () => {
    expect(reasons('NUMBER OF UNITS: 4', 'NUMBER OF UNITS: 5')).toEqual([['UNPARSED_LINES', 'unitsDiffer', { declared: 5, read: 4 }, 9]]);
    expect(reasons('Enhancement: Long Lantern (+15 pts)\n', '')).toEqual([
      ['UNPARSED_LINES', 'enhancementMissing', { name: 'Long Lantern' }, 8],
    ]);
  });

  it('find an enhancement that a unit prints among its wargear, and one with its bearer behind "on"', () => {
    expect(reasons('Enhancement: Long Lantern (+15 pts)\n', '• 1x Long Lantern\n')).toEqual([]);
    expect(reasons('(on Char1: Harbour Warden)', 'on Harbour Warden')).toEqual([]);
    expect(reasons('(on Char1: Harbour Warden)', 'on Tide Caller').map(([, messageId]) => messageId)).toEqual(['bearerDiffers']);
  });

  it('know a unit by its model and by an abbreviation of its name', () => {
    expect(reasons('(on Char1: Harbour Warden)', '(on Char1: Harbour Warden - Boathook)')).toEqual([]);
    expect(reasons('WARLORD: Char1: Tide Caller', 'WARLORD: Tidal C.')).toEqual([]);
    expect(reasons('WARLORD: Char1: Tide Caller', 'WARLORD: Har. Wa.').map(([, id]) => id)).toEqual(['warlordDiffers']);
  });

  it('find enhancements that stand below their label', () => {
    expect(reasons("ENHANCEMENT: Keeper's Oath (on Char1: Harbour Warden)", "ENHANCEMENT:\nKeeper's Oath")).toEqual([]);
    expect(reasons("ENHANCEMENT: Keeper's Oath (on Char1: Harbour Warden)", 'ENHANCEMENT:\nOld Oar').map(([, id]) => id)).toEqual([
      'enhancementMissing',
    ]);
  });

  it('make the unit that the header names the Warlord, and report a name that no unit or several units have', () => {
    const text = compact.replace(': Warlord, Conch', ': Conch');
    expect(readList(text)).toMatchObject({ review: [], roster: { units: [{ warlord: true }, {}, {}, {}] } });
    const unknown = readList(text.replace('WARLORD: Char1: Tide Caller', 'WARLORD: Reef King')).review;
    expect(unknown.map(({ messageId, params }) => [messageId, params])).toEqual([['warlordMissing', { declared: 'Reef King' }]]);
  });

  it('decide which of several marked units is the Warlord, and report the contradiction', () => {
    const { roster, review } = readList(compact.replace(': 2x Boathook', ': Warlord, 2x Boathook'));
    expect(roster.units.map(({ warlord }) => warlord)).toEqual([true, false, false, false]);
    expect(review.map(({ messageId, params }) => [messageId, params])).toEqual([
      ['warlordDiffers', { declared: 'Tide Caller', read: 'Tide Caller, Harbour Warden' }],
    ]);
  });

  it('include the total, as a remark', () => {
    const { diagnostics, review } = readList(compact.replace('455pts', '460pts'));
    expect(diagnostics.map(({ code, severity, params }) => [code, severity, params])).toEqual([
      ['text/total-differs', 'warning', { total: 460, sum: 455 }],
    ]);
    expect(review).toEqual([]);
  });
});

describe('a header that people changed', () => {
  const textOf = (change: (text: string) => string) => readList(change(compact));

  it('may lack its first line; its labels then show where it is', () => {
    const { review, roster } = textOf((text) => text.slice(fence.length + 1));
    expect([review, roster.factions[0]?.name, roster.statedPoints, roster.units.length]).toEqual([[], 'Tidewardens', 455, 4]);
  });

  it('may have empty fields, fields of organisers, and lines about secondary objectives', () => {
    const added = '+ TEAM :\n+ ALLIED UNITS :\n+ SECONDARY :\n- Bring it down - 4x 2\n- Assassination - 2 Characters\n';
    const { review, roster } = textOf((text) => text.replace('+ TOTAL', `${added}+ TOTAL`));
    expect([review, roster.units.length]).toEqual([[], 4]);
  });

  it('may name several bearers on one line, bearers without "on", or none', () => {
    const enhancements = /\+ ENHANCEMENT.*\n.*\n/;
    const declared = "+ ENHANCEMENT: Keeper's Oath (Char 1 : Harbour Warden), Long Lantern (Aura) (on Char2: Tide Caller)\n";
    expect(textOf((text) => text.replace(enhancements, declared)).review).toEqual([]);
    expect(textOf((text) => text.replace(enhancements, '+ ENHANCEMENT: none\n')).review).toEqual([]);
  });

  it('may stand above the words of the player, if no unit is missing, and above an address', () => {
    const greeted = (text: string) => text.replace(`${fence}\n\n`, `${fence}\nGULL and TERN fly out\nhttps://example.org/x\n\n`);
    expect(textOf(greeted).review).toEqual([]);
    const open = textOf((text) => greeted(text).replace('+ NUMBER OF UNITS: 4', '+ NUMBER OF UNITS: 5')).review;
    expect(open.map(({ messageId }) => messageId)).toEqual(['unreadLine', 'unitsDiffer']);
  });

  it('may be missing, if the units show the form', () => {
    const { format, review, roster } = textOf((text) => text.slice(text.lastIndexOf(fence) + fence.length));
    expect([format, review]).toEqual([{ id: 'wtc', dialect: 'compact', edition: null, confidence: 'guess' }, []]);
    expect(roster.units.map(({ name, warlord }) => [name, warlord])).toEqual([
      ['Tide Caller', true],
      ['Harbour Warden', false],
      ['Deckhands', false],
      ['Mirror Hounds', false],
    ]);
  });
});

it('reads wargear directly below the name of a unit without a bullet', () => {
  const { review, roster } = readList(compact.replace('(95 pts): 2x Boathook, Flare pistol', '(95 pts)\n2 Boathook, Flare pistol'));
  expect(review).toEqual([]);
  expect(roster.units[1]?.loadout.map(({ name, count }) => [name, count])).toEqual([
    ['Boathook', 2],
    ['Flare pistol', 1],
  ]);
});

it('reads labels with a remark in brackets, names with commas before their bearers, and notes the address of a page', () => {
  const list = [
    fence,
    'Factions Used: Tidewardens',
    'Army Points: 200',
    'Army Enhancements (list on which model): Oath of Brass (on Warden), Bell, Book (on Bosun)',
    'Interactive List Link: https://tides.example/list/12',
    fence,
    'CHARACTERS:',
    'Warden (100 pts)',
    '• Enhancement: Oath of Brass',
    'Bosun (100 pts)',
    '• Enhancement: Bell, Book',
  ];
  expect(readList(list.join('\n')).review).toEqual([]);
  const otherwise = list.map((line) => line.replace('on Bosun', 'on Warden')).join('\n');
  expect(readList(otherwise).review.map(({ messageId, params }) => [messageId, params['name']])).toEqual([['bearerDiffers', 'Bell, Book']]);
});

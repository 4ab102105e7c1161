import { describe, expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { attached, french, ring, run } from './fixtures/lists.js';

describe('the "run" dialect', () => {
  const { roster, format, source, review } = readList(run);

  it('is recognised, and no line stays unread', () => {
    expect(format).toEqual({ id: 'gw-app', dialect: 'run-en', edition: '10e', confidence: 'certain' });
    expect(source).toEqual({ appVersion: 'v1.40.1', dataVersion: 'v675' });
    expect(review).toEqual([]);
  });

  it('has the detachment below the battle size', () => {
    expect(roster).toMatchObject({
      name: 'Lanterns go brrr',
      statedPoints: 495,
      pointsLimit: 2000,
      factions: [{ name: 'Tidewardens', id: null, line: 3 }],
      battleSize: { name: 'Strike Force', id: null, line: 4 },
      detachments: [{ name: 'Lamplit Vigil', id: null, line: 5 }],
      statesWargear: true,
    });
  });

  it('reads the Warlord, the enhancement and the wargear of a unit, with or without bullets', () => {
    expect(roster.units[0]).toEqual({
      unitId: '1',
      name: 'Harbour Warden',
      id: null,
      line: 10,
      section: 'CHARACTERS',
      detachment: null,
      statedPoints: 95,
      warlord: true,
      enhancements: [{ name: 'Keeper’s Oath', id: null, line: 14, statedPoints: null }],
      loadout: [
        { name: 'Boathook', id: null, line: 12, count: 1, items: [] },
        { name: 'Flare pistol', id: null, line: 13, count: 1, items: [] },
      ],
    });
  });

  it('takes the remark of the app about a keyword for no wargear', () => {
    const noted = readList(run.replace('Cutlass', 'Cutlass\n* This Datasheet also has the Battleline keyword.'));
    expect(noted.review).toEqual([]);
    expect(noted.lines.filter(({ as }) => as === 'note')).toHaveLength(1);
    expect(JSON.stringify(noted.roster.units)).not.toContain('Battleline keyword');
  });

  it('may name the Warlord in the header, even by an abbreviation', () => {
    const named = (line: string) =>
      readList(run.replace('Lamplit Vigil\n', `Lamplit Vigil\n${line}\n`)).review.map(({ messageId }) => messageId);
    expect([named('Warlord Harb. W.'), named('Warlord: Harbour Warden'), named('Warlord: Somebody')]).toEqual([[], [], ['warlordDiffers']]);
  });

  it('reads a unit whose lines a form has joined', () => {
    const head = run.slice(0, run.indexOf('BATTLELINE'));
    const joined = (unit: string) => readList(`${head}BATTLELINE\n\n${unit}\n\nWarden (70 points)\n  • Warlord`);
    const unit = 'Deckhands (90 points)  • 1x Bosun     ◦ 1x Cutlass  • 9x Deckhand     ◦ 9x Boarding axe  • Enhancement: Oath';
    const { roster: read, review: open } = joined(unit);
    expect(open).toEqual([]);
    expect(read.units.at(-2)).toMatchObject({ name: 'Deckhands', enhancements: [{ name: 'Oath' }] });
    expect(read.units.at(-2)?.loadout.map(({ name, count, items }) => [name, count, items.map((item) => [item.name, item.count])])).toEqual(
      [
        ['Bosun', 1, [['Cutlass', 1]]],
        ['Deckhand', 9, [['Boarding axe', 9]]],
      ],
    );
    expect(
      joined('Barge (90 points) - 1x Hook - 2x Bell')
        .roster.units.at(-2)
        ?.loadout.map(({ name, count }) => [name, count]),
    ).toEqual([
      ['Hook', 1],
      ['Bell', 2],
    ]);
  });

  it('ignores a footnote mark and a remark after the price', () => {
    expect(roster.units[1]).toMatchObject({ name: 'Tide‑Caller Maré', statedPoints: 100 });
  });

  it('nests wargear under its models', () => {
    expect(roster.units[2]?.loadout.map(({ name, count, items }) => [name, count, items.map((item) => [item.name, item.count])])).toEqual([
      [
        'Bosun',
        1,
        [
          ['Cutlass', 1],
          ['Signal flag', 1],
        ],
      ],
      [
        'Deckhand',
        9,
        [
          ['Boarding axe', 7],
          ['Harpoon gun', 2],
        ],
      ],
    ]);
  });

  it('reads a Warlord written as a continuation line', () => {
    const text = run.replace('  • Warlord\n', '').replace('    1x Flare pistol', '    Warlord');
    expect(readList(text).roster.units[0]?.warlord).toBe(true);
  });
});

describe('the "ring" dialect', () => {
  const { roster, format, review } = readList(ring);

  it('is recognised, and no line stays unread', () => {
    expect(format).toEqual({ id: 'gw-app', dialect: 'ring-en', edition: '10e', confidence: 'certain' });
    expect(review).toEqual([]);
  });

  it('has the sub-faction and the detachment above the battle size', () => {
    expect(roster.factions.map(({ name }) => name)).toEqual(['Hollow Court', 'Veiled House']);
    expect(roster.detachments.map(({ name }) => name)).toEqual(['Masquerade']);
    expect([roster.statedPoints, roster.pointsLimit]).toEqual([1105, 2000]);
  });

  it('keeps a labelled choice as one item and reads the plural label', () => {
    expect(roster.units[0]).toMatchObject({
      enhancements: [{ name: 'The Long Gift' }],
      loadout: [
        { name: 'Handler', count: 2, items: [{ name: 'Hook' }, { name: 'Bell' }] },
        { name: 'Allegiance: North', count: 1 },
      ],
    });
  });

  it('nests items even if the indentation was lost', () => {
    const flat = ring
      .split('\n')
      .map((line) => line.trim())
      .join('\n');
    expect(readList(flat).roster.units[0]?.loadout).toEqual(roster.units[0]?.loadout);
  });
});

describe('newer builds', () => {
  it('state a Force Disposition in the language of the app, of which a stated choice counts alone', () => {
    expect(readList(french).roster.declared).toEqual({ forceDispositions: ['Purge the Foe'] });
    expect(readList(french.replace('Éliminez l’Adversaire', 'Prendre et tenir !')).roster.declared).toEqual({
      forceDispositions: ['Take and Hold'],
    });
    const several = attached.replace('Purge the Foe', 'Force Dispositions: Purge the Foe, Take and Hold');
    expect(readList(several).roster.declared?.forceDispositions).toEqual(['Purge the Foe', 'Take and Hold']);
    const chosen = several.replace('Take and Hold', 'Take and Hold\nForce Disposition chosen : Take and Hold');
    expect(readList(chosen)).toMatchObject({ roster: { declared: { forceDispositions: ['Take and Hold'] } }, review: [] });
  });

  it('list what some models have below those models, with or without bullet and indentation', () => {
    const { roster, review } = readList(
      attached.replace('    • 10x Boarding axe', '    • 8 with Boarding axe\n      1 with Harpoon and Lamp\n1 with Rope, 2 Hooks and Bell'),
    );
    expect(review).toEqual([]);
    expect(roster.units[1]?.loadout).toMatchObject([{ name: 'Deckhand', count: 10 }]);
    expect(roster.units[1]?.loadout[0]?.items.map(({ name, count }) => [count, name])).toEqual([
      [8, 'Boarding axe'],
      [1, 'Harpoon'],
      [1, 'Lamp'],
      [1, 'Rope'],
      [2, 'Hooks'],
      [1, 'Bell'],
    ]);
  });

  it('group attached units', () => {
    const { roster, format, review } = readList(attached);
    expect(format).toEqual({ id: 'gw-app', dialect: 'run-en', edition: '11e', confidence: 'certain' });
    expect(review).toEqual([]);
    expect(roster.declared).toEqual({ attachments: [{ leader: '1', bodyguard: '2' }], forceDispositions: ['Purge the Foe'] });
    expect(roster.units[1]?.loadout).toMatchObject([{ name: 'Deckhand', count: 10, items: [{ name: 'Boarding axe', count: 10 }] }]);
    expect(roster.detachments).toEqual([{ name: 'Lamplit Vigil and Deep Watch', id: null, line: 4 }]);
  });

  it('are read in French', () => {
    const { roster, format, source, review } = readList(french);
    expect(format).toEqual({ id: 'gw-app', dialect: 'run-fr', edition: '11e', confidence: 'certain' });
    expect(source).toEqual({ appVersion: 'v2.4.0', dataVersion: 'v925' });
    expect(review).toEqual([]);
    expect(roster.pointsLimit).toBe(2000);
    expect(roster.units[0]).toMatchObject({ warlord: true, enhancements: [{ name: "Keeper's Oath" }] });
  });
});

describe('the header', () => {
  it.each(['2000', '2,000', '2.000', '2 000', '2\u00a0000', '2\u202f000', '2\u2009000'])('reads %j points', (number) => {
    expect(readList(run.replace('2000', number)).roster.pointsLimit).toBe(2000);
  });

  it('records text between title and faction as a remark of the player', () => {
    const { roster, lines, review } = readList(run.replace('\n\nTidewardens', '\n\nOnce upon a tide\nhttps://song.example\n\nTidewardens'));
    expect(roster.factions.map(({ name }) => name)).toEqual(['Tidewardens']);
    expect(lines.slice(2, 4).map(({ as }) => as)).toEqual(['note', 'note']);
    expect(review).toEqual([]);
  });

  it('reports a priced line before the title', () => {
    const { roster, review } = readList(`Somebody (100 points)\n\n${run}`);
    expect(roster.name).toBe('Lanterns go brrr');
    expect(review.map(({ code, line }) => [code, line])).toEqual([['UNPARSED_LINES', 1]]);
  });

  it('reads the player and the lines that organisers ask for', () => {
    const text = `Player Name: Ann Other\nRound: 3\n\n${run}`;
    expect(readList(text).roster.playerName).toBe('Ann Other');
    const inside = readList(run.replace('\n\nTidewardens', '\nPlayer: Ann Other\nTable: 12\nTidewardens'));
    expect(inside.roster.playerName).toBe('Ann Other');
    expect(inside.roster.factions.map(({ name }) => name)).toEqual(['Tidewardens']);
    expect([readList(text).review, inside.review]).toEqual([[], []]);
  });

  it('reads at most two lines as factions; others above them are remarks', () => {
    const { roster, lines } = readList(ring.replace('\n\nHollow Court', '\nOnce upon a tide\nthere was a gull\nHollow Court'));
    expect(roster.factions.map(({ name }) => name)).toEqual(['Hollow Court', 'Veiled House']);
    expect(lines.slice(1, 3).map(({ as }) => as)).toEqual(['note', 'note']);
  });

  it('reads a line without a label below a detachment with points as the Force Disposition, in any language', () => {
    const text = french
      .replace('Force de Frappe (2 000 points)\n', '')
      .replace('Dispositions des Forces : Éliminez l’Adversaire', 'Prenez et tenez\nForce de Frappe (2 000 points)');
    const { roster, lines, review, format } = readList(text);
    expect([roster.factions.length, roster.detachments.length, roster.pointsLimit]).toEqual([1, 1, 2000]);
    expect(lines[4]).toEqual({ line: 5, kind: 'understood', as: 'forceDisposition' });
    expect([review, format.edition]).toEqual([[], '11e']);
  });

  it('reads labels that a player added, and reports unknown ones', () => {
    const { roster, review } = readList(run.replace('Lamplit Vigil', 'Detachment: Lamplit Vigil\nMorale: high'));
    expect(roster.detachments.map(({ name }) => name)).toEqual(['Lamplit Vigil']);
    expect(review.map(({ line }) => line)).toEqual([6]);
  });

  it('reads a battle size without its points', () => {
    const { roster, review } = readList(run.replace(/^(Incursion|Strike Force) \(.*\)$/m, '$1'));
    expect([roster.battleSize?.name, roster.pointsLimit, roster.factions.length, roster.detachments.length]).toEqual([
      'Strike Force',
      null,
      1,
      1,
    ]);
    expect(review).toEqual([]);
  });

  it('has no detachment when none is printed', () => {
    const { roster } = readList(run.replace('Lamplit Vigil\n', ''));
    expect([roster.factions.length, roster.detachments.length]).toEqual([1, 0]);
  });
});

describe('lines of no known kind', () => {
  it('are reported with their numbers, except words below a list that adds up', () => {
    const text = run.replace('BATTLELINE', 'BATTLELINE\n\nmust remember the dice').concat('\n\nsee you on Sunday');
    expect(readList(text).review.map(({ code, line }) => [code, line])).toEqual([['UNPARSED_LINES', 22]]);
    expect(readList(text.replace('(95 points)', '(90 points)')).review.map(({ line }) => line)).toEqual([22, 34]);
  });

  it('include a line in capitals without a unit below', () => {
    const text = run.replace('\n\nExported', '\n\nTHIS WILL WORK\nsurely\n\nExported');
    expect(readList(text).review.map(({ line }) => line)).toEqual([30, 31]);
  });

  it('include an unknown role', () => {
    expect(readList(attached.replace('Leader (Character)', 'Mascot')).review.map(({ line }) => line)).toEqual([12]);
  });
});

it("understands another tool's signature below the list", () => {
  const list = `${run.split('Exported with')[0]}Exported with Lantern, Data Version: v20260101`;
  expect(readList(list).review).toEqual([]);
});

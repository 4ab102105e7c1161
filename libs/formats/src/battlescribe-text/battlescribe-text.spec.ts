import { describe, expect, it } from 'vitest';
import type { LoadoutItem } from '#muster/roster';
import { readList } from '../read-list.js';
import { old } from './fixtures/lists.js';

const plain = (items: readonly LoadoutItem[]): unknown =>
  items.map(({ name, count, items: inside }) => (inside.length === 0 ? [count, name] : [count, name, plain(inside)]));

describe('a list with Power Levels and Command points', () => {
  const { roster, format, lines, review, diagnostics } = readList(old);

  it('is recognised, and every line is accounted for', () => {
    expect(format).toEqual({ id: 'battlescribe-text', dialect: null, edition: '9e', confidence: 'certain' });
    expect(review).toEqual([]);
    expect(diagnostics.map(({ code, params }) => [code, params])).toEqual([]);
    expect(lines[0]).toEqual({ line: 1, kind: 'decoration', as: 'note' });
    expect(lines.at(-1)).toMatchObject({ as: 'footer' });
  });

  it('has its forces as detachments, with their Command points', () => {
    expect(roster.detachments).toEqual([
      { name: 'Patrol Detachment', id: null, line: 3, commandPoints: 0 },
      { name: 'Outrider Detachment', id: null, line: 31, commandPoints: -2 },
    ]);
    expect(roster.units.map(({ name, detachment, section }) => [name, detachment, section])).toEqual([
      ['Harbour Warden', 0, 'HQ'],
      ['Tide Caller [Legends]', 0, 'HQ'],
      ['Deckhands', 0, 'Troops'],
      ['Gull', 1, 'No Force Org Slot'],
    ]);
    expect(roster.factions.map(({ name }) => name)).toEqual(['Tidewardens']);
  });

  it('adds up its Command points', () => {
    expect(roster.commandPoints).toEqual({ start: 6, changes: [-1, 1, -1, -2], left: 3, line: 41 });
    expect([roster.statedPoints, roster.statedPowerLevel]).toEqual([1405, 23]);
  });

  it('separates selections of the army from units', () => {
    expect(roster.armySelections?.map(({ name, items, detachment }) => [name, plain(items), detachment])).toEqual([
      ['Battle Size', [[1, '2. Incursion (51-100 Total PL / 501-1000 Points)']], 0],
      ['Detachment Command Cost', [], 0],
      ['Crew', [[1, 'Harbour: Old Quay']], 0],
      ['Sea Chest', [[1, '1 additional Heirloom']], 0],
      ['Detachment Command Cost', [], 1],
    ]);
    expect(roster.battleSize).toEqual({ name: 'Incursion', id: null, line: 7 });
  });

  it('reads costs, choices and the lines below them', () => {
    expect(roster.units[0]).toEqual({
      unitId: '1',
      name: 'Harbour Warden',
      id: null,
      line: 19,
      section: 'HQ',
      detachment: 0,
      statedPoints: 105,
      statedPowerRating: 5,
      warlord: true,
      enhancements: [],
      loadout: [
        { name: 'Boathook', id: null, line: 19, count: 1, items: [] },
        { name: 'Warlord Trait: Steady Hand', id: null, line: 19, count: 1, items: [] },
        {
          name: 'Relic',
          id: null,
          line: 20,
          count: 1,
          items: [
            { name: 'Long Lantern', id: null, line: 20, count: 1, items: [] },
            { name: 'Wick', id: null, line: 21, count: 2, items: [] },
          ],
        },
      ],
    });
    expect(plain(roster.units[2]?.loadout ?? [])).toEqual([
      [
        9,
        'Deckhand',
        [
          [9, 'Boarding axe'],
          [9, 'Knife'],
        ],
      ],
      [1, 'Bosun w/ signal flag'],
    ]);
  });

  it('reports sums that differ', () => {
    const { diagnostics: said } = readList(old.replace('++ Total: [23 PL, 3CP, 1,405pts]', '++ Total: [23 PL, 4CP, 1,400pts]'));
    expect(said.map(({ code, params, line }) => [code, params, line])).toEqual([
      ['text/total-differs', { total: 1400, sum: 1405 }, null],
      ['text/command-points-differ', { left: 4, sum: 3 }, 41],
    ]);
  });

  it('belongs to the 8th edition if a detachment grants Command points', () => {
    expect(readList(old.replace('Detachment 0CP', 'Detachment +5CP')).format.edition).toBe('8e');
  });

  it('reports lines that belong to nothing', () => {
    expect(readList(old.replace('+ Troops +', '+ Troops +\n\n. Lost oar')).review.map(({ line }) => line)).toEqual([27]);
  });
});

it('reads a list that states only points as one of the 10th edition', () => {
  const { roster, format } = readList(`++ Army Roster (Alliance - Tidewardens) [95pts] ++

+ Configuration +

Battle Size: 2. Strike Force (2000 Point limit)
Detachment: Lamplit Vigil

+ Character +

Harbour Warden [95pts]: Boathook`);
  expect(format).toMatchObject({ id: 'battlescribe-text', edition: '10e', confidence: 'certain' });
  expect(roster).toMatchObject({
    pointsLimit: 2000,
    battleSize: { name: 'Strike Force' },
    detachments: [{ name: 'Lamplit Vigil' }],
    units: [{ name: 'Harbour Warden', detachment: null }],
  });
  expect(roster.commandPoints).toBeUndefined();
});

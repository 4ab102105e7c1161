import { expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { page } from './fixtures/lists.js';

const item = (name: string, count = 1, items: readonly unknown[] = []): unknown => expect.objectContaining({ name, count, items });

it('reads forces, sections, selections and items of a page without indentation', () => {
  const { roster, format, review, lines } = readList(page);
  expect(review).toEqual([]);
  expect(format).toEqual({ id: 'battlescribe-text', dialect: 'html', edition: '9e', confidence: 'certain' });
  expect(roster).toMatchObject({
    name: 'Tide night',
    factions: [{ name: 'Tidewardens' }],
    battleSize: { name: 'Skirmish' },
    statedPoints: 505,
    statedPowerLevel: 19,
    detachments: [{ name: 'Patrol Detachment', commandPoints: -1 }],
    commandPoints: { start: 3, changes: [-1], left: 2 },
  });
  expect(roster.armySelections?.map(({ name }) => name)).toEqual(['Battle Size', 'Detachment CP', 'Quay Selection']);
  expect(roster.units.map(({ name, section, statedPoints, warlord }) => [name, section, statedPoints, warlord])).toEqual([
    ['My hero - Harbour Warden', 'HQ', 105, true],
    ['Tide Caller (Deep)', 'HQ', 100, false],
    ['Deckhands', 'Troops', 150, false],
    ['Deckhands', 'Troops', 150, false],
  ]);
  expect(roster.units.map(({ loadout }) => loadout)).toEqual([
    [item('Boathook'), item('Long Lantern')],
    [item('Song of Tides')],
    [
      item('Deckhand', 9, [item('Boarding axe', 9), item('Knife', 9)]),
      item('Bosun'),
      item('Lantern and rope', 1, [item('Lantern'), item('Rope')]),
    ],
    [item('Deckhand', 10)],
  ]);
  expect(lines.filter(({ kind }) => kind === 'unread')).toEqual([]);
});

it('reads a page without its title, and its edition from its costs', () => {
  const { roster, format } = readList(page.slice(page.indexOf('\n') + 1));
  expect(format).toMatchObject({ dialect: 'html', edition: '9e' });
  expect(roster).toMatchObject({ name: null, statedPoints: 505, detachments: [{ name: 'Patrol Detachment' }] });
  expect(roster.units).toHaveLength(4);
});

it('leaves a line unread that is neither named nor labelled', () => {
  const { review } = readList(page.replace('Weapon: Cutlass', 'and a parrot, which counts.\nWeapon: Cutlass'));
  expect(review.map(({ messageId }) => messageId)).toEqual(['unreadLine']);
});

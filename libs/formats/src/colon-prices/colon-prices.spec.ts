import { expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { drawn } from './fixtures/lists.js';

const { roster, format, review, lines } = readList(drawn);

it('is recognised, and every line is accounted for', () => {
  expect(format).toEqual({ id: 'colon-prices', dialect: null, edition: '11e', confidence: 'certain' });
  expect(review).toEqual([]);
  expect(lines.filter(({ kind }) => kind === 'unread')).toEqual([]);
});

it('has an army, a detachment and the Force Disposition', () => {
  expect(roster).toMatchObject({
    name: 'Long Watch',
    factions: [{ name: 'Tidewardens', line: 1 }],
    detachments: [{ name: 'Lamplit Vigil', line: 4 }],
    statedPoints: 405,
    statesWargear: false,
  });
  expect(roster.declared).toEqual({
    attachments: [{ leader: '2', bodyguard: '1', supports: true }],
    forceDispositions: ['Take and Hold'],
  });
});

it('has units with models, items, enhancements, and a price with what a copy costs more', () => {
  expect(roster.units.map(({ name, models, section, statedPoints, warlord }) => [name, models, section, statedPoints, warlord])).toEqual([
    ['Deckhands', 10, 'Ligne', 85, false],
    ['Tide Caller', undefined, 'Ligne', 60, false],
    ['Deckhands', 10, 'Ligne', 105, false],
    ['Mirror Barge', undefined, 'Véhicules', 155, true],
  ]);
  expect(roster.units[0]?.loadout).toMatchObject([
    { name: 'Harpoon gun', count: 2 },
    { name: 'Signal flag', count: 1 },
    { name: 'Bosun', count: 1, items: [{ name: 'Cutlass' }] },
  ]);
  expect(roster.units[1]).toMatchObject({ enhancements: [{ name: 'Long Lantern', statedPoints: 25 }], loadout: [] });
});

it('compares the number of units, and reports what it does not understand', () => {
  const wrong = readList(drawn.replace('3 unités', '4 unités').replace('url :', 'what is this\nurl :'));
  expect(wrong.review.map(({ messageId, line }) => [messageId, line])).toEqual([
    ['unreadLine', 24],
    ['unitsDiffer', 23],
  ]);
});

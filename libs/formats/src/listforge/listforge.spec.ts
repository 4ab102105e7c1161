import { expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { text } from './fixtures/lists.js';

const item = (name: string, count: number, line: number, items: readonly unknown[] = []) => ({ name, id: null, line, count, items });

it('reads army, detachment, headed units and nested items', () => {
  const { roster, format, review, diagnostics } = readList(text);
  expect([...review, ...diagnostics]).toEqual([]);
  expect(format).toEqual({ id: 'listforge', dialect: null, edition: '10e', confidence: 'certain' });
  const { units, ...header } = roster;
  expect(header).toEqual({
    name: 'Fog! - part two',
    factions: [{ name: 'Tidewardens', id: null, line: 1 }],
    battleSize: null,
    pointsLimit: null,
    statedPoints: 1205,
    detachments: [{ name: 'Lamplit Vigil', id: null, line: 1 }],
    statesWargear: true,
  });
  expect(units.map(({ name, section, statedPoints, warlord, line }) => [name, section, statedPoints, warlord, line])).toEqual([
    ['Maré the Tide-Caller', 'Epic Hero', 100, false, 5],
    ['Harbour Warden', 'Character', 215, true, 11],
    ['Deckhands', 'Battleline', 890, false, 18],
  ]);
  expect(units[1]?.enhancements).toEqual([{ name: 'Keeper’s Oath', id: null, line: 13, statedPoints: null }]);
  expect(units[2]?.loadout).toEqual([
    item('Bosun', 1, 19, [item('Cutlass', 1, 20)]),
    item('B: 1 harpoon gun, 7 boarding axes', 1, 21, [item('Deckhand', 7, 22, [item('Boarding axe', 7, 23)])]),
    item('Signal flag', 1, 24),
  ]);
});

it('is likely without a detachment, and a guess without a title', () => {
  const body = 'Character:\nHarbour Warden (95 pts)\n  • Boathook';
  expect(readList(`Fog - Tidewardens (95 Points)\n${body}`)).toMatchObject({
    format: { confidence: 'likely' },
    roster: { name: 'Fog', factions: [{ name: 'Tidewardens' }], detachments: [] },
  });
  expect(readList(body)).toMatchObject({ format: { confidence: 'guess' }, roster: { factions: [], units: [{ name: 'Harbour Warden' }] } });
});

it('reports a line that is neither a unit nor an item', () => {
  const { review } = readList(`${text}\nand one more thing\nExported from ListForge`);
  expect(review.map(({ code, line }) => [code, line])).toEqual([['UNPARSED_LINES', 25]]);
});

it('does not read the author of the list as a section', () => {
  expect(readList(`Ann wrote:\n${text}`).roster.factions.map(({ name }) => name)).toEqual(
    readList(text).roster.factions.map(({ name }) => name),
  );
});

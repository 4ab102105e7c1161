import { expect, it } from 'vitest';
import { readList } from '../../read-list.js';

const header = 'Watch (2000 points)\n\nTidewardens\nStrike Force (2000 points)\nVigil\n\nCHARACTERS\n';

it('joins lines that were broken at a width', () => {
  const text = `${header}
Warden of the Long and Winding Quay with
Storm Lantern (95 points)
  • 1x Hook
  • Enhancement: The Oath of the Eighth
Seventh Tide

Keeper of the Long and Winding Quay and
Bell (85 points)
  • 1x Bell`;
  const { roster, review, lines } = readList(text);
  expect(review).toEqual([]);
  expect(roster.units.map(({ name, statedPoints, enhancements }) => [name, statedPoints, enhancements.map((one) => one.name)])).toEqual([
    ['Warden of the Long and Winding Quay with Storm Lantern', 95, ['The Oath of the Eighth Seventh Tide']],
    ['Keeper of the Long and Winding Quay and Bell', 85, []],
  ]);
  expect(lines.filter(({ as }) => as === 'unit').map(({ line }) => line)).toEqual([9, 15]);
});

it('does not take a remark below a complete line for the rest of it', () => {
  const text = `${header}\nWarden of the Long and Winding Quay (95 points)\nsee you on Saturday\n  • 1x Hook`;
  expect(readList(text).review.map(({ messageId, line }) => [messageId, line])).toEqual([['unreadLine', 10]]);
});

it('does not take units for the rest of the long lines above them', () => {
  const items = 'Hook, Bell, Rope, Lantern, Long oar, Storm glass';
  const band = (name: string): string => `${name} (100 pts)\n• 4x Deckhand: 4 with ${items}\n`;
  const fence = `${'+'.repeat(40)}\n`;
  const names = ['Quay Band', 'Mole Band', 'Pier Band', 'Dock Band'];
  const text = `${fence}+ FACTION KEYWORD: Tidewardens\n+ NUMBER OF UNITS: 5\n${fence}\nChar1: Warden (95 pts): Hook\n${names.map(band).join('')}`;
  const { roster, review } = readList(text);
  expect(roster.units.map(({ name }) => name)).toEqual(['Warden', ...names]);
  expect(review).toEqual([]);
});

it('joins nothing to a remark behind a price, because remarks are not read', () => {
  const text = `${header}\nWarden (95 points) * see you there,\nSeventh Tide Bell\n  • 1x Hook`;
  const { review } = readList(text);
  expect(review.map(({ messageId, line }) => [messageId, line])).toEqual([['unreadLine', 10]]);
});

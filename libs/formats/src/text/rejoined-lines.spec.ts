import { expect, it } from 'vitest';
import { readList } from '../read-list.js';

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

import { expect, it } from 'vitest';
import { comparePositions, parseCursor, type Position, writeCursor } from './page.js';

const position: Position = { rank: 0.5, key: 'reed wardens', id: 'unit-1' };

it('reads the cursors it wrote', () => {
  expect(parseCursor(writeCursor(position))).toEqual(position);
});

it('rejects texts that are not cursors', () => {
  const others = ['', 'cursor', Buffer.from('{}').toString('base64url'), Buffer.from('[1,2,3]').toString('base64url')];
  expect(others.map((text) => parseCursor(text))).toEqual([null, null, null, null]);
});

it('orders by rank, then key, then id', () => {
  const [first, second, third]: Position[] = [{ ...position, rank: 1 }, position, { ...position, id: 'unit-2' }];
  const last: Position = { ...position, key: 'salt' };
  expect([last, third, first, second].flatMap((one) => one ?? []).toSorted(comparePositions)).toEqual([first, second, third, last]);
});

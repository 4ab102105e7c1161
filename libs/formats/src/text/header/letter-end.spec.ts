import { expect, it } from 'vitest';
import { toLines } from '../lines.js';
import { letterEnd } from './letter-end.js';

const endOf = (...lines: readonly string[]): number => letterEnd(toLines(lines.join('\n'), 500));

it('finds a signature below the list, also if another one stands above it', () => {
  expect(endOf('Warden (95 points)', '--', 'Ann Other')).toBe(1);
  expect(endOf('Sent from my phone', 'Warden (95 points)', '--', 'Ann Other')).toBe(2);
  expect(endOf('--', 'Warden (95 points)', 'Sent from my phone', 'Ann Other')).toBe(2);
});

it('finds none above anything that could belong to the list', () => {
  expect(endOf('Sent from my phone', 'Ann Other', 'Warden (95 points)')).toBe(3);
});

it('does not take a mark that separates the parts of a list for a signature', () => {
  expect(endOf('Warden (95 points)', '--', 'Reaver (80 points)', '--', 'Warlord: Warden')).toBe(5);
});

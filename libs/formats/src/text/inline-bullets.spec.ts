import { expect, it } from 'vitest';
import { unfolded } from './inline-bullets.js';
import { toLines } from './lines.js';

const parts = (text: string): readonly string[] =>
  toLines(text, 500)
    .flatMap(unfolded)
    .map((line) => line.text);

it('splits a line at the bullets between blanks and behind a price', () => {
  expect(parts('Warden (95 points) • Warlord • 1x Hook')).toEqual(['Warden (95 points)', 'Warlord', '1x Hook']);
  expect(parts('Warden (95 points)• 1x Hook')).toEqual(['Warden (95 points)', '1x Hook']);
});

it('does not split words that contain a bullet', () => {
  expect(parts('Tide•Warden (95 points)')).toEqual(['Tide•Warden (95 points)']);
});

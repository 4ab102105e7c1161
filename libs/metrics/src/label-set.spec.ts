import { expect, it } from 'vitest';
import { LabelSet, OTHER } from './label-set.js';

it('keeps the first labels and calls all others the same', () => {
  const labels = new LabelSet(2);
  expect(['Tide', 'Reef', 'Gale', 'Tide', 'Reef', 'Squall'].map((label) => labels.of(label))).toEqual([
    'Tide',
    'Reef',
    OTHER,
    'Tide',
    'Reef',
    OTHER,
  ]);
});

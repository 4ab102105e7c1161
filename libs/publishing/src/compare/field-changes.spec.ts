import { expect, it } from 'vitest';
import { fieldChanges } from './field-changes.js';

it('reports nothing for equal values', () => {
  expect(fieldChanges({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});

it('reports the path of the changed leaf', () => {
  const before = { name: 'Pikes', points: { minModels: 5, bySize: [{ upTo: null, points: 90 }] } };
  const after = { name: 'Pikes', points: { minModels: 5, bySize: [{ upTo: null, points: 95 }] } };
  expect(fieldChanges(before, after)).toEqual([
    { field: 'points.bySize', before: [{ upTo: null, points: 90 }], after: [{ upTo: null, points: 95 }] },
  ]);
});

it('matches elements of a list by name', () => {
  const before = {
    weapons: [
      { name: 'Pike', range: 1 },
      { name: 'Bow', range: 24 },
    ],
  };
  const after = {
    weapons: [
      { name: 'Bow', range: 30 },
      { name: 'Sling', range: 12 },
    ],
  };
  expect(fieldChanges(before, after)).toEqual([
    { field: 'weapons[Pike]', before: { name: 'Pike', range: 1 }, after: null },
    { field: 'weapons[Bow].range', before: 24, after: 30 },
    { field: 'weapons[Sling]', before: null, after: { name: 'Sling', range: 12 } },
  ]);
});

it('reports a list of plain values as a whole', () => {
  expect(fieldChanges({ keywords: ['A', 'B'] }, { keywords: ['A', 'C'] })).toEqual([
    { field: 'keywords', before: ['A', 'B'], after: ['A', 'C'] },
  ]);
});

it('reports a field that only one side has', () => {
  expect(fieldChanges({ legends: true }, { legends: true, role: 'HQ' })).toEqual([{ field: 'role', before: null, after: 'HQ' }]);
});

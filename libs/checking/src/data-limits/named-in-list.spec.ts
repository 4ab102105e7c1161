import { expect, it } from 'vitest';
import { isNamedInList } from './named-in-list.js';

const nowhere = { id: null, line: null, section: null, detachment: null, statedPoints: null, warlord: false } as const;
const item = (name: string, items: readonly ReturnType<typeof plain>[] = []) => ({ ...plain(name), items });
const plain = (name: string) => ({ name, id: null, line: null, count: 1, items: [] });
const units = [
  {
    ...nowhere,
    unitId: '1',
    name: 'Warden',
    enhancements: [{ name: 'Deep Oath', id: null, line: null, statedPoints: 10 }],
    loadout: [item('Hooks')],
  },
  { ...nowhere, unitId: '2', name: 'Deckhands', enhancements: [], loadout: [item('Bosun', [plain('Cutlass')])] },
];

it('is what is written of the unit at any depth, loosely, and nothing else', () => {
  const named = (name: string, unit: number) => isNamedInList(name, { path: ['units', unit] }, { units });
  expect([named('Hook', 0), named('deep oath', 0), named('CUTLASS', 1), named('Bosun', 1)]).toEqual([true, true, true, true]);
  expect([named('Cutlass', 0), named('Hook drone', 0), named('Hook', 1), named('Hook', 2)]).toEqual([false, false, false, false]);
});

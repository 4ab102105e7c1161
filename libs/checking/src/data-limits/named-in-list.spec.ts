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

it('finds names of the unit at any depth, in any spelling, and no others', () => {
  const named = (name: string, unitId: string) => isNamedInList(name, { unitId }, { units });
  expect([named('Hook', '1'), named('deep oath', '1'), named('CUTLASS', '2'), named('Bosun', '2')]).toEqual([true, true, true, true]);
  expect([named('Cutlass', '1'), named('Hook drone', '1'), named('Hook', '2'), named('Hook', '3')]).toEqual([false, false, false, false]);
});

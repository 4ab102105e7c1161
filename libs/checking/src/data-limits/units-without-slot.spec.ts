import { expect, it } from 'vitest';
import { countsUnitsWithoutSlot } from './units-without-slot.js';

it('knows a slot that is exceeded only by units without a slot', () => {
  const tooMany = { kind: 'tooMany', count: 3, limit: 2 } as const;
  const [hound, servant] = [{ role: 'Elites' }, { role: 'No Force Org Slot' }] as const;
  expect(countsUnitsWithoutSlot(tooMany, [hound, hound, servant])).toBe(true);
  expect(countsUnitsWithoutSlot({ ...tooMany, count: 4 }, [hound, hound, hound, servant])).toBe(false);
  expect(countsUnitsWithoutSlot(tooMany, [hound, hound, hound])).toBe(false);
  expect(countsUnitsWithoutSlot(tooMany, [hound, hound, { ...servant, chosen: 'with-these-data' }])).toBe(false);
  expect(countsUnitsWithoutSlot({ ...tooMany, kind: 'tooFew' }, [hound, hound, servant])).toBe(false);
});

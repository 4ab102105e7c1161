import { entriesIn } from '#muster/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inventedRelease } from '../testing/invented-release.js';
import { allAlike, fullest, searched, waysOf } from './equip.js';
import { factsOf } from './option-facts.js';
import { layoutsOf, type ModelSlot } from './unit-layout.js';

/** Every model of the invented data that has options, and the names of its options. */
const slots = [...inventedRelease.roots('tides').byRootId.values()]
  .flatMap((root) => layoutsOf(root).flatMap((layout) => layout.slots))
  .map((slot) => ({ slot, names: entriesIn(slot.option).map((entry) => factsOf(entry).key) }))
  .filter(({ names }) => names.length > 0);

const statedFor = fc.constantFrom(...slots).chain(({ slot, names }) =>
  fc.record({
    slot: fc.constant<ModelSlot>(slot),
    stated: fc.dictionary(fc.constantFrom(...names), fc.integer({ min: 0, max: 3 }), { maxKeys: 4 }),
    placed: fc.integer({ min: 0, max: 3 }),
    models: fc.integer({ min: 1, max: 6 }),
  }),
);

it('equips one model of the only kind as the search does', () => {
  let used = 0;
  fc.assert(
    fc.property(statedFor, ({ slot, stated, placed }) => {
      const open = new Map(Object.entries(stated));
      const ways = waysOf(1, [slot], open);
      const found = fullest(ways, open);
      expect(found).toEqual(searched(1, ways, open, new Map([[slot, placed]]), { steps: 20_000 }));
      used += found?.reduce((sum, { config }) => sum + config.explained, 0) ?? 0;
    }),
    { numRuns: 500 },
  );
  expect(used).toBeGreaterThan(20);
});

it('equips models that can be equipped in one way only as the search does', () => {
  let [used, refused] = [0, 0];
  fc.assert(
    fc.property(statedFor, ({ slot, stated, placed, models }) => {
      const open = new Map(Object.entries(stated));
      const [way] = waysOf(models, [slot], open);
      if (way === undefined) throw new Error('Every model can be equipped in some way.');
      const found = allAlike(models, way, open);
      expect(found).toEqual(searched(models, [way], open, new Map([[slot, placed]]), { steps: 20_000 }));
      used += found?.reduce((sum, { config }) => sum + config.explained, 0) ?? 0;
      refused += found === null ? 1 : 0;
    }),
    { numRuns: 500 },
  );
  expect(used).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenUnit } from '../testing/written-roster.js';
import { nothingKnown } from './known.js';
import { namesOf } from './lines/datasheet-names.js';
import { spelledItems } from './lines/spelled-items.js';
import { matchLayout } from './match-layout.js';
import { readingsOf, type Reading } from './readings.js';
import { layoutsOf, type UnitLayout } from './unit-layout.js';

const attempts = fc
  .constantFrom(...inventedRelease.roots('tides').byRootId.values())
  .chain((root) => {
    const inside = [root, ...root.children, ...root.children.flatMap(({ children }) => children)];
    const items = fc
      .constantFrom(...inside.map(({ name }) => name), 'Stranger')
      .chain((name) => fc.integer({ min: 1, max: 6 }).map((n) => `${n} ${name}`));
    const models = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined });
    return fc.record({ root: fc.constant(root), loadout: fc.array(items, { maxLength: 5 }), models });
  })
  .map(({ root, loadout, models }) => {
    const written = writtenUnit({ name: root.name, loadout });
    const unit = models === undefined ? written : { ...written, models };
    const names = namesOf(root);
    const { items: spelled, readAs } = spelledItems(unit.loadout, names, []);
    const items = spelled.map((item, at) => ({ item, path: [at] }));
    const readings = readingsOf({ unit, items, readAs, names, known: nothingKnown });
    return readings.flatMap((reading) => layoutsOf(root).map((layout) => ({ reading, layout })));
  });

function outcome(layout: UnitLayout, reading: Reading) {
  const match = matchLayout(layout, reading, { steps: 20_000 });
  if (match === null) throw new Error('Without a bound, every reading is matched.');
  const { matched, judged, isOpen, surplus } = match;
  const parts = matched.parts.map(({ counts, count, picks }) => ({ counts, count, picks: picks.length }));
  return { isOpen, judged, rest: [matched.models, matched.unmatched.map(({ item, open }) => [item.name, open]), parts, surplus()] };
}

it('says whether other kinds of models would match otherwise', () => {
  let compared = 0;
  fc.assert(
    fc.property(attempts, (ways) => {
      for (const { layout, reading } of ways) {
        const usual = outcome(layout, reading);
        if (usual.isOpen) continue;
        compared += 1;
        expect(outcome(layout, { ...reading, isFree: true })).toEqual(usual);
      }
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(100);
});

it('gives up on a reading only if it explains less', () => {
  let givenUp = 0;
  fc.assert(
    fc.property(attempts, fc.boolean(), (ways, isSize) => {
      const known = { ...nothingKnown, costsAsStated: (models: number) => (models === 5) === isSize };
      for (const way of ways) {
        const reading = { ...way.reading, known };
        const { judged } = outcome(way.layout, reading);
        expect(matchLayout(way.layout, reading, { steps: 20_000 }, judged)).not.toBeNull();
        if (matchLayout(way.layout, reading, { steps: 20_000 }, judged - 1) === null) givenUp += 1;
      }
    }),
    { numRuns: 300 },
  );
  expect(givenUp).toBeGreaterThan(100);
});

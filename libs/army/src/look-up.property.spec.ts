import fc from 'fast-check';
import { evaluate } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { resolve } from './look-up.js';
import { inventedRelease } from './testing/invented-release.js';
import { writtenRoster, type Written, type WrittenUnit } from './testing/written-roster.js';
import { withEvaluation } from './price/with-evaluation.js';

const names = fc.constantFrom(
  ...[
    'Harbour Warden',
    'Deckhands',
    'Dock crew',
    'Lamplighters',
    'Skiff',
    'Walker',
    'Old Salt',
    'Gull',
    'Mirror Beast',
    'Ghost Ship',
    'Zeppelin',
    '',
  ],
);
const items = fc.constantFrom(
  ...[
    'Bosun',
    'Deckhand',
    'Deckhands',
    'Lamplighter',
    'Cutlass',
    'Boarding axe',
    'Flare pistol',
    'Harpoon gun',
    'Signal flag',
    'Lamp pole',
  ],
  ...['Great lamp', 'Oars', 'Tide cannon', 'Cast net', 'Allegiance: North', 'Skiff', 'Harbour Warden', 'Trident', ':', '(', ''],
);
const counted = fc.tuple(fc.integer({ min: 0, max: 9999 }), items).map(([count, name]) => `${count} ${name}`);
const written = fc.letrec<{ item: Written }>((tie) => ({
  item: fc.oneof({ maxDepth: 3 }, counted, fc.dictionary(counted, fc.array(tie('item'), { maxLength: 4 }), { maxKeys: 3 })),
})).item;
const anyUnit: fc.Arbitrary<WrittenUnit> = fc.record({
  name: fc.oneof(names, fc.string()),
  loadout: fc.array(written, { maxLength: 6 }),
  warlord: fc.boolean(),
  enhancements: fc.array(fc.oneof(fc.constantFrom("Keeper's Oath", 'Oath of the Deep'), fc.string()), { maxLength: 2 }),
});

it('accounts for every unit of any roster, prices the units found, and never throws', () => {
  fc.assert(
    fc.property(fc.array(anyUnit, { maxLength: 5 }), (units) => {
      const roster = writtenRoster(units);
      const resolution = resolve(roster, inventedRelease);
      const resolved = withEvaluation(resolution, evaluate(inventedRelease.game, resolution.state));

      const found = resolved.units.map(({ path }) => path[1]);
      const missing = resolved.gaps.filter(({ kind }) => kind === 'unit').map(({ path }) => path[1]);
      expect([...found, ...missing].toSorted((a, b) => Number(a) - Number(b))).toEqual(units.map((_, index) => index));
      expect(resolved.gaps.every(({ review }) => resolution.review.includes(review))).toBe(true);
      const unpriced = resolved.units.filter(({ points }) => points === null).map(({ unitId }) => unitId);
      expect(unpriced).toEqual(unpriced.filter((id) => resolution.unpriced.has(id)));
    }),
    { numRuns: 200 },
  );
});

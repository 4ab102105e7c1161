import { indexRelease, type IndexedRelease } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { resolve } from '../../look-up.js';
import { inventedRelease } from '../../testing/invented-release.js';
import { writtenRoster } from '../../testing/written-roster.js';

it("does not take another army's unit for what may be the end of an own unit's name", () => {
  const roster = writtenRoster([{ name: 'Warden' }, { name: 'Harbour Warden' }]);
  const { resolved, review } = resolve(roster, withForeignWarden(inventedRelease));
  expect(resolved.units.map(({ datasheet }) => datasheet.name)).toEqual(['Harbour Warden']);
  expect(review.map(({ code, path }) => [code, ...path])).toContainEqual(['AMBIGUOUS_NAME', 'units', 0]);
});

/** Another army has a unit called "Warden". */
function withForeignWarden({ data, game }: IndexedRelease): IndexedRelease {
  const foreign = data.readModel.datasheets
    .filter(({ name }) => name === 'Lighthouse')
    .map((one) => ({ ...one, id: 'foreign-warden', slug: 'foreign-warden', name: 'Warden' }));
  return indexRelease({ ...data, readModel: { ...data.readModel, datasheets: [...data.readModel.datasheets, ...foreign] } }, game);
}

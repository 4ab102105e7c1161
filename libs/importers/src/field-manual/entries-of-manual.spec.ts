import { expect, it } from 'vitest';
import { addNative, parseNativeEntry, type NativeEntries } from '../native/index.js';
import { gameSystem } from '../native/translate/game-system.js';
import { entriesOfManual } from './entries-of-manual.js';
import { readManualArmy } from './read-field-manual.js';

const crabfolk = {
  name: 'Crabfolk',
  detachments: [
    {
      ...{ name: 'Claw Coil', dp: 2, objective: 'HOLD THE DYKE', unique: 'Claw' },
      enhancements: [
        { name: 'Pearl Crown', points: 20, leaderTo: ['Rafters'] },
        { name: 'Barnacles (Upgrade)', points: 15 },
      ],
    },
  ],
  units: [
    {
      ...{ name: 'Rafters', groupTitle: 'Shell Coast', wargear: [{ item: 'Long Hook', points: 5 }] },
      pricing: [
        {
          range: '[1,2]',
          costs: [
            { models: 10, points: 170 },
            { models: 5, points: 90 },
            { models: 5, points: 95, desc: 'with a drum' },
            { models: 1, points: 30, desc: 'Ferryman', addon: true },
          ],
        },
        { range: '[3,)', costs: [{ models: 5, points: 100 }] },
      ],
    },
    {
      name: 'Piper',
      groupTitle: 'Eelfolk',
      pricing: [{ range: '[1,)', costs: [{ models: 1, points: 60 }] }],
      role: 'leader',
      attachTo: ['Rafters'],
    },
  ],
};
const eelfolk = { ...crabfolk, name: 'Eelfolk', units: [], detachments: [] };

function entries() {
  const armies = [crabfolk, eelfolk].flatMap((document) => readManualArmy(document) ?? []);
  return entriesOfManual(armies, 'Field Manual 1.1');
}

/** The entries as a release without other data holds them. */
function added() {
  const read = entries().map(({ kind, document }) => ({ kind, value: parseNativeEntry(kind, document).value }));
  const of = (kind: string) => read.flatMap((one) => (one.kind === kind ? [one.value] : []));
  const native = { factions: of('faction'), datasheets: of('datasheet'), detachments: of('detachment'), enhancements: of('enhancement') };
  const empty = { factions: [], datasheets: [], detachments: [], enhancements: [], armyOptions: [] };
  const files = [gameSystem({ edition: '11e', battleSizes: [] })];
  // Every entry can be read, so none is null.
  return addNative({ edition: '11e', files, readModel: empty }, { ...native, armyOptions: [] } as NativeEntries).value.readModel;
}

it('writes an army with its detachments and Enhancements', () => {
  const { factions, detachments, enhancements, datasheets } = added();
  const [rafters] = datasheets.filter(({ name }) => name === 'Rafters');
  expect(factions.map(({ name, aliases, pricesOf, missingFiles }) => [name, aliases, pricesOf, missingFiles])).toEqual([
    ['Crabfolk', ['Shell Coast'], 'Field Manual 1.1', ['Crabfolk']],
    ['Eelfolk', [], 'Field Manual 1.1', ['Eelfolk']],
  ]);
  expect(detachments).toMatchObject([
    { name: 'Claw Coil', detachmentPoints: 2, forceDispositions: ['HOLD THE DYKE'], uniqueTags: ['Claw'] },
  ]);
  expect(enhancements.map(({ name, points, copies, leads }) => [name, points, copies, leads])).toEqual([
    ['Barnacles', 15, 3, undefined],
    ['Pearl Crown', 20, undefined, [rafters?.id]],
  ]);
  expect(enhancements.map(({ offeredBy }) => offeredBy.length)).toEqual([2, 2]);
});

it('writes units with their prices: by size and copy, of wargear and added models; of two prices of a size the lower one', () => {
  const [piper, rafters] = added().datasheets;
  expect(rafters).toMatchObject({
    pricesOnly: true,
    points: {
      ...{ minModels: 5, maxModels: 10, byCopy: [{ from: 3, points: 10 }] },
      bySize: [
        { upTo: 5, points: 90 },
        { upTo: 10, points: 170 },
      ],
      wargear: [
        { name: 'Ferryman', points: 30 },
        { name: 'Long Hook', points: 5 },
      ],
    },
  });
  expect([piper?.leads, piper?.keywords, piper?.abilities]).toEqual([['Rafters'], ['Character', 'Piper'], ['Leader']]);
});

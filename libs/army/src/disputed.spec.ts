import { indexRelease, type Dispute } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { resolve } from './look-up.js';
import { inventedRelease } from './testing/invented-release.js';
import { writtenRoster } from './testing/written-roster.js';
import { withUncertainFacts } from './uncertain.js';

const dispute = (field: Dispute['field']): Dispute => ({ field, used: '60', other: '70', source: 'Field Manual 1.1' });
const { data, game } = inventedRelease;
const readModel = {
  ...data.readModel,
  datasheets: data.readModel.datasheets.map((sheet) =>
    sheet.name === 'Harbour Warden' ? { ...sheet, disputes: [dispute('points')] } : sheet,
  ),
  detachments: data.readModel.detachments.map((one) => (one.name === 'Deep Watch' ? { ...one, disputes: [dispute('uniqueTags')] } : one)),
};
const disputed = indexRelease({ ...data, readModel }, game);

function armyOf(detachment: string) {
  const stated = (name: string) => [{ name, id: null, line: 1 }];
  const header = { factions: stated('Tidewardens'), detachments: stated(detachment) };
  const roster = writtenRoster([{ name: 'Lamplighters' }, { name: 'Harbour Warden' }], header);
  const { resolved, review } = resolve(roster, disputed);
  return withUncertainFacts(resolved, roster, review, disputed);
}

it('makes a price uncertain that a second source contradicts, without needing a review by itself', () => {
  const { army, review } = armyOf('Lamplit Vigil');
  expect(army.units.map(({ uncertain }) => uncertain?.price?.messageId ?? null)).toEqual(['noModels', 'sourcesDiffer']);
  expect(review.filter(({ messageId }) => messageId === 'sourcesDiffer')).toEqual([]);
});

it('makes the detachments uncertain if their tags or costs are contradicted', () => {
  expect(armyOf('Lamplit Vigil').army.uncertain?.detachments).toBeUndefined();
  expect(armyOf('Deep Watch').army.uncertain?.detachments?.params).toEqual({
    ...{ entry: 'Deep Watch', used: '60', other: '70', source: 'Field Manual 1.1' },
  });
});

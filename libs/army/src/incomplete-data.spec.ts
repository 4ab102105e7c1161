import { FACTS } from '#muster/diagnostics';
import { indexRelease } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { resolve } from './look-up.js';
import { inventedRelease } from './testing/invented-release.js';
import { writtenRoster } from './testing/written-roster.js';
import { withUncertainFacts } from './uncertain.js';

const { data, game } = inventedRelease;
const factions = data.readModel.factions.map((faction) =>
  faction.id === 'tides' ? { ...faction, missingFiles: ['Library - Deep Reefs'] } : faction,
);
const incomplete = indexRelease({ ...data, readModel: { ...data.readModel, factions } }, game);

const looked = (faction: string) => {
  const roster = writtenRoster([], { factions: [{ name: faction, id: null, line: 1 }] });
  const { resolved, review } = resolve(roster, incomplete);
  return withUncertainFacts(resolved, roster, review, incomplete);
};

it('needs review if files that the army needs were not imported', () => {
  const { army, review } = looked('Tidewardens');
  expect(review.map(({ code, messageId, params }) => [code, messageId, params['files']])).toEqual([
    ['DATA_GAP', 'incompleteData', 'Library - Deep Reefs'],
  ]);
  expect(Object.keys(army.uncertain ?? {}).toSorted()).toEqual([...FACTS].toSorted());
});

it('concerns only that army', () => expect(looked('Hollow Court').review).toEqual([]));

const priced = indexRelease(
  {
    ...data,
    readModel: {
      ...data.readModel,
      factions: data.readModel.factions.map((faction) =>
        faction.id === 'tides' ? { ...faction, missingFiles: ['Tidewardens'], pricesOf: 'Field Manual 1.1' } : faction,
      ),
      datasheets: data.readModel.datasheets.map((sheet) => (sheet.name === 'Deckhands' ? { ...sheet, pricesOnly: true as const } : sheet)),
    },
  },
  game,
);

it('names the price list if it is all that is known, and does not ask about wargear that a price list does not name', () => {
  const roster = writtenRoster([{ name: 'Deckhands', loadout: ['1 Unheard-of lantern'] }]);
  const { resolved, review } = resolve(roster, priced);
  expect(resolved.units.map(({ datasheet }) => datasheet.name)).toEqual(['Deckhands']);
  expect(review.map(({ messageId, params }) => [messageId, params['faction'], params['source']])).toEqual([
    ['pricesOnly', 'Tidewardens', 'Field Manual 1.1'],
  ]);
});

it('prefers a datasheet that is known as a whole to the same name in a price list', () => {
  const [deckhands] = data.readModel.datasheets.filter(({ name }) => name === 'Deckhands');
  if (!deckhands) throw new Error('not found');
  const other = { ...deckhands, id: 'other', slug: 'other', factions: [], pricesOnly: true as const };
  const both = indexRelease({ ...data, readModel: { ...data.readModel, datasheets: [...data.readModel.datasheets, other] } }, game);
  const roster = writtenRoster([{ name: 'Deckhands' }], { factions: [] });
  expect(resolve(roster, both).resolved.units.map(({ datasheet }) => datasheet.id)).toEqual([deckhands.id]);
});

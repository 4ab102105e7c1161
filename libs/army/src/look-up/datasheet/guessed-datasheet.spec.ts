import { NameIndex } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { inventedRelease } from '../../testing/invented-release.js';
import { guessedDatasheet } from './guessed-datasheet.js';

const [sheet] = inventedRelease.data.readModel.datasheets;
if (sheet === undefined) throw new Error('The invented release has no datasheets.');
const squadron = { ...sheet, name: 'Skiff Squadron', slug: 'skiff-squadron', aliases: [] };

it('finds an ally whose datasheet adds the kind of unit to its name', () => {
  const named = (admits: boolean) =>
    guessedDatasheet('Skiff', [], {
      index: new NameIndex([squadron]),
      own: () => false,
      scopes: [() => false, () => admits],
      known: () => 0,
    });
  expect([named(true), named(false)]).toEqual([squadron, null]);
});

it('finds a datasheet that several armies share under the keyword that it has in one of them', () => {
  const factions = [{ factionId: 'salt', rootId: 'barge', addedKeywords: ['Salt'], ally: true }];
  const barge = { ...sheet, id: 'barge', name: 'Barge', slug: 'barge', aliases: [], keywords: ['Barge'], factions };
  const names = { index: new NameIndex([barge]), datasheets: [barge], own: () => false, scopes: [() => true], known: () => 0 };
  const named = (name: string) => guessedDatasheet(name, [], names);
  expect([named('Salt Barge'), named('Reed Barge'), named('Salt Gull'), named('Salt')]).toEqual([barge, null, null, null]);
});

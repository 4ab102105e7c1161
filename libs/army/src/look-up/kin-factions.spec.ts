import { expect, it } from 'vitest';
import { indexRelease, type Datasheet, type Detachment, type Faction, type IndexedRelease } from '#muster/catalogue';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';

/** The invented Tidewardens as the wider army of two Lodges, and what only one of these offers. */
const release = withLodges(inventedRelease);
const stated = (name: string) => [{ name, id: null, line: 3 }];

function armyOf(faction: string, detachment: string, units: readonly string[]): string | null {
  const roster = writtenRoster(
    units.map((name) => ({ name })),
    { factions: stated(faction), detachments: stated(detachment) },
  );
  return resolve(roster, release).resolved.faction?.name ?? null;
}

it('reads a Faction keyword of several armies as the general one', () => {
  expect(armyOf('Tidekin', 'Deep Watch', [])).toBe('Tidewardens');
});

it('reads a list with a detachment of one army within the stated faction as that army', () => {
  expect(armyOf('Tidewardens', 'Reef Vigil', [])).toBe('Reef Lodge');
  expect(armyOf('Tidekin', 'Reef Vigil', ['Gull Lodge Divers'])).toBe('Reef Lodge');
  expect(armyOf('Tidewardens', 'Deep Watch', [])).toBe('Tidewardens');
});

it('reads a list with units of one army within the stated faction as that army, and with units of two as the stated faction', () => {
  expect(armyOf('Tidewardens', 'Deep Watch', ['Lamplighters', 'Reef Lodge Divers'])).toBe('Reef Lodge');
  expect(armyOf('Tidewardens', 'Deep Watch', ['Gull Lodge Divers', 'Reef Lodge Divers'])).toBe('Tidewardens');
});

it('takes a list that states no army for the one of its detachment, or that all its units are of', () => {
  const armyWithout = (detachments: readonly string[], units: readonly string[], of = inventedRelease) => {
    const roster = writtenRoster(
      units.map((name) => ({ name })),
      { factions: [], detachments: detachments.flatMap(stated) },
    );
    return resolve(roster, of).resolved.faction?.name ?? null;
  };
  expect(armyWithout(['Reef Vigil'], [], release)).toBe('Reef Lodge');
  expect(armyWithout([], ['Lamplighters', 'Lamplighters', 'Lamplighters'])).toBe('Tidewardens');
  expect(armyWithout([], ['Lamplighters', 'Lamplighters'])).toBeNull();
  // The third is only an ally of this army, and the fourth of none.
  expect(armyWithout([], ['Lamplighters', 'Lamplighters', 'Lamplighters', 'Mirror Beast'])).toBe('Tidewardens');
  expect(armyWithout([], ['Lamplighters', 'Lamplighters', 'Lamplighters', 'Reef Pilot'])).toBeNull();
});

function withLodges({ data, game }: IndexedRelease): IndexedRelease {
  const { factions, detachments, datasheets } = data.readModel;
  const [tides, ...others] = factions;
  const [vigil] = detachments;
  const lamps = datasheets.find(({ name }) => name === 'Lamplighters');
  if (!tides || !vigil || !lamps) throw new Error('The invented release has changed.');
  const lodge = (name: string): Faction => ({ ...tides, id: name, name, slug: name, keyword: 'Tidekin', parentId: tides.id });
  const of = (name: string): Datasheet => ({
    ...lamps,
    id: `${name} Divers`,
    slug: `${name} Divers`,
    name: `${name} Divers`,
    factions: lamps.factions.slice(0, 1).map((one) => ({ ...one, factionId: name, ally: false })),
  });
  const reefVigil: Detachment = { ...vigil, id: 'reef-vigil', slug: 'reef-vigil', name: 'Reef Vigil', factionIds: ['Reef Lodge'] };
  const readModel = {
    ...data.readModel,
    factions: [{ ...tides, keyword: 'Tidekin' }, lodge('Reef Lodge'), lodge('Gull Lodge'), ...others],
    detachments: [...detachments, reefVigil],
    datasheets: [...datasheets, of('Reef Lodge'), of('Gull Lodge')],
  };
  return indexRelease({ ...data, readModel }, game);
}

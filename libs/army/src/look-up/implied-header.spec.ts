import { expect, it } from 'vitest';
import { indexRelease, type IndexedRelease } from '#muster/catalogue';
import { resolve } from '../look-up.js';
import { namesRead } from '../names-read.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster, type WrittenUnit } from '../testing/written-roster.js';

const { data, game } = inventedRelease;
const onlyLamplit = indexRelease(
  { ...data, readModel: { ...data.readModel, detachments: data.readModel.detachments.filter(({ name }) => name === 'Lamplit Vigil') } },
  game,
);

function detachmentsOf(enhancements: readonly string[], release: IndexedRelease = inventedRelease) {
  const roster = writtenRoster([{ name: 'Harbour Warden', enhancements }], { detachments: [] });
  const { resolved } = resolve(roster, release);
  const told = namesRead(roster, resolved, release).map(({ messageId }) => messageId);
  return [resolved.detachments.map(({ detachment }) => detachment.name), told];
}

it('takes the only detachment of the army, or the only one that offers the Enhancements, if the list states none', () => {
  expect(detachmentsOf([], onlyLamplit)).toEqual([['Lamplit Vigil'], ['impliedDetachment']]);
  expect(detachmentsOf(["Keeper's Oath"])).toEqual([['Lamplit Vigil'], ['impliedDetachment']]);
});

it('takes none if several may be meant, or if no detachment offers all Enhancements', () => {
  expect(detachmentsOf([])).toEqual([[], []]);
  expect(detachmentsOf(['Oath of the Deep'])).toEqual([[], []]);
  expect(detachmentsOf(["Keeper's Oath", 'Oath of the Deep'])).toEqual([[], []]);
});

it('reads a Faction keyword that several armies share as the army of the units', () => {
  const sheets = data.readModel.datasheets.map((sheet) => ({ ...sheet, factionKeywords: [...sheet.factionKeywords, 'Tidefolk'] }));
  const release = indexRelease({ ...data, readModel: { ...data.readModel, datasheets: sheets } }, game);
  const armyOf = (faction: string): string | undefined =>
    resolve(
      writtenRoster([{ name: 'Harbour Warden' }, { name: 'Deckhands' }, { name: 'Skiff' }], {
        factions: [{ name: faction, id: null, line: 3 }],
        detachments: [],
      }),
      release,
    ).resolved.faction?.name;
  expect([armyOf('Tidefolk'), armyOf('Fogfolk')]).toEqual(['Tidewardens', undefined]);
});

const readAs = (unit: WrittenUnit) => {
  const { resolved, review } = resolve(writtenRoster([unit]), inventedRelease);
  const [found] = resolved.units;
  return [found?.datasheet.name ?? null, found?.presumed?.messageId ?? null, review.map(({ messageId }) => messageId)];
};

it('finds a unit by its name without a nickname', () => {
  expect(readAs({ name: 'Harbour Warden/OLD BEN', loadout: ['1 Boathook'] })).toEqual(['Harbour Warden', 'unitReadAs', []]);
  expect(readAs({ name: 'Harbour Warden/Skiff' })).toEqual([null, null, ['notFoundNear']]);
});

it('finds a unit by a choice that stands within an item', () => {
  expect(readAs({ name: 'Walker', loadout: ['1 North and Claw'] })).toEqual(['North Walker', null, []]);
  expect(readAs({ name: 'Walker', loadout: ['1 North and Sail'] })).toEqual(['North Walker', null, ['noSuchOption']]);
});

it('counts models by a number before the name if the price shows that it does not count units', () => {
  const sized = (name: string, statedPoints: number) => {
    const { resolved } = resolve(writtenRoster([{ name, statedPoints }]), twelveAtOnce);
    return resolved.units.map(({ datasheet, models }) => [datasheet.name, models]);
  };
  expect(sized('12 Deckhand', 180)).toEqual([['Deckhand Pack', 12]]);
  expect(sized('2 Deckhand', 180)).toEqual([]);
});

/** A datasheet with its price by size, whose name says more than that of its models. */
const twelveAtOnce = indexRelease(
  {
    ...data,
    readModel: {
      ...data.readModel,
      datasheets: data.readModel.datasheets.map((sheet) => {
        const bySize = [
          { upTo: 10, points: 90 },
          { upTo: 20, points: 180 },
        ];
        return sheet.name === 'Deckhands'
          ? { ...sheet, name: 'Deckhand Pack', points: { ...sheet.points, minModels: 10, maxModels: 20, bySize } }
          : sheet;
      }),
    },
  },
  game,
);

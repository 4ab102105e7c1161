import { expect, it } from 'vitest';
import { NameIndex } from '#muster/catalogue';
import { resolve } from '../look-up.js';
import { addPath } from './army-state.js';
import type { SelectionDraft } from './unit-selection.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';

it('gives the stated choices to a detachment only if it is a force', () => {
  const army = { id: 'army', name: 'Army', slug: 'army', aliases: [], factionIds: [], slots: [], commandPoints: null };
  const unspecial = { ruleName: null, grants: [], restrictions: [], detachmentPoints: null };
  const release = { ...inventedRelease, detachments: new NameIndex([{ ...army, ...unspecial }]) };
  const legends = (detachment: number | null) => ({ name: 'Show Legends', id: null, line: 6, count: 1, items: [], detachment });
  const chosen = (detachment: string, selections: readonly ReturnType<typeof legends>[]) => {
    const header = { detachments: [{ name: detachment, id: null, line: 5 }], armySelections: selections, battleSize: null };
    const roster = writtenRoster([{ name: 'Harbour Warden', loadout: ['1 Boathook', '1 Flare pistol'] }], header);
    const units = roster.units.map((one) => ({ ...one, detachment: 0 }));
    return resolve({ ...roster, units }, release).state.forces[0]?.selections.map(({ entryId }) => entryId.split('::')[0]);
  };
  expect(chosen('Army', [legends(0)])).toEqual(['show-legends', 'harbour-warden']);
  expect(chosen('Army', [legends(null)])).toEqual(['show-legends', 'harbour-warden']);
  expect(chosen('Army', [legends(1)])).toEqual(['harbour-warden']);
  expect(chosen('Watch', [legends(0)])).toEqual(['harbour-warden']);
});

it('takes a choice as often as it is stated, even if the army has it already', () => {
  const selections: SelectionDraft[] = [];
  const [first] = inventedRelease.roots(inventedRelease.game.catalogues[0]?.id ?? '').configuration.stated(showLegends);
  for (const count of [1, 2, 1]) addPath(selections, first?.path ?? [], 'c', count);
  expect(selections.map(({ number }) => number)).toEqual([2]);
});

const showLegends = { name: 'Show Legends', id: null, line: 6, count: 1, items: [] };

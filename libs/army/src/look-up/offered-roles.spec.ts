import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';

it.each([
  ['Beast', 'keeper-of-beasts', false],
  ['Swarm', 'keeper-elsewhere', false],
  ['Heavy Support', 'keeper-elsewhere', true],
  [null, 'keeper-elsewhere', true],
])('the heading says under which Battlefield Role a unit was selected: %s', (section, entry, isOpen) => {
  const roster = writtenRoster([{ name: 'Pier Keeper' }], { detachments: [] });
  const { state, resolved } = resolve({ ...roster, units: roster.units.map((unit) => ({ ...unit, section })) }, inventedRelease);
  expect(state.forces[0]?.selections.map(({ entryId }) => entryId.split('::')[0])).toContain(entry);
  expect(resolved.units.map(({ isRoleOpen = false }) => isRoleOpen)).toEqual([isOpen]);
});

import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';

it.each([
  ['Beast', 'keeper-of-beasts'],
  ['Swarm', 'keeper-elsewhere'],
  ['Heavy Support', 'keeper-elsewhere'],
  [null, 'keeper-elsewhere'],
])('the heading says under which Battlefield Role a unit was selected: %s', (section, entry) => {
  const roster = writtenRoster([{ name: 'Pier Keeper' }], { detachments: [] });
  const { state } = resolve({ ...roster, units: roster.units.map((unit) => ({ ...unit, section })) }, inventedRelease);
  expect(state.forces[0]?.selections.map(({ entryId }) => entryId.split('::')[0])).toContain(entry);
});

import { evaluate } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { inventedRelease } from '../../../army/src/testing/invented-release.js';
import { applyIntents } from '../edit/apply-intents.js';
import { newRoster } from '../edit/new-roster.js';

it('shows a unit that the data hides by a setting, however the unit is added', () => {
  let last = 0;
  const newId = (): string => `s${(last += 1)}`;
  const { document } = newRoster({ name: 'Old tide', faction: 'tides', detachments: [], battleSize: null }, inventedRelease, newId);
  if (!document) throw new Error('The invented release has the faction.');
  const datasheet = inventedRelease.data.readModel.datasheets.find(({ name }) => name.startsWith('Old Salt'))?.id ?? '';
  const intents = [
    { kind: 'addUnit', datasheet, as: 'first' },
    { kind: 'addUnit', datasheet },
    { kind: 'duplicateUnit', unit: 'first' },
  ] as const;
  const edited = applyIntents(document, intents, inventedRelease, newId);
  if (edited.fault) throw new Error(edited.fault.code);
  const chosen = edited.document.state.forces[0]?.selections.map(({ entryId }) => entryId) ?? [];
  expect(chosen.filter((entryId) => entryId === 'show-legends')).toHaveLength(1);
  expect(evaluate(inventedRelease.game, edited.document.state).findings.filter(({ kind }) => kind === 'hidden')).toEqual([]);
});

it('does not change the battle size to show a unit', () => {
  let last = 0;
  const newId = (): string => `s${(last += 1)}`;
  const battleSize = { name: 'Full Tide', limit: 2000 };
  const { document } = newRoster({ name: 'Reef', faction: 'shore', detachments: [], battleSize }, inventedRelease, newId);
  if (!document) throw new Error('The invented release has the faction.');
  const edited = applyIntents(document, [{ kind: 'addUnit', datasheet: 'reef-pilot' }], inventedRelease, newId);
  if (edited.fault) throw new Error(edited.fault.code);
  const [size, pilot] = edited.document.state.forces[0]?.selections ?? [];
  expect([size?.selections.map(({ entryId }) => entryId), pilot?.entryId]).toEqual([['2.-full-tide-(2000-point-limit)'], 'reef-pilot']);
});

it('a copy of the Warlord is not the Warlord', () => {
  let last = 0;
  const newId = (): string => `s${(last += 1)}`;
  const { document } = newRoster({ name: 'Two tides', faction: 'tides', detachments: [], battleSize: null }, inventedRelease, newId);
  if (!document) throw new Error('The invented release has the faction.');
  const intents = [
    { kind: 'addUnit', datasheet: 'harbour-warden', as: 'first' },
    { kind: 'setWarlord', unit: 'first' },
    { kind: 'duplicateUnit', unit: 'first' },
  ] as const;
  const edited = applyIntents(document, intents, inventedRelease, newId);
  if (edited.fault) throw new Error(edited.fault.code);
  const wardens = edited.document.state.forces[0]?.selections.filter(({ entryId }) => entryId === 'harbour-warden') ?? [];
  const marks = wardens.map(({ selections }) => selections.filter(({ entryId }) => entryId.endsWith('warlord')).length);
  expect(marks).toEqual([1, 0]);
});

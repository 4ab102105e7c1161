import { compileGame, evaluate, type DataFile, type EntryNode, type ModifierNode } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { indexRelease } from '#muster/catalogue';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';
import { surePriceOf, unsurePrices } from './unsure-prices.js';
import { withEvaluation } from './with-evaluation.js';

const change = (value: string, type = 'set'): ModifierNode => ({ type, field: 'points', value });

/** Whether a unit of one option has a price that can be right. */
function isSure(cost: number, option: Partial<EntryNode> = {}): boolean {
  const bow: EntryNode = { kind: 'entry', type: 'upgrade', id: 'bow', name: 'Reed Bow', ...option };
  const costs = [{ typeId: 'points', name: 'pts', value: cost }];
  const guard: EntryNode = { kind: 'entry', type: 'unit', id: 'guard', name: 'Marsh Guard', costs, entries: [bow] };
  const files: DataFile[] = [
    { kind: 'gameSystem', id: 's', name: 'S', revision: 1, gameSystemId: 's', costTypes: [{ id: 'points', name: 'pts' }] },
    { kind: 'catalogue', id: 'c', name: 'C', revision: 1, gameSystemId: 's', entries: [guard] },
  ];
  const inside = [{ id: 'b', entryId: 'bow', entryGroupId: null, number: 1, selections: [] }];
  const selections = [{ id: 'g', entryId: 'guard', entryGroupId: null, number: 1, selections: inside }];
  const state = { costLimits: [], forces: [{ id: 'f', entryId: 'f', catalogueId: 'c', selections, forces: [] }] };
  const selection = evaluate(compileGame(files, 'newrecruit'), state).selection('g');
  if (!selection) throw new Error('not selected');
  return surePriceOf(selection, 'points') !== null;
}

it.each([0, 65, 65.5])('takes %d points', (points) => expect(isSure(points)).toBe(true));

it.each([-5, 1e13])('does not take %d points', (points) => expect(isSure(points)).toBe(false));

it.each(['NaN', '', '1,000', 'Infinity'])('does not take a price that a modifier changes by "%s"', (value) => {
  expect(isSure(65, { modifiers: [change(value)] })).toBe(false);
});

it('does not take a price that grows beyond bounds', () =>
  expect(isSure(65, { costs: [], modifiers: [change('1e300', 'increment')] })).toBe(false));

it('takes a price that a modifier changes by a number', () => expect(isSure(65, { modifiers: [change('10', 'increment')] })).toBe(true));

it('gives neither the unit nor the army a price, and reports the reason', () => {
  const { data, game } = inventedRelease;
  const spoilt = (entry: EntryNode): EntryNode => (entry.name === 'Harbour Warden' ? { ...entry, modifiers: [change('NaN')] } : entry);
  const files = data.files.map((file) => ({
    ...file,
    ...(file.entries ? { entries: file.entries.map(spoilt) } : {}),
    ...(file.sharedEntries ? { sharedEntries: file.sharedEntries.map(spoilt) } : {}),
  }));
  const release = indexRelease({ ...data, files }, compileGame(files, game.dialect));
  const roster = writtenRoster([
    { name: 'Harbour Warden', loadout: ['1 Boathook', '1 Flare pistol'] },
    { name: 'Deckhands', loadout: [] },
  ]);
  const resolution = resolve(roster, release);
  const evaluation = evaluate(release.game, resolution.state);
  const army = withEvaluation(resolution, evaluation);
  expect([army.units.map((unit) => unit.points), army.points]).toEqual([[null, 90], null]);
  expect(unsurePrices(army, resolution, evaluation).map(({ messageId, params, path }) => [messageId, params, path])).toEqual([
    ['priceUnreadable', { unit: 'Harbour Warden' }, ['units', 0]],
  ]);
});

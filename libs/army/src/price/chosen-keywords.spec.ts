import { compileGame, evaluate, type EntryNode } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { indexRelease } from '#muster/catalogue';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { gear, group } from '../testing/tree-builder.js';
import { writtenRoster } from '../testing/written-roster.js';
import { withEvaluation } from './with-evaluation.js';

const { data, game } = inventedRelease;
const allegiance = group('Allegiance', { limits: [null, 1] }, [
  gear('Vehicle', { categories: ['Vehicle'] }, [], 'allegiance-vehicle'),
  gear('Lantern', { categories: ['Vehicle'] }),
]);
const withAllegiance = (entry: EntryNode): EntryNode =>
  entry.name === 'Harbour Warden' ? { ...entry, groups: [...(entry.groups ?? []), allegiance] } : entry;
const files = data.files.map((file) => ({
  ...file,
  ...(file.entries ? { entries: file.entries.map(withAllegiance) } : {}),
  ...(file.sharedEntries ? { sharedEntries: file.sharedEntries.map(withAllegiance) } : {}),
}));
const release = indexRelease({ ...data, files }, compileGame(files, game.dialect));

function keywordsWith(choice: string): ReadonlySet<string> | undefined {
  const resolution = resolve(writtenRoster([{ name: 'Harbour Warden', loadout: ['1 Boathook', `1 ${choice}`] }]), release);
  return withEvaluation(resolution, evaluate(release.game, resolution.state)).units[0]?.keywords;
}

it('gives a unit the keyword that a choice is named after', () => expect(keywordsWith('Vehicle')).toContain('vehicle'));

it('does not give it other categories of its choices', () => {
  expect(keywordsWith('Lantern')).not.toContain('vehicle');
  expect(keywordsWith('Lantern')).not.toContain('lantern');
});

import type { DeclaredPower, EditionId } from '#muster/roster';
import { expect, it } from 'vitest';
import type { Gap } from '../army.js';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';
import { withNotes } from './noted-units.js';

const [warden] = resolve(writtenRoster([{ name: 'Harbour Warden' }]), inventedRelease).resolved.units;
const noted = (name: string): DeclaredPower => ({ power: { name, id: null, line: null } });

function powersOf(edition: EditionId, ...psychicPowers: readonly DeclaredPower[]) {
  if (!warden) throw new Error('The invented release has changed.');
  const { data } = inventedRelease;
  const release = { ...inventedRelease, data: { ...data, release: { ...data.release, edition } } };
  const gaps: Gap[] = [];
  const unit = withNotes(warden, { unit: '1', psychicPowers }, null, release, gaps);
  return {
    powers: unit.psychicPowers?.map(({ power }) => power?.name ?? 'random'),
    unknown: gaps.map(({ review }) => review.params['name']),
  };
}

it('knows the core rules power that all PSYKERS have, in the edition that prints it', () => {
  expect(powersOf('9e', noted('SMITE'))).toEqual({ powers: ['Smite'], unknown: [] });
  expect(powersOf('10e', noted('Smite'))).toEqual({ powers: [], unknown: ['Smite'] });
  expect(powersOf('9e', noted('Foul Weather'))).toEqual({ powers: [], unknown: ['Foul Weather'] });
});

it('accepts "random" as a choice, written as a word or not', () => {
  expect(powersOf('9e', noted('Random'), { power: null })).toEqual({ powers: ['random', 'random'], unknown: [] });
});

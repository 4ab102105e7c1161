import { evaluate } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster, type WrittenUnit } from '../testing/written-roster.js';

function resolved(detachment: string, loadout: WrittenUnit['loadout'] = []) {
  const header = { detachments: [{ name: detachment, id: null, line: 5 }] };
  return resolve(writtenRoster([{ name: 'Mirror Beast', loadout }], header), inventedRelease);
}

/** What the beast is sworn to, and what the data say against it. */
function sworn(detachment: string, loadout: WrittenUnit['loadout'] = []) {
  const { state } = resolved(detachment, loadout);
  const beast = state.forces[0]?.selections.find(({ id }) => id === 'u0');
  const { findings } = evaluate(inventedRelease.game, state);
  return [beast?.selections.map(({ entryId }) => entryId), findings.map(({ kind, name }) => [kind, name])];
}

it('a required choice gets its default if it is visible in the army, and is absent if it is hidden', () => {
  expect(sworn('Deep Watch')).toEqual([['the-deep'], []]);
  expect(sworn('Lamplit Vigil')).toEqual([[], []]);
});

it('keeps a stated choice although the data reports it', () => {
  expect(sworn('Deep Watch', ['1 The shoal'])).toEqual([['the-shoal'], []]);
  expect(sworn('Lamplit Vigil', ['1 The shoal'])).toEqual([['the-shoal'], [['hidden', 'The shoal']]]);
});

it('returns an evaluation of the final army', () => expect(resolved('Lamplit Vigil').evaluation?.findings).toEqual([]));

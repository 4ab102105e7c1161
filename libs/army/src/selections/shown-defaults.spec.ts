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

it('a choice that must be made is the default where the army shows it, and is not there where the army hides it', () => {
  expect(sworn('Deep Watch')).toEqual([['the-deep'], []]);
  expect(sworn('Lamplit Vigil')).toEqual([[], []]);
});

it('what the list names stays, and the data speak against it', () => {
  expect(sworn('Deep Watch', ['1 The shoal'])).toEqual([['the-shoal'], []]);
  expect(sworn('Lamplit Vigil', ['1 The shoal'])).toEqual([['the-shoal'], [['hidden', 'The shoal']]]);
});

it('an evaluation that comes along is of the army as it stands', () => expect(resolved('Lamplit Vigil').evaluation?.findings).toEqual([]));

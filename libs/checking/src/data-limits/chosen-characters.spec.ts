import { expect, it } from 'vitest';
import { datasheet, detachment, placed, rosterOf } from '../../../rules/src/testing/roster-builder.js';
import { missesChosenCharacter } from './chosen-characters.js';

const hound = datasheet('Hound', ['Vehicle', 'Hound']);
const squad = datasheet('Squad', ['Infantry']);
const pack = detachment('Pack', { grants: [{ keyword: 'Character', to: { has: 'Hound' }, chosen: true }] });
const roster = { ...rosterOf(hound, squad), detachments: placed([pack]) };
const [chosen, other] = roster.units;
if (!chosen || !other) throw new Error('The roster has two units.');

const misses = (kind: 'tooFew' | 'tooMany' | 'hidden', name: string, fact: 'slots' | 'warlord' | 'enhancementOffer', units = [chosen]) =>
  missesChosenCharacter({ kind, name }, fact, units, roster);

it('the data counts no CHARACTER until one is selected', () => {
  expect(misses('tooFew', 'Character', 'slots', [])).toBe(true);
  expect(misses('tooFew', 'Infantry', 'slots', [])).toBe(false);
  expect(missesChosenCharacter({ kind: 'tooFew', name: 'Character' }, 'slots', [], rosterOf(hound))).toBe(false);
});

it('the data does not let an unselected CHARACTER be the Warlord or bear an Enhancement', () => {
  expect([misses('hidden', 'Warlord', 'warlord'), misses('hidden', 'Collar', 'enhancementOffer')]).toEqual([true, true]);
  expect([misses('tooMany', 'Warlord', 'warlord'), misses('hidden', 'Warlord', 'warlord', [other])]).toEqual([false, false]);
});

import { describe, expect, it } from 'vitest';
import { readList } from '../read-list.js';

describe('what players of the 9th edition write in other ways', () => {
  const form = `+++++++++++++++++++++++++
Player # - : Ann Other
Factions used : Tidewardens
Army points : 300
Reinforcement points : N/A
Pre Game Stratagems : 2x Long Watch, Deep Hold
Warlord & trait : HQ2 - Cold Eye
Army trait : Old Quay - Bright Oar
TO CHOOSE (tides, winds) : NA
Secondary Objectives Information
Bring it down : 2
+++++++++++++++++++++++++

== Red Host - Arks of Omen Detachement DETACHMENT : Tidewardens (0 CP) [8PL, 300pts] ==
HQ1 : Tide Caller [2PL, 50pts]
(The lantern is on the same one).
HQ 2 : Tide Caller Tide Caller (50) : Long Oar [10pts], Relic: Bell [2PL, 60pts]
EL1 4x Skiffs : 4x Oar [3PL, 80pts]
. Great Skiff (Twin oar) [1PL, 20pts]
[4PL, 100pts]
TR1 : Gulls
. 2x Elder Gulls: 5*0 Hook [2PL, 90pts]
EL 2 [WARLORD] : Harbour Warden [1PL, 10pts]`;
  const reading = readList(form);
  const { roster, review } = reading;

  it('reads the fields of the form, empty ones too, and remarks in brackets', () => {
    expect(review.map(({ messageId, line }) => [messageId, line])).toEqual([['warlordDiffers', 7]]);
    expect([roster.playerName, roster.statedPoints, roster.declared?.reinforcementPoints]).toEqual(['Ann Other', 300, undefined]);
    expect(readList(form.replace('N/A', 'plenty')).review.some(({ messageId }) => messageId === 'unreadLine')).toBe(true);
  });

  it('finds the name of the detachment in its title, and the choices around it', () => {
    expect(roster.detachments).toEqual([{ name: 'Arks of Omen Detachment', id: null, line: 14, commandPoints: 0 }]);
    expect(roster.armySelections?.map(({ name, count, detachment }) => [name, count, detachment])).toEqual([
      ['Long Watch', 2, null],
      ['Deep Hold', 1, null],
      ['Red Host', 1, 0],
    ]);
    const other = readList(form.replace('Red Host - Arks of Omen Detachement', 'Patrol or Outrider'));
    expect(other.roster?.detachments.map(({ name }) => name)).toEqual(['Patrol or Outrider DETACHMENT']);
  });

  it('takes the choices of the army from its header if no detachment states any', () => {
    const plain = readList(form.replace('Red Host - ', '')).roster;
    expect(plain?.armySelections?.slice(2).map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
      ['army trait', ['Old Quay', 'Bright Oar']],
      ['Old Quay', []],
      ['Bright Oar', []],
    ]);
    const below = readList(form.replace('[8PL, 300pts] ==', '[8PL, 300pts] ==\nShield Host: Grey Watch')).roster;
    expect(below?.armySelections?.map(({ name, detachment }) => [name, detachment]).slice(3)).toEqual([
      ['Shield Host', 0],
      ['Grey Watch', 0],
    ]);
    const behind = readList(form.replace('[8PL, 300pts] ==', '[8PL, 300pts] == Old Quay, Grey Watch')).roster;
    expect(behind?.armySelections?.map(({ name }) => name).slice(3)).toEqual(['Old Quay', 'Grey Watch']);
  });

  it('reads units with a bare role, a colon behind the name, and the price behind their models', () => {
    expect(roster.units.map(({ name, section, statedPoints, models }) => [name, section, statedPoints, models ?? null])).toEqual([
      ['Tide Caller', 'HQ', 50, null],
      ['Tide Caller', 'HQ', 60, null],
      ['Skiffs', 'Elites', 100, 4],
      ['Gulls', 'Troops', 90, null],
      ['Harbour Warden', 'Elites', 10, null],
    ]);
    expect(roster.units.map(({ loadout }) => loadout.map(({ name, count }) => [name, count]))).toEqual([
      [],
      [['Long Oar', 1]],
      [
        ['Oar', 4],
        ['Great Skiff (Twin oar)', 1],
      ],
      [['Hook', 5]],
      [],
    ]);
  });

  it('finds the Warlord by the slot that the header names', () => {
    const marked = (text: string) => readList(text).roster?.units.map(({ warlord }) => warlord);
    expect(marked(form.replace(' [WARLORD]', '').replace('(50)', '(WARLORD)'))).toEqual([false, true, false, false, false]);
    expect(marked(form)).toEqual([false, false, false, false, true]);
  });

  it('marks a detachment between single signs too', () => {
    const single = form.replace(/== Red Host.*==/u, '= Battalion Detachment - Old Quay (Bright Oar) (-3CP) =');
    const read = readList(single).roster;
    expect(read?.detachments).toEqual([{ name: 'Battalion Detachment', id: null, line: 14, commandPoints: -3 }]);
    expect(read?.armySelections?.slice(2).map(({ name }) => name)).toEqual(['Old Quay', 'Bright Oar']);
  });
});

it('reads titles of detachments that lost their marks, with roles, choices and items below them', () => {
  const { roster, format, review } = readList(`Patrol Detachment -2CP (Tidewardens) [200pts]
Old Quay, Bright Oar

Tide Caller [50pts]
Troops
5 Gulls [80pts]
3 Hook

Outrider Detachment -3CP (Tidewardens) [-4CP, 70pts]
Fast Attack
Skiff [-1CP, 70pts]
Twin oar`);
  expect([format.id, format.edition, review]).toEqual(['etc', '9e', []]);
  expect(roster.detachments.map(({ name, commandPoints }) => [name, commandPoints])).toEqual([
    ['Patrol Detachment', -2],
    ['Outrider Detachment', -3],
  ]);
  expect(roster.factions.map(({ name }) => name)).toEqual(['Tidewardens']);
  expect(roster.armySelections?.map(({ name, detachment }) => [name, detachment])).toEqual([
    ['Tidewardens', 0],
    ['Old Quay', 0],
    ['Bright Oar', 0],
    ['Tidewardens', 1],
  ]);
  expect(roster.units.map(({ name, models, section, detachment, loadout }) => [name, models, section, detachment, loadout.length])).toEqual(
    [
      ['Tide Caller', undefined, null, 0, 0],
      ['Gulls', 5, 'Troops', 0, 1],
      ['Skiff', undefined, 'Fast Attack', 1, 1],
    ],
  );
});

import { expect, it } from 'vitest';
import { costTypeId, countsPerForce, isWorkedOutByRules, withoutCommandPoints, withoutFactionPrefix } from './names.js';

it('finds the cost type, whatever spaces and case the data uses', () => {
  const types = [
    { id: 'a', name: 'Crusade Points' },
    { id: 'b', name: 'pts' },
    { id: 'c', name: ' PL' },
  ];
  expect([costTypeId('points', types), costTypeId('power', types), costTypeId('command', types)]).toEqual(['b', 'c', null]);
});

it.each([
  ['Battle Size', true, false],
  ['Gametype', true, false],
  ['Game Type', true, false],
  ['Shared Faction Bonus', true, false],
  ['Detachment Command Cost', true, true],
  ['Detachment CP', true, true],
  ['Battle-forged CP', true, true],
  ['Command Benefit', true, true],
  ['Command Benefits of the Lantern', true, true],
  ['Command Points', false, false],
  ['Detachment', false, false],
])('%s: calculated by the rules %s, counted per force %s', (name, workedOut, perForce) => {
  expect([isWorkedOutByRules(name), countsPerForce(name)]).toEqual([workedOut, perForce]);
});

it.each([
  ['Patrol Detachment -2CP', 'Patrol Detachment'],
  ['Battalion Detachment +5 CP', 'Battalion Detachment'],
  ['Ferry Detachment 0CP', 'Ferry Detachment'],
  ['Mark1234CP', 'Mark1234CP'],
  ['3CP', '3CP'],
])('%s is called %s', (name, plain) => expect(withoutCommandPoints(name)).toBe(plain));

it('removes the prefix of a Faction keyword', () => expect(withoutFactionPrefix('Faction: Reed Wardens')).toBe('Reed Wardens'));

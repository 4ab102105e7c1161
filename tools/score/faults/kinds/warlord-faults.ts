import { change, withUnits, type Kind } from '../edit.js';
import { has, type KnownList } from '../known-list.js';

const statesWarlord = ({ roster }: KnownList): boolean => roster.units.some(({ warlord }) => warlord);

export const WARLORD_FAULTS: readonly Kind[] = [
  {
    fault: 'no Warlord',
    codes: ['one-warlord'],
    // The whole unit is left out: some models must be the Warlord, so a list need not name them.
    ways: (list) =>
      statesWarlord(list)
        ? [
            withUnits(
              list,
              list.roster.units.filter(({ warlord }) => !warlord),
            ),
          ]
        : [],
  },
  {
    fault: 'two Warlords',
    codes: ['one-warlord'],
    ways: (list) =>
      (statesWarlord(list) ? list.units : [])
        .filter(({ unit, sheet }) => !unit.warlord && has(sheet, 'character'))
        .map((other) => change(list, other, (unit) => ({ ...unit, warlord: true }))),
  },
  {
    fault: 'a Warlord that is not a CHARACTER',
    codes: ['warlord-is-character', 'warlord-is-character-if-any'],
    ways: (list) =>
      list.units
        .filter(({ sheet }) => !has(sheet, 'character') && !has(sheet, 'titanic'))
        .map(({ index }) =>
          withUnits(
            list,
            list.roster.units.map((unit, place) => ({ ...unit, warlord: place === index })),
          ),
        ),
  },
];

import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, forcesOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { aircraftLeaveTheTable } from './aircraft-leave-the-table.rule.js';

const flyer = datasheet('Flyer', ['Aircraft']);
const tank = datasheet('Tank');
const carrier = datasheet('Carrier', ['Aircraft', 'Transport']);
const army = forcesOf(['Patrol', flyer, tank]);

testRule(
  aircraftLeaveTheTable,
  {},
  {
    passes: {
      AIRCRAFT: declaring(army, { reserves: [[0, 'left-table']] }),
      'other ways into Reserves': declaring(army, { reserves: [[1, 'strategic']] }),
      'AIRCRAFT with embarked units': declaring(forcesOf(['Patrol', carrier, tank]), {
        reserves: [
          [1, 'left-table'],
          [0, 'left-table'],
        ],
      }),
      'no Reserves': declaring(army, { reserves: [] }),
    },
    fails: {
      'no declarations': {
        roster: army,
        says: [
          'NOT_CHECKED army: The list does not declare which units start the battle in Strategic Reserves or move there during the battle.',
        ],
      },
      'another unit': {
        roster: declaring(army, { reserves: [[1, 'left-table']] }),
        says: ['error reserves/0: Tank is declared to have left the battlefield but is not AIRCRAFT. [units/1]'],
      },
      'another unit beside AIRCRAFT that carry none': {
        roster: declaring(army, {
          reserves: [
            [0, 'left-table'],
            [1, 'left-table'],
          ],
        }),
        says: ['error reserves/1: Tank is declared to have left the battlefield but is not AIRCRAFT. [units/1]'],
      },
      'another unit, and AIRCRAFT that stayed': {
        roster: declaring(forcesOf(['Patrol', carrier, tank]), { reserves: [[1, 'left-table']] }),
        says: ['error reserves/0: Tank is declared to have left the battlefield but is not AIRCRAFT. [units/1]'],
      },
      'an Unbound army': {
        roster: declaring(army, { organisation: 'unbound', reserves: [[0, 'left-table']] }),
        says: [
          'error reserves/0: Flyer is declared to have left the battlefield for Strategic Reserves, but the army is Unbound. [units/0]',
        ],
      },
    },
  },
);

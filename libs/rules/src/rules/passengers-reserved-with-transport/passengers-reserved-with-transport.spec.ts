import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { passengersReservedWithTransport } from './passengers-reserved-with-transport.rule.js';

const squad = datasheet('Squad', [], { minModels: 10 });
const carrier = datasheet('Carrier', ['Transport']);
const army = rosterOf(squad, carrier, carrier);
const splits = [[0, [5, 5]]] as const;

testRule(
  passengersReservedWithTransport,
  {},
  {
    passes: {
      'with its TRANSPORT': declaring(army, { passengers: [[0, 1]], reserves: [[1, 'strategic']] }),
      'with its TRANSPORT, both declared': declaring(army, {
        passengers: [[0, 1]],
        reserves: [
          [0, 'strategic'],
          [1, 'strategic'],
        ],
      }),
      'in Reserves and not embarked': declaring(army, { passengers: [], reserves: [[0, 'strategic']] }),
      'one half embarked and the other in Reserves': declaring(army, {
        splits,
        passengers: [[0, 1, 5]],
        reserves: [[0, 'strategic', 'half']],
      }),
      'left the battlefield during the battle': declaring(army, { passengers: [[0, 1]], reserves: [[0, 'left-table']] }),
      'no declarations': army,
    },
    fails: {
      'embarked on the table': {
        roster: declaring(army, { passengers: [[0, 1]], reserves: [[0, 'strategic']] }),
        says: ['error reserves/0: Squad is in Reserves but is embarked in Carrier, which is not in Reserves. [passengers/0]'],
      },
      'both halves embarked on the table': {
        roster: declaring(army, {
          splits,
          passengers: [
            [0, 1, 5],
            [0, 2, 5],
          ],
          reserves: [[0, 'deep-strike', 'half']],
        }),
        says: ['error reserves/0: Squad is in Reserves but is embarked in Carrier, which is not in Reserves. [passengers/0]'],
      },
    },
  },
);

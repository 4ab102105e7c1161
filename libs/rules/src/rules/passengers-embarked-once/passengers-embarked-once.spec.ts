import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { passengersEmbarkedOnce } from './passengers-embarked-once.rule.js';

const carrier = datasheet('Carrier', ['Transport']);
const squad = datasheet('Squad', [], { minModels: 10 });
const captain = datasheet('Captain');

testRule(
  passengersEmbarkedOnce,
  {},
  {
    passes: {
      'once each': declaring(rosterOf(squad, captain, carrier, carrier), {
        passengers: [
          [0, 2],
          [1, 3],
        ],
      }),
      'two halves in two TRANSPORTS': declaring(rosterOf(squad, carrier, carrier), {
        passengers: [
          [0, 1, 5],
          [0, 2, 5],
        ],
      }),
      'one part, of whatever size': declaring(rosterOf(squad, carrier), { passengers: [[0, 1, 12]] }),
      'two parts of a unit whose size is not stated': declaring(rosterOf(unit(squad, { models: null }), carrier, carrier), {
        passengers: [
          [0, 1, 5],
          [0, 2, 5],
        ],
      }),
      'together with what is attached': declaring(rosterOf(captain, squad, carrier), {
        attachments: [[0, 1]],
        passengers: [
          [0, 2],
          [1, 2],
        ],
      }),
      'nobody embarked': rosterOf(carrier),
    },
    fails: {
      twice: {
        roster: declaring(rosterOf(squad, carrier, carrier), {
          passengers: [
            [0, 1],
            [0, 2],
          ],
        }),
        says: ['error passengers/1: Squad is embarked 2 times, with more models than it has. [passengers/0]'],
      },
      'the whole and a part of a unit whose size is not stated': {
        roster: declaring(rosterOf(unit(squad, { models: null }), carrier, carrier), {
          passengers: [
            [0, 1],
            [0, 2, 5],
          ],
        }),
        says: ['error passengers/1: Squad is embarked 2 times, with more models than it has. [passengers/0]'],
      },
      'in itself': {
        roster: declaring(rosterOf(carrier), { passengers: [[0, 0]] }),
        says: ['error passengers/0: Carrier is embarked in itself.'],
      },
      'without what is attached': {
        roster: declaring(rosterOf(captain, squad, carrier), { attachments: [[0, 1]], passengers: [[1, 2]] }),
        says: ['error units/1: Squad is embarked and Captain, which is attached to it, is not embarked with it. [units/0]'],
      },
    },
  },
);

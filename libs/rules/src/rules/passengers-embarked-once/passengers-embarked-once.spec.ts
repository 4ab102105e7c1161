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
      'together with the attached unit': declaring(rosterOf(captain, squad, carrier), {
        attachments: [[0, 1]],
        passengers: [
          [0, 2],
          [1, 2],
        ],
      }),
      'a Leader left out: it is embarked with its unit': declaring(rosterOf(captain, squad, carrier), {
        attachments: [[0, 1]],
        passengers: [[1, 2]],
      }),
      'a unit left out: it is embarked with its Leader': declaring(rosterOf(captain, squad, carrier), {
        attachments: [[0, 1]],
        passengers: [[0, 2]],
      }),
      'a Leader on the table with the half that is not embarked': declaring(rosterOf(captain, squad, carrier), {
        attachments: [[0, 1]],
        splits: [[1, [5, 5]]],
        passengers: [[1, 2, 5]],
      }),
      'a Leader embarked with one half, the other half elsewhere': declaring(rosterOf(captain, squad, carrier, carrier), {
        attachments: [[0, 1]],
        splits: [[1, [5, 5]]],
        passengers: [
          [0, 2],
          [1, 2, 5],
          [1, 3, 5],
        ],
      }),
      'no embarked units': rosterOf(carrier),
    },
    fails: {
      twice: {
        roster: declaring(rosterOf(squad, carrier, carrier), {
          passengers: [
            [0, 1],
            [0, 2],
          ],
        }),
        says: ['error passengers/1: Squad is embarked 2 times, with more models in total than it has. [passengers/0]'],
      },
      'the whole and a part of a unit whose size is not stated': {
        roster: declaring(rosterOf(unit(squad, { models: null }), carrier, carrier), {
          passengers: [
            [0, 1],
            [0, 2, 5],
          ],
        }),
        says: ['error passengers/1: Squad is embarked 2 times, with more models in total than it has. [passengers/0]'],
      },
      'in itself': {
        roster: declaring(rosterOf(carrier), { passengers: [[0, 0]] }),
        says: ['error passengers/0: Carrier is embarked in itself.'],
      },
      'in another TRANSPORT than the attached unit': {
        roster: declaring(rosterOf(captain, squad, carrier, carrier), {
          attachments: [[0, 1]],
          passengers: [
            [0, 2],
            [1, 3],
          ],
        }),
        says: ['error units/1: Squad and Captain are attached to each other but not embarked in the same TRANSPORT. [units/0]'],
      },
      'apart from both parts of its unit': {
        roster: declaring(rosterOf(captain, squad, carrier, carrier, carrier), {
          attachments: [[0, 1]],
          splits: [[1, [5, 5]]],
          passengers: [
            [0, 2],
            [1, 3, 5],
            [1, 4, 5],
          ],
        }),
        says: ['error units/1: Squad and Captain are attached to each other but not embarked in the same TRANSPORT. [units/0]'],
      },
      'an undeclared Leader while both parts are embarked': {
        roster: declaring(rosterOf(captain, squad, carrier, carrier), {
          attachments: [[0, 1]],
          splits: [[1, [5, 5]]],
          passengers: [
            [1, 2, 5],
            [1, 3, 5],
          ],
        }),
        says: ['ITEM_MISSING units/1: Captain is attached to one part of Squad; the list does not state which part.'],
      },
      'a Leader embarked with one of two unequal parts that are not declared': {
        roster: declaring(rosterOf(captain, squad, carrier), { attachments: [[0, 1]], splits: [[1, [4, 6]]], passengers: [[0, 2]] }),
        says: ['ITEM_MISSING units/1: Captain is attached to one part of Squad; the list does not state which part.'],
      },
    },
  },
);

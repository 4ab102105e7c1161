import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { transportCapacityKept } from './transport-capacity-kept.rule.js';

const carrier = datasheet('Carrier', ['Transport'], { transport: { models: 6, passengers: { has: 'Infantry' } } });
const riddle = datasheet('Ark', ['Transport'], { transport: { models: null, passengers: null } });
const squad = datasheet('Squad', ['Infantry'], { minModels: 5 });
const captain = datasheet('Captain', ['Infantry']);

testRule(
  transportCapacityKept,
  {},
  {
    passes: {
      'as many as it has room for': declaring(rosterOf(squad, captain, carrier), {
        passengers: [
          [0, 2],
          [1, 2],
        ],
      }),
      'part of a unit': declaring(rosterOf(unit(squad, { models: 10 }), carrier), { passengers: [[0, 1, 5]] }),
      'nobody embarked': declaring(rosterOf(carrier), { passengers: [] }),
    },
    fails: {
      'one too many': {
        roster: declaring(rosterOf(squad, captain, captain, carrier), {
          passengers: [
            [0, 3],
            [1, 3],
            [2, 3],
          ],
        }),
        says: ['error units/3: 7 models are embarked in Carrier; it has room for 6. [passengers/0 passengers/1 passengers/2]'],
      },
      'no TRANSPORT': {
        roster: declaring(rosterOf(captain, squad), { passengers: [[0, 1]] }),
        says: ['error units/1: Squad is no TRANSPORT. [passengers/0]'],
      },
      'a capacity that was not understood': {
        roster: declaring(rosterOf(captain, riddle), { passengers: [[0, 1]] }),
        says: ['DATA_GAP units/1: How many models Ark has room for was not understood from the data.'],
      },
      'a TRANSPORT whose capacity is not in the data': {
        roster: declaring(rosterOf(captain, datasheet('Barge', ['Transport'])), { passengers: [[0, 1]] }),
        says: ['DATA_GAP units/1: How many models Barge has room for was not understood from the data.'],
      },
      'a size that is not stated': {
        roster: declaring(rosterOf(unit(squad, { models: null }), carrier), { passengers: [[0, 1]] }),
        says: ['NOT_CHECKED passengers/0: How many models of Squad are embarked is not stated.'],
      },
      'nothing declared': { roster: rosterOf(carrier), says: ['NOT_CHECKED army: Which units start the battle embarked is not declared.'] },
    },
  },
);

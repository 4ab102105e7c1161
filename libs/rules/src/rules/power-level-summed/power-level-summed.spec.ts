import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { powerLevelSummed } from './power-level-summed.rule.js';

const squad = datasheet('Squad', [], { powerRating: 5 });
const riddle = datasheet('Riddle');
const army = rosterOf(squad, unit(squad, { powerRating: 9 }));

testRule(
  powerLevelSummed,
  {},
  {
    passes: { 'no Power Level agreed': army, 'exactly the one agreed': declaring(army, { powerLimit: 14 }) },
    fails: {
      'more than agreed': {
        roster: declaring(army, { powerLimit: 13 }),
        says: ['error army: The Power Level of the army is 14; the agreed Power Level is 13.'],
      },
      'an unknown Power Rating': {
        roster: rosterOf(squad, riddle),
        says: ['NOT_CHECKED army: The Power Rating of 1 unit is unknown.'],
      },
    },
    budgets: {
      'with its increases': { roster: declaring(army, { powerLimit: 20 }), reads: ['power-level 0, +5 Squad, +9 Squad = 14 of 20'] },
      'none agreed': { roster: army, reads: ['power-level 0, +5 Squad, +9 Squad = 14'] },
    },
  },
);

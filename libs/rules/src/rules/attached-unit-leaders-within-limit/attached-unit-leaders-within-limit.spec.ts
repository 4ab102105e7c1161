import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { attachedUnitLeadersWithinLimit } from './attached-unit-leaders-within-limit.rule.js';

const guard = datasheet('Guard');
const captain = datasheet('Captain', ['Captain']);
const second = datasheet('Second', [], { leadsBeside: { has: 'Captain' } });
const retinue = datasheet('Retinue', [], { joins: {} });
const riddle = datasheet('Riddle', [], { leadsBeside: null });

testRule(
  attachedUnitLeadersWithinLimit,
  { leaders: 2 },
  {
    passes: {
      'one Leader each': declaring(rosterOf(captain, guard, captain, guard), {
        attachments: [
          [0, 1],
          [2, 3],
        ],
      }),
      'a second whose rule allows it, in either order': declaring(rosterOf(second, captain, guard, captain, second, guard), {
        attachments: [
          [0, 2],
          [1, 2],
          [3, 5],
          [4, 5],
        ],
      }),
      'one for each part of a unit that was split': declaring(rosterOf(captain, captain, guard), {
        attachments: [
          [0, 2],
          [1, 2],
        ],
        splits: [[2, [1, 1]]],
      }),
      'units that join without leading': declaring(rosterOf(captain, second, retinue, guard), {
        attachments: [
          [0, 3],
          [1, 3],
          [2, 3],
        ],
      }),
      'the same declared twice': declaring(rosterOf(captain, guard), {
        attachments: [
          [0, 1],
          [0, 1],
        ],
      }),
      'no declarations': rosterOf(captain, guard),
    },
    fails: {
      'five for two parts of a unit that was split': {
        roster: declaring(rosterOf(guard, captain, captain, captain, captain, captain), {
          attachments: [1, 2, 3, 4, 5].map((leader) => [leader, 0] as const),
          splits: [[0, [1, 1]]],
        }),
        says: ['error units/0: Guard has 5 Leaders; no rule allows more than 4. [units/1 units/2 units/3 units/4 units/5]'],
      },
      'three for two parts, without knowing which of them join the same part': {
        roster: declaring(rosterOf(guard, captain, captain, captain), {
          attachments: [1, 2, 3].map((leader) => [leader, 0] as const),
          splits: [[0, [1, 1]]],
        }),
        says: ['DATA_GAP units/0: The data on whether Captain and Captain may both lead Guard was not understood.'],
      },
      'a second without such a rule': {
        roster: declaring(rosterOf(captain, captain, guard), {
          attachments: [
            [0, 2],
            [1, 2],
          ],
        }),
        says: ['error units/2: Captain and Captain cannot both lead Guard. [units/0 units/1]'],
      },
      'a second whose rule was not understood': {
        roster: declaring(rosterOf(captain, riddle, guard), {
          attachments: [
            [0, 2],
            [1, 2],
          ],
        }),
        says: ['DATA_GAP units/2: The data on whether Riddle and Captain may both lead Guard was not understood.'],
      },
      'a third, whatever the rules': {
        roster: declaring(rosterOf(captain, second, second, guard), {
          attachments: [
            [0, 3],
            [1, 3],
            [2, 3],
          ],
        }),
        says: ['error units/3: Guard has 3 Leaders; no rule allows more than 2. [units/0 units/1 units/2]'],
      },
      'one Leader with two units': {
        roster: declaring(rosterOf(captain, guard, guard), {
          attachments: [
            [0, 1],
            [0, 2],
          ],
        }),
        says: ['error attachments/1: Captain is attached to 2 units; a Leader can be attached to only one. [attachments/0]'],
      },
    },
  },
);

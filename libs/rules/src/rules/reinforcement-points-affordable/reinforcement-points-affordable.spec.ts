import { declaring } from '../../testing/declaration-builder.js';
import { rosterOf, somewhere } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { reinforcementPointsAffordable } from './reinforcement-points-affordable.rule.js';

const added = (index: number, points: number, adds: 'unit' | 'models' = 'unit') => ({
  ...somewhere('added', index),
  name: 'Imps',
  points,
  adds,
});
const adding = (...reinforcements: ReturnType<typeof added>[]) => declaring(rosterOf(), { reinforcementPoints: 100, reinforcements });

testRule(
  reinforcementPointsAffordable,
  {},
  {
    passes: {
      'as much as was set aside': adding(added(0, 60), added(1, 40)),
      'models added to a unit': adding(added(0, 90), added(1, 50, 'models')),
      'no declarations': rosterOf(),
    },
    fails: {
      'none stated to be set aside': {
        roster: declaring(rosterOf(), { reinforcements: [added(0, 60)] }),
        says: ['NOT_CHECKED army: The number of Reinforcement points set aside is not stated.'],
      },
      'none set aside': {
        roster: declaring(rosterOf(), { reinforcementPoints: 0, reinforcements: [added(0, 60)] }),
        says: [
          'error added/0: Imps costs 60 Reinforcement points; 0 are left. -> remove-points added/0: Reduce the size or options of Imps by 60 points.',
        ],
      },
      'more than was set aside': {
        roster: adding(added(0, 60), added(1, 50), added(2, 10)),
        says: [
          'error added/1: Imps costs 50 Reinforcement points; 40 are left. -> remove-points added/1: Reduce the size or options of Imps by 10 points.',
        ],
      },
    },
    budgets: {
      'a line for each new unit': {
        roster: adding(added(0, 60), added(1, 5, 'models'), added(2, 30)),
        reads: ['reinforcement-points 100, -60 Imps, -30 Imps = 10'],
      },
    },
  },
);

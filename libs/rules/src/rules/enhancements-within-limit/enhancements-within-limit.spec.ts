import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { enhancementsWithinLimit } from './enhancements-within-limit.rule.js';

const captain = datasheet('Captain', ['Character']);
const bearing = (...names: string[]) => unit(captain, { enhancements: names.map((name) => enhancement(name)) });
const upgraded = unit(captain, { enhancements: [enhancement('Veteran Crew', { upgrade: true })] });

testRule(
  enhancementsWithinLimit,
  { enhancements: 2 },
  {
    passes: {
      'as many as allowed': rosterOf(bearing('Ember Lens'), bearing('Ash Mantle')),
      'upgrades do not count': rosterOf(bearing('Ember Lens'), bearing('Ash Mantle'), upgraded),
    },
    fails: {
      'one too many': {
        roster: rosterOf(bearing('Ember Lens'), bearing('Ash Mantle'), bearing(), bearing('Coal Crown')),
        says: [
          'error units/3/enhancements/0: The army has 3 Enhancements; at most 2 are allowed. [units/0/enhancements/0 units/1/enhancements/0] -> remove units/3/enhancements/0: Remove Coal Crown.',
        ],
      },
    },
    budgets: {
      'upgrades are counted separately': {
        roster: rosterOf(bearing('Ember Lens'), upgraded, bearing('Ash Mantle')),
        reads: ['enhancements 0, +1 Ember Lens, +1 Ash Mantle = 2 of 2', 'upgrades 0, +1 Veteran Crew = 1'],
      },
      none: { roster: rosterOf(captain), reads: ['enhancements 0 = 0 of 2'] },
    },
  },
);

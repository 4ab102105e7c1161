import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { enhancementsWithinSize } from './enhancements-within-size.rule.js';

const captain = datasheet('Captain', ['Character']);
const bearing = (name: string, copies?: number) =>
  unit(captain, { enhancements: [enhancement(name, copies === undefined ? {} : { copies })] });
const three = rosterOf(bearing('Ember Lens'), bearing('Ash Mantle'), bearing('Coal Crown'));

testRule(
  enhancementsWithinSize,
  { bySize: { incursion: 1000, 'strike force': 2000 }, enhancements: { incursion: 2, 'strike force': 4 } },
  {
    passes: {
      'three in the larger battle': three,
      'further copies of an Upgrade': { ...rosterOf(bearing('Crew', 3), bearing('Crew', 3), bearing('Crew', 3)), pointsLimit: 1000 },
      'a larger battle is not judged': { ...three, pointsLimit: 3000 },
    },
    fails: {
      'three in the smaller battle': {
        roster: { ...three, pointsLimit: 1000 },
        says: [
          'error units/2/enhancements/0: The army has 3 Enhancements; at most 2 are allowed. [units/0/enhancements/0 units/1/enhancements/0] -> remove units/2/enhancements/0: Remove Coal Crown.',
        ],
      },
      'in a battle of unknown size': {
        roster: { ...three, pointsLimit: null, statedPoints: 990 },
        says: [
          'LIMIT_NOT_STATED units/2/enhancements/0: The army has 3 Enhancements. The list states no battle size; for the assumed one, at most 2 are allowed.',
        ],
      },
    },
    budgets: {
      'an Upgrade counts once': {
        roster: rosterOf(bearing('Crew', 3), bearing('Crew', 3), bearing('Ember Lens')),
        reads: ['enhancements 0, +1 Crew, +1 Ember Lens = 2 of 4'],
      },
    },
  },
);

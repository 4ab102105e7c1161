import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { enhancementsDistinct } from './enhancements-distinct.rule.js';

const captain = datasheet('Captain', ['Character']);
const bearing = (name: string, upgrade = false) => unit(captain, { enhancements: [enhancement(name, { upgrade })] });

testRule(
  enhancementsDistinct,
  {},
  {
    passes: {
      'all different': rosterOf(bearing('Ember Lens'), bearing('Ash Mantle')),
      'upgrades may repeat': rosterOf(bearing('Veteran Crew', true), bearing('Veteran Crew', true)),
    },
    fails: {
      'the same twice': {
        roster: rosterOf(bearing('Ember Lens'), bearing('Ash Mantle'), bearing('Ember Lens')),
        says: [
          'error units/2/enhancements/0: Ember Lens is taken 2 times; it may be taken only once. [units/0/enhancements/0] -> remove units/2/enhancements/0: Remove Ember Lens from all units but one.',
        ],
      },
    },
  },
);

import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { enhancementsDistinct } from './enhancements-distinct.rule.js';

const captain = datasheet('Captain', ['Character']);
const bearing = (name: string, upgrade = false) => unit(captain, { enhancements: [enhancement(name, { upgrade })] });
const barnacled = unit(captain, { enhancements: [enhancement('Barnacles', { copies: 3 })] });

testRule(
  enhancementsDistinct,
  {},
  {
    passes: {
      'all different': rosterOf(bearing('Ember Lens'), bearing('Ash Mantle')),
      'upgrades may repeat': rosterOf(bearing('Veteran Crew', true), bearing('Veteran Crew', true)),
      'as many of an Upgrade as its rule allows': rosterOf(barnacled, barnacled, barnacled),
    },
    fails: {
      'one more of an Upgrade': {
        roster: rosterOf(barnacled, barnacled, barnacled, barnacled),
        says: [
          'error units/3/enhancements/0: Barnacles is taken 4 times; at most 3 units may have it. [units/0/enhancements/0 units/1/enhancements/0 units/2/enhancements/0] -> remove units/3/enhancements/0: Remove Barnacles from all units but 3.',
        ],
      },
      'the same twice': {
        roster: rosterOf(bearing('Ember Lens'), bearing('Ash Mantle'), bearing('Ember Lens')),
        says: [
          'error units/2/enhancements/0: Ember Lens is taken 2 times; it may be taken only once. [units/0/enhancements/0] -> remove units/2/enhancements/0: Remove Ember Lens from all units but one.',
        ],
      },
    },
  },
);

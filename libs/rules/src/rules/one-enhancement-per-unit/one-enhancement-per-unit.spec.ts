import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { oneEnhancementPerUnit } from './one-enhancement-per-unit.rule.js';

const captain = datasheet('Captain', ['Character']);
const lens = enhancement('Ember Lens');
const mantle = enhancement('Ash Mantle');
const crew = enhancement('Veteran Crew', { upgrade: true });

testRule(
  oneEnhancementPerUnit,
  {},
  {
    passes: {
      'one each': rosterOf(unit(captain, { enhancements: [lens] }), unit(captain, { enhancements: [mantle] })),
      'an upgrade beside it': rosterOf(unit(captain, { enhancements: [lens, crew] })),
    },
    fails: {
      'two on one unit': {
        roster: rosterOf(captain, unit(captain, { enhancements: [crew, lens, mantle] })),
        says: [
          'error units/1/enhancements/2: Captain bears 2 Enhancements; it may only bear one. [units/1/enhancements/1] -> remove units/1/enhancements/2: Remove Ash Mantle.',
        ],
      },
    },
  },
);

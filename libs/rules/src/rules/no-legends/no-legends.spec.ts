import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { noLegends } from './no-legends.rule.js';

testRule(
  noLegends,
  {},
  {
    passes: { 'other datasheets': rosterOf(datasheet('Squad')) },
    fails: {
      'a Legends datasheet': {
        roster: rosterOf(datasheet('Squad'), datasheet('Old Walker', [], { legends: true })),
        says: ['error units/1: Old Walker is a Legends datasheet. -> remove units/1: Remove Old Walker.'],
      },
    },
  },
);

import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { cappedUnitsWithinLimit } from './capped-units-within-limit.rule.js';

const flyer = datasheet('Flyer', ['Aircraft']);
const squad = datasheet('Squad');

testRule(
  cappedUnitsWithinLimit,
  {
    caps: [
      { of: 'aircraft', most: 1 },
      { of: 'squad', most: 2 },
    ],
  },
  {
    passes: { 'as many as allowed': rosterOf(flyer, squad, squad) },
    fails: {
      'one too many of each': {
        roster: rosterOf(squad, flyer, squad, flyer, squad),
        says: [
          'error units/3: 2 units are aircraft; at most 1 is allowed. [units/1] -> remove units/3: Take out 1 of them.',
          'error units/4: 3 units are squad; at most 2 are allowed. [units/0 units/2] -> remove units/4: Take out 1 of them.',
        ],
      },
    },
  },
);

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
          'error units/3: The army has 2 units of the kind "aircraft"; at most 1 is allowed. [units/1] -> remove units/3: Remove 1 of these units.',
          'error units/4: The army has 3 units of the kind "squad"; at most 2 are allowed. [units/0 units/2] -> remove units/4: Remove 1 of these units.',
        ],
      },
    },
  },
);

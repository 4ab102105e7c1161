import { armyOption, datasheet, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { smiteNotReplaced } from './smite-not-replaced.rule.js';

const seer = datasheet('Seer', ['Psyker']);
const knowing = (replaces: string, specialist?: string) =>
  rosterOf(
    unit(seer, {
      psychicPowers: [
        {
          ...somewhere('powers', 0),
          power: armyOption('psychic-power', 'Cold Wind'),
          replaces,
          ...(specialist !== undefined && { specialist }),
        },
      ],
    }),
  );

testRule(
  smiteNotReplaced,
  { kept: 'spark' },
  {
    passes: {
      'another power': knowing('Old Song', 'ember lodge'),
      'a datasheet that gives other powers instead': knowing('Spark'),
      'no powers noted': rosterOf(seer),
    },
    fails: {
      'the power that all PSYKERS know': {
        roster: knowing('Spark', 'ember lodge'),
        says: ['error powers/0: Seer has Cold Wind instead of Spark, which cannot be replaced. [units/0]'],
      },
    },
  },
);

import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { allModelsOptionsWhole } from './all-models-options-whole.rule.js';

const squad = datasheet('Squad');
const taking = (scope: 'all' | 'any', replaced: number) =>
  rosterOf(unit(squad, { replacements: [{ option: 'Long Rifle', scope, models: 5, replaced }] }));

testRule(
  allModelsOptionsWhole,
  {},
  {
    passes: {
      'by all': taking('all', 5),
      'by none': taking('all', 0),
      'by some, where each may choose': taking('any', 3),
      'not known': rosterOf(squad),
    },
    fails: {
      'by some': {
        roster: taking('all', 4),
        says: ['error units/0: Squad has the option Long Rifle on 4 of 5 models; it is for all of them or none.'],
      },
    },
  },
);

import { datasheet, forcesOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { understrengthUnitsWithinLimit } from './understrength-units-within-limit.rule.js';

const squad = datasheet('Squad', [], { minModels: 5, maxModels: 10 });
const unclear = datasheet('Retinue', [], { points: { ...squad.points, complete: false } });
const weak = unit(squad, { models: 3 });

testRule(
  understrengthUnitsWithinLimit,
  { perDatasheet: 1, forbiddenIn: ['patrol'] },
  {
    passes: {
      'one, where it is allowed': forcesOf(['Auxiliary Support Detachment', weak], ['Patrol Detachment', squad]),
      'one of each datasheet, in no detachment': forcesOf(['Host', weak, unit(datasheet('Crew', [], { minModels: 3 }), { models: 2 })]),
      'an unstated size': forcesOf(['Patrol Detachment', unit(squad, { models: null })]),
    },
    fails: {
      'in a detachment that does not allow it': {
        roster: forcesOf(['Patrol Detachment', weak]),
        says: [
          'error units/0: Squad is understrength, which Patrol Detachment does not allow. [detachments/0] -> set-models units/0: Change Squad to 5 models.',
        ],
      },
      'two of a datasheet': {
        roster: forcesOf(['Host', weak, squad, weak]),
        says: [
          'error units/2: 2 units of Squad are understrength; at most 1 may be. [units/0] -> set-models units/2: Change Squad to 5 models.',
        ],
      },
      'two of a datasheet whose sizes were not fully understood, with a certain number of models': {
        roster: forcesOf(['Host', unit(unclear, { models: 3, modelsCertain: true }), unit(unclear, { models: 4, modelsCertain: true })]),
        says: [
          'error units/1: 2 units of Retinue are understrength; at most 1 may be. [units/0] -> set-models units/1: Change Retinue to 5 models.',
        ],
      },
      'sizes that were not fully understood': {
        roster: forcesOf(['Host', unit(unclear, { models: 3 })]),
        says: ['DATA_GAP units/0: Retinue seems to be understrength, but its sizes were not fully understood.'],
      },
    },
  },
);

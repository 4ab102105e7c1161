import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { unitSizePurchasable } from './unit-size-purchasable.rule.js';

const squad = datasheet('Squad', [], { minModels: 5, maxModels: 10 });
const crew = datasheet('Crew', [], { minModels: 3, maxModels: 3 });
const horde = datasheet('Horde', [], { minModels: 10, maxModels: null });
const unclear = datasheet('Retinue', [], { points: { ...squad.points, complete: false } });

testRule(
  unitSizePurchasable,
  { minimum: true },
  {
    passes: {
      'smallest, largest and in between': rosterOf(unit(squad, { models: 5 }), unit(squad, { models: 7 }), unit(squad, { models: 10 })),
      'no largest size': rosterOf(unit(horde, { models: 40 })),
      'one size only, so it need not be stated': rosterOf(unit(crew, { models: null })),
    },
    fails: {
      'one model too few': {
        roster: rosterOf(unit(squad, { models: 4 })),
        says: ['error units/0: Squad: minimum 5 models, has 4. -> set-models units/0: Change Squad to 5 models.'],
      },
      'one model too few, at the price of the smallest size': {
        roster: rosterOf(unit(squad, { models: 4, statedPoints: 90, points: 90 })),
        says: ['DATA_GAP units/0: Squad has 4 models and its minimum is 5, but the list states the price of that size.'],
      },
      'one model too few, at another price': {
        roster: rosterOf(unit(squad, { models: 4, statedPoints: 72, points: 90 })),
        says: ['error units/0: Squad: minimum 5 models, has 4. -> set-models units/0: Change Squad to 5 models.'],
      },
      'one model too many': {
        roster: rosterOf(unit(crew), unit(squad, { models: 11 })),
        says: ['error units/1: Squad: maximum 10 models, has 11. -> set-models units/1: Change Squad to 10 models.'],
      },
      'incomplete data proves nothing': {
        roster: rosterOf(unit(unclear, { models: 11 })),
        says: ['DATA_GAP units/0: Retinue has 11 models, which is not one of its known sizes; its sizes were not fully understood.'],
      },
      'sizes not stated': {
        roster: rosterOf(unit(squad, { models: null }), unit(squad, { models: null })),
        says: ['NOT_CHECKED army: The number of models is not stated for 2 units.'],
      },
    },
  },
);

import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { unitsWholeUnlessSplit } from './units-whole-unless-split.rule.js';

const squad = datasheet('Squad', [], { minModels: 10 });
const carrier = datasheet('Carrier', ['Transport']);
const army = rosterOf(squad, carrier);
const splits = [[0, [5, 5]]] as const;

testRule(
  unitsWholeUnlessSplit,
  {},
  {
    passes: {
      'a whole unit': declaring(army, { splits: [], passengers: [[0, 1]], reserves: [[1, 'strategic']] }),
      'all its models, counted': declaring(army, { splits: [], passengers: [[0, 1, 10]] }),
      'a part of a unit that was split': declaring(army, { splits, passengers: [[0, 1, 5]], reserves: [[0, 'strategic', 'half']] }),
      'a part of a unit whose size is not stated': declaring(rosterOf(unit(squad, { models: null }), carrier), {
        splits: [],
        passengers: [[0, 1, 5]],
      }),
      'a part of a unit whose size follows only from wargear': declaring(rosterOf(unit(squad, { modelsInferred: true }), carrier), {
        splits: [],
        passengers: [[0, 1, 12]],
      }),
      'no declarations': rosterOf(squad),
    },
    fails: {
      'a part of a unit that is not split': {
        roster: declaring(army, { splits: [], passengers: [[0, 1, 5]] }),
        says: ['error passengers/0: 5 of the 10 models of Squad are embarked, but the unit is not split. [units/0]'],
      },
      'a part, without declared splits': {
        roster: declaring(army, { passengers: [[0, 1, 5]] }),
        says: ['ITEM_MISSING passengers/0: 5 of the 10 models of Squad are embarked, but no split of the unit is declared.'],
      },
      'more models than it has': {
        roster: declaring(army, { passengers: [[0, 1, 12]] }),
        says: ['error passengers/0: 12 models of Squad are embarked; it has 10. [units/0]'],
      },
      'not one of its parts': {
        roster: declaring(army, { splits, passengers: [[0, 1, 4]] }),
        says: ['error passengers/0: 4 models of Squad are embarked; its parts have 5 and 5 models. [units/0]'],
      },
      'half of a unit that is not split': {
        roster: declaring(army, { splits: [], reserves: [[0, 'strategic', 'half']] }),
        says: ['error reserves/0: Half of Squad is in Reserves, but the unit is not split. [units/0]'],
      },
      'half of a unit, without declared splits': {
        roster: declaring(army, { reserves: [[0, 'strategic', 'half']] }),
        says: ['ITEM_MISSING reserves/0: Half of Squad is in Reserves, but no split of the unit is declared.'],
      },
    },
  },
);

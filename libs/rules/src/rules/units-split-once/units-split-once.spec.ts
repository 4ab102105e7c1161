import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { unitsSplitOnce } from './units-split-once.rule.js';

const squad = datasheet('Squad', [], { minModels: 10 });
const split = (...splits: [number, number[]][]) => declaring(rosterOf(squad, squad), { splits });

testRule(
  unitsSplitOnce,
  {},
  {
    passes: { 'no declarations': rosterOf(squad) },
    fails: {
      'each once: that a rule allows it is not known': {
        roster: split([0, [5, 5]], [1, [4, 6]]),
        says: [
          'DATA_GAP splits/0: The data does not show whether a rule allows Squad to split.',
          'DATA_GAP splits/1: The data does not show whether a rule allows Squad to split.',
        ],
      },
      'the same unit twice': {
        roster: split([0, [5, 5]], [0, [5, 5]]),
        says: [
          'error splits/1: Squad is split 2 times; a unit can only be split once. [splits/0]',
          'DATA_GAP splits/0: The data does not show whether a rule allows Squad to split.',
        ],
      },
      'in three': {
        roster: split([0, [4, 3, 3]]),
        says: [
          'error splits/0: Squad is split into 3 parts; it must be split into two.',
          'DATA_GAP splits/0: The data does not show whether a rule allows Squad to split.',
        ],
      },
      'models left over': {
        roster: split([0, [5, 4]]),
        says: [
          'error splits/0: The parts of Squad have 9 models in total; the unit has 10.',
          'DATA_GAP splits/0: The data does not show whether a rule allows Squad to split.',
        ],
      },
    },
  },
);

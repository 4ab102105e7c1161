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
    passes: { 'nothing declared': rosterOf(squad) },
    fails: {
      'each once: that a rule lets them is not checked': {
        roster: split([0, [5, 5]], [1, [4, 6]]),
        says: [
          'NOT_CHECKED splits/0: Whether a rule lets Squad split is not checked.',
          'NOT_CHECKED splits/1: Whether a rule lets Squad split is not checked.',
        ],
      },
      'the same unit twice': {
        roster: split([0, [5, 5]], [0, [5, 5]]),
        says: [
          'error splits/1: Squad is split 2 times; the same models are split once only. [splits/0]',
          'NOT_CHECKED splits/0: Whether a rule lets Squad split is not checked.',
        ],
      },
      'in three': {
        roster: split([0, [4, 3, 3]]),
        says: [
          'error splits/0: Squad is split into 3 parts; it splits into two.',
          'NOT_CHECKED splits/0: Whether a rule lets Squad split is not checked.',
        ],
      },
      'models left over': {
        roster: split([0, [5, 4]]),
        says: [
          'error splits/0: The parts of Squad have 9 models together; the unit has 10.',
          'NOT_CHECKED splits/0: Whether a rule lets Squad split is not checked.',
        ],
      },
    },
  },
);

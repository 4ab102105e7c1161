import { cinderHost, detachment, gap, placed, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { oneDetachment } from './one-detachment.rule.js';

const none = { ...rosterOf(), detachments: [] };

testRule(
  oneDetachment,
  {},
  {
    passes: {
      one: rosterOf(),
      'one that was not found': { ...none, gaps: [gap('detachment')] },
    },
    fails: {
      'none in a list that states them all': {
        roster: { ...none, statesAll: new Set(['detachments'] as const) },
        says: ['error army: The army has no detachment.'],
      },
      'none stated': { roster: none, says: ['ITEM_MISSING army: The detachment is not stated.'] },
      three: {
        roster: { ...rosterOf(), detachments: placed([cinderHost, detachment('Pyre Guard'), detachment('Soot Walkers')]) },
        says: [
          'error detachments/1: The army has 3 detachments; it may only have one. [detachments/0 detachments/2] -> remove detachments/1 detachments/2: Keep only Cinder Host.',
        ],
      },
    },
  },
);

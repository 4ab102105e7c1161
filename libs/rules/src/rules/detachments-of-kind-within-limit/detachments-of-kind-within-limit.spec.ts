import { kinds } from '../../testing/nine-kinds.js';
import { forcesOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentsOfKindWithinLimit } from './detachments-of-kind-within-limit.rule.js';

testRule(
  detachmentsOfKindWithinLimit,
  { kinds },
  {
    passes: {
      'once each': forcesOf(['Supreme Command Detachment'], ['Patrol Detachment']),
      'a kind without such a limit': forcesOf(['Patrol Detachment'], ['Patrol Detachment']),
    },
    fails: {
      'a second one': {
        roster: forcesOf(['Supreme Command Detachment'], ['Patrol'], ['Supreme Command Detachment']),
        says: ['error detachments/2: The army has 2 detachments of the kind supreme command; at most 1 is allowed. [detachments/0]'],
      },
    },
  },
);

import { detachment, placed, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentsDistinct } from './detachments-distinct.rule.js';

const army = (...names: string[]) => ({ ...rosterOf(), detachments: placed(names.map((name) => detachment(name))) });

testRule(
  detachmentsDistinct,
  {},
  {
    passes: { 'all different': army('Cinder Host', 'Pyre Guard') },
    fails: {
      'the same twice': {
        roster: army('Cinder Host', 'Cinder Host'),
        says: [
          'error detachments/1: Cinder Host is selected 2 times; it may be selected only once. [detachments/0] -> remove detachments/1: Remove Cinder Host once.',
        ],
      },
    },
  },
);

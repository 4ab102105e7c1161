import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { supportsAttached } from './supports-attached.rule.js';

const piper = datasheet('Piper', ['Character'], { abilities: ['Support'] });
const army = rosterOf(piper, datasheet('Squad'));

testRule(
  supportsAttached,
  {},
  {
    passes: { attached: declaring(army, { attachments: [[0, 1]] }), 'not declared': army },
    fails: {
      alone: {
        roster: { ...declaring(army, { attachments: [] }), statesAll: new Set(['detachments'] as const) },
        says: ['error units/0: Piper has the Support ability but is not attached to a unit.'],
      },
      'alone in a list that need not state everything': {
        roster: declaring(army, { attachments: [] }),
        says: ['warning units/0: Piper has the Support ability, and the list does not state to which unit it is attached.'],
      },
    },
  },
);

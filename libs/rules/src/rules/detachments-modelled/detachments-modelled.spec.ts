import { declaring } from '../../testing/declaration-builder.js';
import { kinds } from '../../testing/nine-kinds.js';
import { datasheet, forcesOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentsModelled } from './detachments-modelled.rule.js';

const squad = datasheet('Squad');

testRule(
  detachmentsModelled,
  { kinds },
  {
    passes: {
      'as printed, and as data files write them': forcesOf(
        ['Patrol Detachment', squad],
        ['Patrol Detachment 0CP'],
        ['Vanguard Detachment -3CP'],
      ),
      'hyphens and no word "Detachment"': forcesOf(['Super-Heavy Detachment'], ['Fortification Network']),
      'an Unbound army': declaring(forcesOf(['Loose Band']), { organisation: 'unbound' }),
    },
    fails: {
      'another kind': {
        roster: forcesOf(['Patrol Detachment'], ['Grand Detachment -1CP']),
        says: ['RULE_NOT_MODELLED detachments/1: The rules of Grand Detachment -1CP are not implemented.'],
      },
    },
  },
);

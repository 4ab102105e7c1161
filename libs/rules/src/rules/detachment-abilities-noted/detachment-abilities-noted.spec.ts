import { kinds } from '../../testing/nine-kinds.js';
import { datasheet, forcesOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentAbilitiesNoted } from './detachment-abilities-noted.rule.js';

const bunker = datasheet('Bunker');

testRule(
  detachmentAbilitiesNoted,
  { kinds },
  {
    passes: { 'kinds that can gain them': forcesOf(['Patrol', bunker], ['Vanguard']) },
    fails: {
      'a kind that never has this benefit': {
        roster: forcesOf(['Patrol'], ['Fortification Network', bunker]),
        says: ['info detachments/1: The units of Fortification Network gain no detachment abilities.'],
      },
    },
  },
);

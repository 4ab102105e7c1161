import { datasheet, forcesOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { fortificationNetworkWithoutWarlord } from './fortification-network-without-warlord.rule.js';

const bunker = datasheet('Bunker');
const captain = datasheet('Captain');

testRule(
  fortificationNetworkWithoutWarlord,
  {},
  {
    passes: { 'the Warlord elsewhere': forcesOf(['Fortification Network', bunker], ['Patrol', unit(captain, { warlord: true })]) },
    fails: {
      'the Warlord in it': {
        roster: forcesOf(['Fortification Network -1CP', unit(bunker, { warlord: true })]),
        says: ['error units/0: Bunker is the Warlord but is in Fortification Network -1CP. [detachments/0]'],
      },
    },
  },
);

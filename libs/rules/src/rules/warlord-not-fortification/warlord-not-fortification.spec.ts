import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { warlordNotFortification } from './warlord-not-fortification.rule.js';

const bunker = datasheet('Bunker', [], { role: 'Fortifications' });
const captain = datasheet('Captain');

testRule(
  warlordNotFortification,
  {},
  {
    passes: { 'another unit': rosterOf(bunker, unit(captain, { warlord: true })) },
    fails: {
      'a FORTIFICATION': {
        roster: rosterOf(unit(bunker, { warlord: true })),
        says: [
          'error units/0: Bunker is your Warlord but is a FORTIFICATION. -> unmake-warlord units/0: Choose a Warlord other than Bunker.',
        ],
      },
    },
  },
);

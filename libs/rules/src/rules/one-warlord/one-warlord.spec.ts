import { datasheet, gap, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { oneWarlord } from './one-warlord.rule.js';

const captain = datasheet('Captain', ['Character']);
const warlord = unit(captain, { warlord: true });

testRule(
  oneWarlord,
  {},
  {
    passes: {
      one: rosterOf(captain, warlord),
      'a unit that was not found may be the CHARACTER': { ...rosterOf(captain), gaps: [gap('unit')] },
    },
    fails: {
      'none in a list that marks the Warlord': {
        roster: { ...rosterOf(captain), statesAll: new Set(['warlord'] as const) },
        says: ['error army: No unit is the Warlord.'],
      },
      'none marked': { roster: rosterOf(captain), says: ['ITEM_MISSING army: The list does not say which unit is the Warlord.'] },
      three: {
        roster: rosterOf(warlord, captain, warlord, warlord),
        says: [
          'error units/2: Captain is also the Warlord; the army has 3 Warlords and may have only one. [units/0 units/3] -> unmake-warlord units/2 units/3: Keep only Captain as the Warlord.',
        ],
      },
    },
  },
);

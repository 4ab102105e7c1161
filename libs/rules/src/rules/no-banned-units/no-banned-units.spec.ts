import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { noBannedUnits } from './no-banned-units.rule.js';

testRule(
  noBannedUnits,
  { banned: ['old walker', 'fortification'] },
  {
    passes: { 'other units': rosterOf(datasheet('Squad')) },
    fails: {
      'by name and by keyword': {
        roster: rosterOf(datasheet('Old Walker'), datasheet('Bunker', ['Fortification'])),
        says: [
          'error units/0: Old Walker is not allowed: old walker. -> remove units/0: Remove Old Walker.',
          'error units/1: Bunker is not allowed: fortification. -> remove units/1: Remove Bunker.',
        ],
      },
    },
  },
);

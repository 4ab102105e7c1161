import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { warlordIsCharacterIfAny } from './warlord-is-character-if-any.rule.js';

const captain = datasheet('Captain', ['Character']);
const squad = datasheet('Squad');
const warlord = { warlord: true };

testRule(
  warlordIsCharacterIfAny,
  {},
  {
    passes: {
      'a CHARACTER': rosterOf(squad, unit(captain, warlord)),
      'an Unbound army': declaring(rosterOf(unit(squad, warlord), captain), { organisation: 'unbound' }),
      'a unit of which one model is a CHARACTER': rosterOf(
        unit(squad, { ...warlord, groups: [{ name: 'Leader', models: 1, keywords: new Set(['character']) }] }),
        captain,
      ),
      'the army has none': rosterOf(unit(squad, warlord)),
    },
    fails: {
      'another unit that the data offers to make the Warlord': {
        roster: rosterOf(unit(squad, { ...warlord, warlordOffered: true }), captain),
        says: [
          'DATA_GAP units/0: Squad is your Warlord but not a CHARACTER in the BattleScribe data, which nevertheless offers to make it the Warlord.',
        ],
      },
      'another unit': {
        roster: rosterOf(unit(squad, warlord), captain),
        says: [
          'error units/0: Squad is your Warlord but not a CHARACTER, although the army has one. [units/1] -> make-warlord units/1: Make Captain the Warlord.',
        ],
      },
    },
  },
);

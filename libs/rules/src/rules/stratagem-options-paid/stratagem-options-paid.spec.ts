import { declaring } from '../../testing/declaration-builder.js';
import { armyOption, datasheet, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { stratagemOptionsPaid } from './stratagem-options-paid.rule.js';

const captain = datasheet('Captain', ['Character']);
const bold = { ...somewhere('traits', 0), trait: armyOption('warlord-trait', 'Bold') };
const blade = { ...somewhere('relics', 0), relic: armyOption('relic', 'Old Blade') };
const trait = (source: 'warlord' | 'stratagem') => rosterOf(unit(captain, { warlordTraits: [{ ...bold, source }] }));
const relic = (source: 'army' | 'stratagem') => rosterOf(unit(captain, { relics: [{ ...blade, source }] }));
const spent = (purpose: 'warlord-trait' | 'relic' | 'field-commander' | 'other') => ({
  spends: [{ name: 'Old Honours', commandPoints: 1, purpose }],
});

testRule(
  stratagemOptionsPaid,
  {},
  {
    passes: {
      'an option that does not come from a Stratagem': declaring(trait('warlord'), { spends: [] }),
      'a relic that does not come from a Stratagem': declaring(relic('army'), { spends: [] }),
      'a trait that is paid for': declaring(trait('stratagem'), spent('warlord-trait')),
      'a trait by Field Commander': declaring(trait('stratagem'), spent('field-commander')),
      'a relic that is paid for': declaring(relic('stratagem'), spent('relic')),
      'a relic, and a Stratagem of another purpose': declaring(relic('stratagem'), spent('other')),
    },
    fails: {
      'a trait, and nothing spent': {
        roster: declaring(trait('stratagem'), { spends: [] }),
        says: [
          'error traits/0: Captain has the Warlord Trait Bold from a Stratagem, but no CP are spent on Stratagems before the battle. [units/0]',
        ],
      },
      'a relic, and CP spent on a trait': {
        roster: declaring(relic('stratagem'), spent('warlord-trait')),
        says: ['ITEM_MISSING relics/0: Captain has Old Blade from a Stratagem, but none of the Stratagems used is stated to grant it.'],
      },
      'a relic, and nothing spent': {
        roster: declaring(relic('stratagem'), { spends: [] }),
        says: [
          'error relics/0: Captain has the relic Old Blade from a Stratagem, but no CP are spent on Stratagems before the battle. [units/0]',
        ],
      },
      'not declared': {
        roster: trait('stratagem'),
        says: [
          'NOT_CHECKED traits/0: Captain has Bold from a Stratagem, but the list does not declare what CP are spent on before the battle.',
        ],
      },
    },
  },
);

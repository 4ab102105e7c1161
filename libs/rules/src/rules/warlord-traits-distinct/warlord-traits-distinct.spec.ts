import type { ResolvedTrait } from '#muster/army';
import { armyOption, datasheet, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { warlordTraitsDistinct } from './warlord-traits-distinct.rule.js';

const captain = datasheet('Captain', ['Character']);
const having = (name: string, index: number, source: ResolvedTrait['source'] = null) =>
  unit(captain, { warlordTraits: [{ ...somewhere('traits', index), trait: armyOption('warlord-trait', name), source }] });

testRule(
  warlordTraitsDistinct,
  {},
  {
    passes: {
      different: rosterOf(having('Bold', 0), having('Sly', 1)),
      'a named character that also has it': rosterOf(having('Bold', 0), having('Bold', 1, 'named')),
    },
    fails: {
      'the same twice': {
        roster: rosterOf(having('Bold', 0), having('Bold', 1)),
        says: ['error traits/1: Bold is the Warlord Trait of 2 units; only one may have it. [traits/0]'],
      },
    },
  },
);

import { kinds } from '../../testing/nine-kinds.js';
import { datasheet, forcesOf, placed, detachment, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { supremeCommandIsWarlord } from './supreme-command-is-warlord.rule.js';

const regent = datasheet('Regent', ['Supreme Commander']);
const captain = datasheet('Captain');
const warlord = { warlord: true };
const choosing = (benefit: string) => {
  const roster = forcesOf(['Supreme Command', unit(regent, warlord)], ['Patrol', captain]);
  const [first, ...others] = placed([detachment('Supreme Command'), detachment('Patrol')]);
  return { ...roster, detachments: [...(first ? [{ ...first, benefit }] : []), ...others] };
};

testRule(
  supremeCommandIsWarlord,
  { kinds, keywords: ['primarch', 'supreme commander'] },
  {
    passes: {
      'the Warlord': forcesOf(['Supreme Command Detachment', unit(regent, warlord)]),
      'no Warlord stated': forcesOf(['Supreme Command Detachment', regent]),
      'other detachments': forcesOf(['Patrol', captain]),
      'the benefit of a kind that the army has': choosing('patrol'),
    },
    fails: {
      'a CHARACTER of lower rank': {
        roster: forcesOf(['Supreme Command', unit(captain, warlord)]),
        says: ['error units/0: Captain does not have the keywords that Supreme Command requires. [detachments/0]'],
      },
      'another Warlord': {
        roster: forcesOf(['Supreme Command', regent], ['Patrol', unit(captain, warlord)]),
        says: ['error units/0: Regent is in Supreme Command but is not the Warlord. [detachments/0]'],
      },
      'the benefit of a kind that the army does not have': {
        roster: choosing('battalion'),
        says: ['error detachments/0: Supreme Command takes the benefit for battalion, but the army has no such detachment.'],
      },
    },
  },
);

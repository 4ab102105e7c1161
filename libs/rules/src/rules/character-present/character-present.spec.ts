import { datasheet, gap, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { characterPresent } from './character-present.rule.js';

const captain = datasheet('Captain', ['Character']);
const colossus = datasheet('Colossus', ['Titanic']);
const squad = datasheet('Squad');
const added = '-> add-units army: Add a unit with the keyword character that can be the Warlord.';
const hermit = datasheet('Hermit', ['Character'], { warlordClauses: ['cannot'] });

testRule(
  characterPresent,
  { exempt: 'titanic' },
  {
    passes: {
      'one character': rosterOf(squad, captain),
      'the keyword granted while mustering': rosterOf(unit(squad, { granted: ['Character'] })),
      'an exempt army': rosterOf(colossus, colossus),
      'a unit that was not found may be one': { ...rosterOf(squad), gaps: [gap('unit')] },
    },
    fails: {
      'no units': { roster: rosterOf(), says: [`error army: No unit of the army is a CHARACTER. ${added}`] },
      'not a CHARACTER': { roster: rosterOf(squad, colossus), says: [`error army: No unit of the army is a CHARACTER. ${added}`] },
      'none that can be the Warlord': {
        roster: rosterOf(squad, hermit),
        says: [`error army: No CHARACTER of the army can be its Warlord. ${added}`],
      },
      'a detachment that was not found might grant the keyword': {
        roster: { ...rosterOf(squad), detachments: [], gaps: [gap('detachment')] },
        says: [
          'DATA_GAP army: No unit of the army is a CHARACTER by its datasheet; the detachment, which could grant the keyword, is unknown.',
        ],
      },
    },
  },
);

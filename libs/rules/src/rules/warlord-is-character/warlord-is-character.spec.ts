import { datasheet, gap, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { warlordIsCharacter } from './warlord-is-character.rule.js';

const captain = datasheet('Captain', ['Character']);
const squad = datasheet('Squad');
const colossus = datasheet('Colossus', ['Titanic']);
const warlord = { warlord: true };

testRule(
  warlordIsCharacter,
  { exempt: 'titanic' },
  {
    passes: {
      'a character': rosterOf(squad, unit(captain, warlord)),
      'the keyword granted while mustering': rosterOf(unit(squad, { ...warlord, granted: ['Character'] })),
      'a unit whose keywords are unknown': rosterOf(unit({ ...squad, pricesOnly: true }, warlord)),
      'an exempt Warlord': rosterOf(unit(colossus, warlord)),
    },
    fails: {
      'not a CHARACTER': {
        roster: rosterOf(captain, unit(squad, warlord)),
        says: ['error units/1: Squad is your Warlord but not a CHARACTER. -> make-warlord units/0: Make Captain the Warlord.'],
      },
      'a detachment that was not found might grant the keyword': {
        roster: { ...rosterOf(unit(squad, warlord)), detachments: [], gaps: [gap('detachment')] },
        says: [
          'DATA_GAP units/0: Squad is your Warlord but not a CHARACTER by its datasheet; the detachment, which could grant the keyword, is unknown.',
        ],
      },
    },
  },
);

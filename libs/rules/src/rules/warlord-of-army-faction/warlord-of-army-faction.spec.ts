import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { warlordOfArmyFaction } from './warlord-of-army-faction.rule.js';

const captain = datasheet('Captain', ['Character']);
const pirate = datasheet('Pirate', ['Character'], { factionKeywords: ['TIDEBOUND'] });

testRule(
  warlordOfArmyFaction,
  {},
  {
    passes: {
      'of the faction': rosterOf(unit(captain, { warlord: true }), pirate),
      'an army without a known keyword': { ...rosterOf(unit(pirate, { warlord: true })), faction: null },
    },
    fails: {
      'an ally': {
        roster: rosterOf(captain, unit(pirate, { warlord: true })),
        says: ['error units/1: Pirate is the Warlord but lacks the Faction keyword ASHEN PACT.'],
      },
    },
  },
);

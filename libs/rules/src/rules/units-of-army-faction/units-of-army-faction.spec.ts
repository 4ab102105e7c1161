import { datasheet, gap, rosterOf, tidebound, ashenPact } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { unitsOfArmyFaction } from './units-of-army-faction.rule.js';

const own = datasheet('Warden');
const ally = datasheet('Ferryman', [], {
  factionKeywords: ['Tidebound'],
  factions: [{ factionId: ashenPact.id, rootId: 'ferryman', addedKeywords: [], ally: true }],
});
const stranger = datasheet('Eelrider', [], {
  factionKeywords: ['Tidebound'],
  factions: [{ factionId: tidebound.id, rootId: 'eelrider', addedKeywords: [], ally: false }],
});
const lodge = { ...ashenPact, id: 'lodge', name: 'Lodge of Ash', keyword: null, parentId: ashenPact.id };

testRule(
  unitsOfArmyFaction,
  {},
  {
    passes: {
      'the keyword of the army': rosterOf(own),
      'an ally the data allow': rosterOf(own, ally),
      'what the wider faction may take': { ...rosterOf(own, ally), faction: lodge },
      'a faction that was not found': { ...rosterOf(stranger), faction: null, gaps: [gap('faction')] },
    },
    fails: {
      'a unit of another army': {
        roster: rosterOf(own, stranger),
        says: [
          'error units/1: Eelrider does not have the Faction keyword ASHEN PACT, and nothing in the data lets this army take it as an ally.',
        ],
      },
      'a unit of another army, in one without a keyword of its own': {
        roster: { ...rosterOf(stranger), faction: lodge },
        says: [
          'error units/0: Eelrider does not have the Faction keyword Lodge of Ash, and nothing in the data lets this army take it as an ally.',
        ],
      },
      'no faction stated': {
        roster: { ...rosterOf(stranger), faction: null },
        says: ['NOT_CHECKED army: The Army Faction is not stated.'],
      },
    },
  },
);

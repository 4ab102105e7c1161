import { datasheet, detachment, gap, placed, rosterOf, tidebound, ashenPact } from '../../testing/roster-builder.js';
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
      'an ally that the data allows': rosterOf(own, ally),
      'a unit that the wider faction can take': { ...rosterOf(own, ally), faction: lodge },
      'a unit that the detachment allows': {
        ...rosterOf(stranger),
        detachments: placed([detachment('Open Host', { allows: [{ has: 'Tidebound' }] })]),
      },
      'a faction that was not found': { ...rosterOf(stranger), faction: null, gaps: [gap('faction')] },
    },
    fails: {
      'a unit of another army of which only the prices are known': {
        roster: rosterOf(own, { ...stranger, pricesOnly: true }),
        says: [
          'DATA_GAP units/1: Eelrider does not have the Faction keyword ASHEN PACT; the detachment, which could allow it, is unknown or was not understood.',
        ],
      },
      'a unit of another army': {
        roster: rosterOf(own, stranger),
        says: [
          'error units/1: Eelrider does not have the Faction keyword ASHEN PACT, and the BattleScribe data does not allow it as an ally.',
        ],
      },
      'a unit of another army, in one without a keyword of its own': {
        roster: { ...rosterOf(stranger), faction: lodge },
        says: [
          'error units/0: Eelrider does not have the Faction keyword Lodge of Ash, and the BattleScribe data does not allow it as an ally.',
        ],
      },
      'a unit of another army, under a detachment that was not found': {
        roster: { ...rosterOf(stranger), detachments: [], gaps: [gap('detachment')] },
        says: [
          'DATA_GAP units/0: Eelrider does not have the Faction keyword ASHEN PACT; the detachment, which could allow it, is unknown or was not understood.',
        ],
      },
      'a unit of another army, under a detachment that was not understood': {
        roster: {
          ...rosterOf(stranger),
          detachments: placed([detachment('Old Host', { restrictions: [{ kind: 'unread', sourceId: 'r' }] })]),
        },
        says: [
          'DATA_GAP units/0: Eelrider does not have the Faction keyword ASHEN PACT; the detachment, which could allow it, is unknown or was not understood.',
        ],
      },
      'no faction stated': {
        roster: { ...rosterOf(stranger), faction: null },
        says: ['NOT_CHECKED army: The Army Faction is not stated.'],
      },
    },
  },
);

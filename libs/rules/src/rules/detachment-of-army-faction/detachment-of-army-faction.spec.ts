import { ashenPact, detachment, gap, placed, rosterOf, tidebound } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentOfArmyFaction } from './detachment-of-army-faction.rule.js';

const foreign = placed([detachment('Undertow', { factionIds: [tidebound.id] })]);
const lodge = { ...ashenPact, id: 'lodge', name: 'Lodge of Ash', parentId: ashenPact.id };

testRule(
  detachmentOfArmyFaction,
  {},
  {
    passes: {
      'one of its own': rosterOf(),
      'one of the wider faction': { ...rosterOf(), faction: lodge },
      'a detachment that is not tied to a faction': { ...rosterOf(), detachments: placed([detachment('Any Host', { factionIds: [] })]) },
      'a faction that was not found': { ...rosterOf(), detachments: foreign, faction: null, gaps: [gap('faction')] },
    },
    fails: {
      'one of another army': {
        roster: { ...rosterOf(), detachments: foreign },
        says: ['error detachments/0: Undertow is not a detachment of Ashen Pact.'],
      },
      'a detachment of another type of game': {
        roster: { ...rosterOf(), detachments: placed([detachment('Boarding Party', { onlyIn: ['Boarding'] })]) },
        says: ['RULE_NOT_MODELLED detachments/0: Boarding Party is for Boarding, whose rules are not implemented.'],
      },
      'no faction stated': {
        roster: { ...rosterOf(), detachments: foreign, faction: null },
        says: ['NOT_CHECKED army: The Army Faction is not stated.'],
      },
    },
  },
);

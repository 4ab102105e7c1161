import { armyOption, datasheet, detachment, placed, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { specialistKeywordHeld } from './specialist-keyword-held.rule.js';

const captain = datasheet('Captain', ['Character']);
const upgrade = { ...somewhere('upgrades', 0), name: 'Ember Lodge', keyword: 'ember lodge', commandPoints: 1 };
const specialist = 'ember lodge';
const relics = [{ ...somewhere('relics', 0), relic: armyOption('relic', 'Old Blade'), source: null, specialist }];
const warlordTraits = [{ ...somewhere('traits', 0), trait: armyOption('warlord-trait', 'Bold'), source: null, specialist }];
const psychicPowers = [{ ...somewhere('powers', 0), power: null, specialist }];
const upgraded = (...units: Parameters<typeof rosterOf>) => ({
  ...rosterOf(...units),
  detachments: placed([detachment('Patrol')]).map((taken) => ({ ...taken, specialists: [upgrade] })),
});

testRule(
  specialistKeywordHeld,
  {},
  {
    passes: {
      'the keyword granted': upgraded(unit(captain, { granted: ['Ember Lodge'], relics, warlordTraits, psychicPowers })),
      'nothing of a Specialist Detachment': rosterOf(captain),
    },
    fails: {
      'without the keyword': {
        roster: upgraded(unit(captain, { relics, warlordTraits, psychicPowers })),
        says: [
          'error relics/0: Captain has Old Blade and not the keyword ember lodge of its Specialist Detachment. [units/0]',
          'error traits/0: Captain has Bold and not the keyword ember lodge of its Specialist Detachment. [units/0]',
          'error powers/0: Captain has random and not the keyword ember lodge of its Specialist Detachment. [units/0]',
        ],
      },
      'of which no detachment is stated to be upgraded': {
        roster: rosterOf(unit(captain, { granted: ['Ember Lodge'], relics })),
        says: [
          'NOT_CHECKED relics/0: Which detachments are upgraded to Specialist Detachments is not stated; Captain has Old Blade of one.',
        ],
      },
      'without an upgrade': {
        roster: {
          ...rosterOf(unit(captain, { granted: ['Ember Lodge'], relics })),
          detachments: placed([detachment('Patrol')]).map((taken) => ({ ...taken, specialists: [] })),
        },
        says: ['error relics/0: Captain has Old Blade, and no detachment of the army is upgraded for ember lodge. [units/0]'],
      },
    },
  },
);

import { armyOption, datasheet, detachment, forcesOf, placed, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { specialistKeywordHeld } from './specialist-keyword-held.rule.js';

const captain = datasheet('Captain', ['Character', 'Psyker']);
const squad = datasheet('Squad');
const upgrade = { ...somewhere('upgrades', 0), name: 'Ember Lodge', keyword: 'ember lodge', commandPoints: 1 };
const specialist = 'ember lodge';
const relics = [{ ...somewhere('relics', 0), relic: armyOption('relic', 'Old Blade'), source: null, specialist }];
const warlordTraits = [{ ...somewhere('traits', 0), trait: armyOption('warlord-trait', 'Bold'), source: null, specialist }];
const psychicPowers = [{ ...somewhere('powers', 0), power: null, specialist }];
const upgraded = (...units: Parameters<typeof rosterOf>) => ({
  ...rosterOf(...units),
  detachments: placed([detachment('Patrol')]).map((taken) => ({ ...taken, specialists: [upgrade] })),
});
/** The first of two detachments is upgraded. The unit is in the second, which has the given upgrades. */
const inOther = (specialists: readonly (typeof upgrade)[] | undefined) => ({
  ...forcesOf(['Patrol'], ['Patrol', unit(captain, { granted: ['Ember Lodge'], relics })]),
  detachments: placed([detachment('Patrol'), detachment('Patrol')]).map((taken, index) => {
    const stated = index === 0 ? [upgrade] : specialists;
    return { ...taken, ...(stated && { specialists: stated }) };
  }),
});

testRule(
  specialistKeywordHeld,
  {},
  {
    passes: {
      'the keyword granted': upgraded(unit(captain, { granted: ['Ember Lodge'], relics, warlordTraits, psychicPowers })),
      'a PSYKER among its models': upgraded(
        unit(squad, {
          granted: ['Ember Lodge'],
          psychicPowers,
          groups: [{ name: 'Seer', models: 1, keywords: new Set(['psyker']) }],
        }),
      ),
      'a unit of another detachment with the same upgrade': inOther([upgrade]),
      'nothing of a Specialist Detachment': rosterOf(captain),
    },
    fails: {
      'without the keyword': {
        roster: upgraded(unit(captain, { relics, warlordTraits, psychicPowers })),
        says: [
          'error relics/0: Captain has Old Blade but not the keyword ember lodge of its Specialist Detachment. [units/0]',
          'error traits/0: Captain has Bold but not the keyword ember lodge of its Specialist Detachment. [units/0]',
          'error powers/0: Captain has random but not the keyword ember lodge of its Specialist Detachment. [units/0]',
        ],
      },
      'of another detachment than the one upgraded': {
        roster: inOther([]),
        says: ['error relics/0: Captain has Old Blade of a Specialist Detachment that it does not belong to. [units/0]'],
      },
      'in a detachment without stated upgrades, while another is upgraded': {
        roster: inOther(undefined),
        says: [
          'ITEM_MISSING relics/0: Captain has Old Blade of a Specialist Detachment, but the list does not state which detachments are upgraded.',
        ],
      },
      'in a detachment that is not upgraded, while nothing is stated of another': {
        roster: {
          ...forcesOf(['Patrol', unit(captain, { granted: ['Ember Lodge'], relics })], ['Patrol']),
          detachments: placed([detachment('Patrol'), detachment('Patrol')]).map((taken, index) =>
            index === 0 ? { ...taken, specialists: [] } : taken,
          ),
        },
        says: ['error relics/0: Captain has Old Blade of a Specialist Detachment that it does not belong to. [units/0]'],
      },
      'a psychic power on a unit that is not a PSYKER': {
        roster: upgraded(unit(squad, { granted: ['Ember Lodge'], psychicPowers })),
        says: ['error powers/0: Squad has the psychic power random of a Specialist Detachment but is not a PSYKER. [units/0]'],
      },
      'two psychic powers': {
        roster: upgraded(
          unit(captain, {
            granted: ['Ember Lodge'],
            psychicPowers: [...psychicPowers, { ...somewhere('powers', 1), power: armyOption('psychic-power', 'Cold Wind'), specialist }],
          }),
        ),
        says: [
          'error powers/1: Captain has 2 psychic powers of a Specialist Detachment; it may exchange only one of its powers for such a power. [units/0]',
        ],
      },
      'without a detachment that is stated to be upgraded': {
        roster: rosterOf(unit(captain, { granted: ['Ember Lodge'], relics })),
        says: [
          'ITEM_MISSING relics/0: Captain has Old Blade of a Specialist Detachment, but the list does not state which detachments are upgraded.',
        ],
      },
      'without an upgrade': {
        roster: {
          ...rosterOf(unit(captain, { granted: ['Ember Lodge'], relics })),
          detachments: placed([detachment('Patrol')]).map((taken) => ({ ...taken, specialists: [] })),
        },
        says: ['error relics/0: Captain has Old Blade, but no detachment of the army is upgraded for ember lodge. [units/0]'],
      },
    },
  },
);

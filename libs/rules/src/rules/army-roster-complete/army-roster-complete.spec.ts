import { declaring } from '../../testing/declaration-builder.js';
import { armyOption, datasheet, forcesOf, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { armyRosterComplete } from './army-roster-complete.rule.js';

const captain = datasheet('Captain', ['Character', 'Psyker'], { role: 'HQ', powerRating: 4 });
const bare = datasheet('Squad', ['Psyker', 'Character']);
const items = { complete: true, playerName: 'A', armyName: 'B', statedCommandPoints: 5 };
const written = unit(captain, {
  warlord: true,
  statedPoints: 90,
  wargearStated: true,
  keywordChoices: [{ keyword: '<LODGE>', choice: 'Ember Lodge' }],
  ruleChoices: [{ rule: 'Oath', choice: 'random' }],
  warlordTraits: [{ ...somewhere('traits', 0), trait: armyOption('warlord-trait', 'Bold'), source: 'warlord' }],
  psychicPowers: [{ ...somewhere('powers', 0), power: null }],
});
const unwritten = unit(bare, {
  models: null,
  wargearStated: false,
  warlord: true,
  detachment: null,
  keywordChoices: [{ keyword: '<LODGE>', choice: null }],
  ruleChoices: [{ rule: 'Oath', choice: null }],
});
const { keywordChoices: _, ...unnoted } = written.facts;
const lodged = datasheet('Lodged', ['Character', 'Psyker'], { role: 'HQ', powerRating: 4, factionKeywords: ['PACT', '<LODGE>'] });
const missing = (what: string) => `ITEM_MISSING units/0: ${what}`;

testRule(
  armyRosterComplete,
  {},
  {
    passes: {
      'all nine items, with random rules and powers noted as such': declaring(
        { ...forcesOf(['Patrol', written]), statedPoints: 90 },
        items,
      ),
      'no points limit, no points': declaring(
        { ...forcesOf(['Patrol', unit(captain, { ...written.facts, statedPoints: null })]), pointsLimit: null },
        items,
      ),
      'completeness is not asked for': rosterOf(unwritten),
    },
    fails: {
      'nothing about a unit': {
        roster: declaring({ ...forcesOf(['Patrol', unwritten]), statedPoints: 90 }, items),
        says: [
          missing('Item 1: how many models Squad has is not recorded.'),
          missing('Item 1: the Battlefield Role of Squad is not recorded.'),
          missing('Item 2: the weapons and wargear of Squad are not recorded.'),
          missing('Item 3: the points of Squad are not recorded.'),
          missing('Item 3: the Power Rating of Squad is not recorded.'),
          missing('Item 4: the psychic powers of Squad are not recorded.'),
          missing('Item 6: the detachment of Squad is not recorded.'),
          missing('Item 8: the Warlord Trait of Squad is not recorded.'),
          missing('Item 4: the choice for <LODGE> of Squad is not recorded.'),
          missing('Item 4: the choice for Oath of Squad is not recorded.'),
        ],
      },
      'a keyword in angle brackets that the list does not mention': {
        roster: declaring({ ...forcesOf(['Patrol', unit(lodged, written.facts), unit(lodged, unnoted)]), statedPoints: 90 }, items),
        says: ['ITEM_MISSING units/1: Item 4: the choice for <LODGE> of Lodged is not recorded.'],
      },
      'only the Army Faction, as a keyword of several armies': {
        roster: declaring({ ...forcesOf(), faction: null }, { complete: true, armyKeyword: 'CONCORD', playerName: 'A', armyName: 'B' }),
        says: [
          'ITEM_MISSING army: Item 5: the points of the army are not recorded.',
          'ITEM_MISSING army: Item 6: the detachments are not recorded.',
          'ITEM_MISSING army: Item 8: the Warlord is not recorded.',
          'ITEM_MISSING army: Item 9: the number of CP at the start of the battle is not recorded.',
        ],
      },
      'nothing about the army': {
        roster: declaring({ ...forcesOf(), faction: null }, { complete: true }),
        says: [
          'ITEM_MISSING army: Item 5: the points of the army are not recorded.',
          'ITEM_MISSING army: Item 6: the detachments are not recorded.',
          "ITEM_MISSING army: Item 7: the player's name is not recorded.",
          "ITEM_MISSING army: Item 7: the army's name is not recorded.",
          'ITEM_MISSING army: Item 7: the Army Faction is not recorded.',
          'ITEM_MISSING army: Item 8: the Warlord is not recorded.',
          'ITEM_MISSING army: Item 9: the number of CP at the start of the battle is not recorded.',
        ],
      },
    },
  },
);

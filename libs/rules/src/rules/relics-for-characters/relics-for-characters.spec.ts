import type { KeywordExpression } from '@muster/catalogue';
import { armyOption, datasheet, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { relicsForCharacters } from './relics-for-characters.rule.js';

const captain = datasheet('Captain', ['Character']);
const squad = datasheet('Squad');
const bearing = (sheet: typeof captain, facts: { namedCharacter?: boolean } = {}, eligibility: KeywordExpression | null = null) =>
  rosterOf(
    unit(sheet, { ...facts, relics: [{ ...somewhere('relics', 0), relic: armyOption('relic', 'Old Blade', eligibility), source: null }] }),
  );

testRule(
  relicsForCharacters,
  {},
  {
    passes: {
      'a CHARACTER': bearing(captain),
      'one that the relic is for': bearing(captain, { namedCharacter: false }, { has: 'Character' }),
    },
    fails: {
      'a named character': {
        roster: bearing(captain, { namedCharacter: true }),
        says: ['error relics/0: Captain is a named character and bears Old Blade. [units/0]'],
      },
      'no CHARACTER': { roster: bearing(squad), says: ['error relics/0: Squad bears Old Blade and is no CHARACTER. [units/0]'] },
      'no CHARACTER, to whom the data offer it all the same': {
        roster: rosterOf(
          unit(squad, {
            relics: [{ ...somewhere('relics', 0), relic: { ...armyOption('relic', 'Old Blade'), offeredBy: [squad.id] }, source: null }],
          }),
        ),
        says: ['DATA_GAP relics/0: Squad bears Old Blade, which the data offer to it, and is no CHARACTER by them.'],
      },
      'one that the relic is not for': {
        roster: bearing(captain, {}, { has: 'Cavalry' }),
        says: ['error relics/0: Captain cannot bear Old Blade. [units/0]'],
      },
    },
  },
);

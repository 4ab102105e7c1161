import type { ResolvedRelic } from '#muster/army';
import type { KeywordExpression } from '#muster/catalogue';
import { armyOption, datasheet, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { relicsForCharacters } from './relics-for-characters.rule.js';

const captain = datasheet('Captain', ['Character']);
const squad = datasheet('Squad');
const bearing = (sheet: typeof captain, facts: { namedCharacter?: boolean } = {}, eligibility: KeywordExpression | null = null) =>
  rosterOf(
    unit(sheet, { ...facts, relics: [{ ...somewhere('relics', 0), relic: armyOption('relic', 'Old Blade', eligibility), source: null }] }),
  );
const relic = (name: string, source: ResolvedRelic['source'], specialist?: string): ResolvedRelic => ({
  ...somewhere('relics', name),
  relic: armyOption('relic', name),
  source,
  ...(specialist !== undefined && { specialist }),
});
const of = (sheet: typeof captain, ...relics: ResolvedRelic[]) => rosterOf(unit(sheet, { relics }));

testRule(
  relicsForCharacters,
  {},
  {
    passes: {
      'a CHARACTER': bearing(captain),
      'one that the relic is for': bearing(captain, { namedCharacter: false }, { has: 'Character' }),
      'not a CHARACTER, with a Stratagem': of(squad, relic('Old Blade', 'stratagem')),
      'not a CHARACTER, with another rule': of(squad, relic('Old Blade', 'rule')),
      'one of a Specialist Detachment and one by a Stratagem': of(
        captain,
        relic('Ember', 'army', 'ember lodge'),
        relic('Ring', 'stratagem'),
      ),
    },
    fails: {
      'a named character': {
        roster: bearing(captain, { namedCharacter: true }),
        says: ['error relics/0: Captain bears Old Blade but is a named character. [units/0]'],
      },
      'not a CHARACTER': {
        roster: of(squad, relic('Ring', 'army')),
        says: ['error relics/Ring: Squad bears Ring but is not a CHARACTER. [units/0]'],
      },
      'not a CHARACTER, with a relic of a Specialist Detachment': {
        roster: of(squad, relic('Ember', 'stratagem', 'ember lodge')),
        says: ['error relics/Ember: Squad bears Ember but is not a CHARACTER. [units/0]'],
      },
      'not a CHARACTER, without a stated rule that gives it': {
        roster: bearing(squad),
        says: ['ITEM_MISSING relics/0: Squad bears Old Blade but is not a CHARACTER, and no rule that grants it is stated.'],
      },
      'a relic of a Specialist Detachment in addition to the one it must replace': {
        roster: of(captain, relic('Ring', 'army'), relic('Ember', 'army', 'ember lodge')),
        says: ['error relics/Ember: Ember, borne by Captain, is a relic of a Specialist Detachment and must replace Ring. [units/0]'],
      },
      'not a CHARACTER, although the data offers it': {
        roster: rosterOf(
          unit(squad, {
            relics: [{ ...somewhere('relics', 0), relic: { ...armyOption('relic', 'Old Blade'), offeredBy: [squad.id] }, source: null }],
          }),
        ),
        says: [
          'DATA_GAP relics/0: Squad bears Old Blade but is not a CHARACTER in the BattleScribe data, which nevertheless offers it this relic.',
        ],
      },
      'one that the relic is not for': {
        roster: bearing(captain, {}, { has: 'Cavalry' }),
        says: ['error relics/0: Captain cannot bear Old Blade. [units/0]'],
      },
    },
  },
);

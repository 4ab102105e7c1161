import type { ResolvedTrait } from '#muster/army';
import type { KeywordExpression } from '#muster/catalogue';
import { armyOption, datasheet, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { warlordTraitsAccountedFor } from './warlord-traits-accounted-for.rule.js';

const captain = datasheet('Captain', ['Character']);
const squad = datasheet('Squad');
const trait = (name: string, source: ResolvedTrait['source'] = null, eligibility: KeywordExpression | null = null): ResolvedTrait => ({
  ...somewhere('traits', name),
  trait: armyOption('warlord-trait', name, eligibility),
  source,
});
const having = (facts: { warlord?: boolean; namedCharacter?: boolean }, ...warlordTraits: ResolvedTrait[]) =>
  rosterOf(unit(captain, { ...facts, warlordTraits }));
const warlord = { warlord: true };
const squadWith = (facts: { warlord?: boolean }, taken: ResolvedTrait) => rosterOf(unit(squad, { ...facts, warlordTraits: [taken] }));
const ofLodge = (taken: ResolvedTrait): ResolvedTrait => ({ ...taken, specialist: 'ember lodge' });

testRule(
  warlordTraitsAccountedFor,
  { forAny: ['steady'], charactersOnly: false },
  {
    passes: {
      'the Warlord, with one': having(warlord, trait('Bold')),
      'another with a Stratagem, a third by a rule': having(warlord, trait('Bold'), trait('Sly', 'stratagem'), trait('Grim', 'rule')),
      'a CHARACTER by a Stratagem': having({}, trait('Bold', 'stratagem')),
      'a named character with its own': having({ namedCharacter: true }, trait('Bold', 'named')),
      'no trait on a unit that is not a CHARACTER or not the Warlord': rosterOf(unit(squad, warlord), captain),
      'a unit that is not a CHARACTER, with a Stratagem': squadWith({}, trait('Bold', 'stratagem')),
      'a unit that is not a CHARACTER, with another rule': squadWith({}, trait('Bold', 'rule')),
      'a trait that any Warlord can have, CHARACTER or not': squadWith(warlord, trait('Steady', 'warlord')),
      'a unit of which one model is a CHARACTER': rosterOf(
        unit(squad, {
          ...warlord,
          warlordTraits: [trait('Bold', 'warlord')],
          groups: [{ name: 'Leader', models: 1, keywords: new Set(['character']) }],
        }),
      ),
      'a trait that any Warlord can have': having(warlord, trait('Steady', 'warlord', { has: 'Cavalry' })),
    },
    fails: {
      'the Warlord without a stated trait': {
        roster: having(warlord),
        says: ['NOT_CHECKED units/0: The list states no Warlord Trait for the Warlord, Captain.'],
      },
      'not a CHARACTER': {
        roster: rosterOf(unit(squad, { ...warlord, warlordTraits: [trait('Bold')] })),
        says: ['error traits/Bold: Squad has the Warlord Trait Bold but is not a CHARACTER. [units/0]'],
      },
      'not a CHARACTER, without a stated rule that gives it': {
        roster: squadWith({}, trait('Bold')),
        says: ['ITEM_MISSING traits/Bold: Squad has the Warlord Trait Bold but is not a CHARACTER, and no rule that grants it is stated.'],
      },
      'neither a CHARACTER nor the Warlord, with a trait for any Warlord': {
        roster: squadWith({}, trait('Steady', 'warlord')),
        says: [
          'error traits/Steady: Squad has the Warlord Trait Steady but is not a CHARACTER. [units/0]',
          'warning traits/Steady: Squad has the Warlord Trait Steady but is not the Warlord, and no rule that grants it is stated. [units/0]',
        ],
      },
      'not a CHARACTER, with Field Commander': {
        roster: squadWith({}, ofLodge(trait('Sly', 'stratagem'))),
        says: ['error traits/Sly: Squad has the Warlord Trait Sly but is not a CHARACTER. [units/0]'],
      },
      'a named Warlord with the trait of a Specialist Detachment': {
        roster: having({ warlord: true, namedCharacter: true }, ofLodge(trait('Bold', 'warlord'))),
        says: [
          'error traits/Bold: Captain is a named character and the Warlord, but has Bold of a Specialist Detachment instead of its own trait. [units/0]',
        ],
      },
      'not a CHARACTER, although the data offers it': {
        roster: rosterOf(
          unit(squad, {
            ...warlord,
            warlordTraits: [{ ...trait('Bold'), trait: { ...armyOption('warlord-trait', 'Bold'), offeredBy: [squad.id] } }],
          }),
        ),
        says: [
          'DATA_GAP traits/Bold: Squad has the Warlord Trait Bold but is not a CHARACTER in the BattleScribe data, which nevertheless offers it this trait.',
        ],
      },
      'a trait for others': {
        roster: having(warlord, trait('Rider', 'warlord', { has: 'Cavalry' })),
        says: ['error traits/Rider: Captain cannot have the Warlord Trait Rider. [units/0]'],
      },
      'a second trait without a source': {
        roster: having(warlord, trait('Bold', 'warlord'), trait('Sly')),
        says: [
          'warning traits/Sly: Captain has the Warlord Trait Sly in addition to another, and no rule that grants it is stated. [units/0]',
        ],
      },
      'not the Warlord, without a source': {
        roster: having({}, trait('Bold')),
        says: [
          'warning traits/Bold: Captain has the Warlord Trait Bold but is not the Warlord, and no rule that grants it is stated. [units/0]',
        ],
      },
      'a named character with another trait': {
        roster: having({ warlord: true, namedCharacter: true }, trait('Bold', 'warlord')),
        says: [
          'warning traits/Bold: Captain is a named character with the Warlord Trait Bold, which is not stated to be its own. [units/0]',
        ],
      },
    },
  },
);

import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { enhancementBearerNamed } from './enhancement-bearer-named.rule.js';

const council = datasheet('Council', ['Character'], { minModels: 2 });
const captain = datasheet('Captain', ['Character']);
const lens = enhancement('Ember Lens');
const group = (name: string, models: number, ...keywords: string[]) => ({ name, models, keywords: new Set(keywords) });
const several = rosterOf(unit(council, { enhancements: [lens] }));
const bearing = (bearer: string, sheet = council) => {
  const army = rosterOf(unit(sheet, { enhancements: [lens] }));
  return {
    ...army,
    units: army.units.map((each) => ({ ...each, enhancements: each.enhancements.map((taken) => ({ ...taken, bearer })) })),
  };
};
const elder = { id: 'elder', name: 'Elder', min: 1, max: 1 };
const guard = { id: 'guard', name: 'Guard', min: 1, max: 4 };
const court = datasheet('Court', ['Character'], { minModels: 2, models: [elder, guard] });
const offer = {
  id: 'offer',
  name: 'Enhancements',
  min: 0,
  max: 1,
  options: [{ id: 'lens', name: 'Ember Lens', points: 10, default: false }],
};
const complete = { complete: true };

testRule(
  enhancementBearerNamed,
  {},
  {
    passes: {
      'completeness is not asked for': several,
      'one model': declaring(rosterOf(unit(captain, { enhancements: [lens] })), complete),
      'one CHARACTER among several models': declaring(
        rosterOf(unit(council, { enhancements: [lens], groups: [group('Elder', 1, 'character'), group('Guard', 4)] })),
        complete,
      ),
      'not an Enhancement': declaring(rosterOf(council), complete),
      named: declaring(bearing('Elder'), complete),
      'named as a model of the datasheet': bearing('The Elder', court),
      'a single model to which the data offers it': declaring(
        rosterOf(
          unit(datasheet('Court', ['Character'], { minModels: 2, models: [elder, guard], options: [{ ...offer, model: 'Elder' }] }), {
            enhancements: [lens],
          }),
        ),
        complete,
      ),
    },
    fails: {
      'a model that the unit does not have': {
        roster: bearing('Foo', court),
        says: [
          'DATA_GAP units/0/enhancements/0: Foo is stated to bear Ember Lens, but no model of Court has that name in the BattleScribe data.',
        ],
      },
      'several models to which the data offers it': {
        roster: declaring(
          rosterOf(
            unit(datasheet('Court', ['Character'], { minModels: 2, models: [elder, guard], options: [{ ...offer, model: 'Guard' }] }), {
              enhancements: [lens],
            }),
          ),
          complete,
        ),
        says: ['ITEM_MISSING units/0/enhancements/0: The list does not state which model of Court bears Ember Lens.'],
      },
      'several models': {
        roster: declaring(several, complete),
        says: ['ITEM_MISSING units/0/enhancements/0: The list does not state which model of Council bears Ember Lens.'],
      },
    },
  },
);

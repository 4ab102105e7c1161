import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { enhancementBearerNamed } from './enhancement-bearer-named.rule.js';

const council = datasheet('Council', ['Character'], { minModels: 2 });
const captain = datasheet('Captain', ['Character']);
const lens = enhancement('Ember Lens');
const group = (name: string, models: number, ...keywords: string[]) => ({ name, models, keywords: new Set(keywords) });
const several = rosterOf(unit(council, { enhancements: [lens] }));
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
      'no Enhancement': declaring(rosterOf(council), complete),
      named: declaring(
        {
          ...several,
          units: several.units.map((each) => ({
            ...each,
            enhancements: each.enhancements.map((taken) => ({ ...taken, bearer: 'Elder' })),
          })),
        },
        complete,
      ),
    },
    fails: {
      'several models': {
        roster: declaring(several, complete),
        says: ['ITEM_MISSING units/0/enhancements/0: Which model of Council bears Ember Lens is not stated.'],
      },
    },
  },
);

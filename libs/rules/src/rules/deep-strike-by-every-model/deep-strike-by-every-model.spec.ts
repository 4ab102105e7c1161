import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { deepStrikeByEveryModel } from './deep-strike-by-every-model.rule.js';

const divers = datasheet('Divers', [], { abilities: ['Deep Strike'] });
const captain = datasheet('Captain');
const mixed = unit(divers, {
  groups: [
    { name: 'Diver', models: 4, keywords: new Set(), abilities: new Set(['deep strike']) },
    { name: 'Guide', models: 1, keywords: new Set(), abilities: new Set() },
  ],
});
const counted = (name: string) =>
  `warning reserves/0: Not every model of ${name} has Deep Strike on its datasheet; the unit counts as being in Strategic Reserves. [units/0]`;

testRule(
  deepStrikeByEveryModel,
  {},
  {
    passes: {
      'every model': declaring(rosterOf(divers), { reserves: [[0, 'deep-strike']] }),
      'Strategic Reserves need no ability': declaring(rosterOf(captain), { reserves: [[0, 'strategic']] }),
      'no declarations': rosterOf(captain),
    },
    fails: {
      'not the Leader': {
        roster: declaring(rosterOf(divers, captain), { attachments: [[1, 0]], reserves: [[0, 'deep-strike']] }),
        says: [
          'warning reserves/0: Captain, which is attached to the same unit as Divers, does not have Deep Strike on its datasheet; both count as being in Strategic Reserves. [units/0 units/1]',
        ],
      },
      'not one model': { roster: declaring(rosterOf(mixed), { reserves: [[0, 'deep-strike']] }), says: [counted('Divers')] },
    },
  },
);

import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { oneEnhancementPerAttachedUnit } from './one-enhancement-per-attached-unit.rule.js';

const captain = datasheet('Captain', ['Character']);
const squad = datasheet('Squad');
const bearing = (...names: string[]) => unit(captain, { enhancements: names.map((name) => enhancement(name)) });
const pair = rosterOf(bearing('Ember Lens'), bearing('Ash Mantle'), squad);

testRule(
  oneEnhancementPerAttachedUnit,
  {},
  {
    passes: {
      'two units apart': pair,
      'one bearer in an attached unit': declaring(rosterOf(bearing('Ember Lens'), captain, squad), {
        attachments: [
          [0, 2],
          [1, 2],
        ],
      }),
    },
    fails: {
      'two on one model': {
        roster: rosterOf(bearing('Ember Lens', 'Ash Mantle')),
        says: [
          'error units/0/enhancements/1: Captain bears 2 Enhancements; it may only bear one. [units/0/enhancements/0] -> remove units/0/enhancements/1: Remove Ash Mantle.',
        ],
      },
      'two in one attached unit': {
        roster: declaring(pair, {
          attachments: [
            [0, 2],
            [1, 2],
          ],
        }),
        says: [
          'error units/1/enhancements/0: Captain, Captain form one attached unit and bear 2 Enhancements; together they may only bear one. [units/0/enhancements/0] -> remove units/1/enhancements/0: Remove Ash Mantle.',
        ],
      },
    },
  },
);

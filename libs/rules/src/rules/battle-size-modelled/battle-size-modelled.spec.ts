import { declaring } from '../../testing/declaration-builder.js';
import { sizes } from '../../testing/nine-kinds.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { battleSizeModelled } from './battle-size-modelled.rule.js';

const limited = (pointsLimit: number | null) => ({ ...rosterOf(datasheet('Squad', [], { powerRating: 8 })), pointsLimit });

testRule(
  battleSizeModelled,
  { sizes },
  {
    passes: {
      'by points limit': limited(200),
      'as declared': declaring(limited(null), { battleSize: 'Skirmish' }),
      'as data files spell it': declaring(limited(null), { battleSize: '2. Battle (11-20 Total PL / 101-200 Points) ' }),
      'by both Power Levels': declaring(limited(null), { opponentPowerLevel: 12 }),
    },
    fails: {
      'points above the largest size': {
        roster: limited(201),
        says: ['RULE_NOT_MODELLED army: The battle is larger than the largest battle size, so its CP and detachment limits are unknown.'],
      },
      'Power Levels above the largest size': {
        roster: declaring(limited(null), { opponentPowerLevel: 13 }),
        says: ['RULE_NOT_MODELLED army: The battle is larger than the largest battle size, so its CP and detachment limits are unknown.'],
      },
      'a size that is smaller than the points limit': {
        roster: declaring(limited(150), { battleSize: 'Skirmish' }),
        says: ['warning army: The points limit is 150; the maximum for the battle size skirmish is 100.'],
      },
      'nothing is stated': {
        roster: limited(null),
        says: ['NOT_CHECKED army: No battle size, points limit or pair of Power Levels is stated.'],
      },
    },
  },
);

import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { powerRatingNotLowered } from './power-rating-not-lowered.rule.js';

const squad = datasheet('Squad', [], { powerRating: 4 });
const stating = (powerRating: number) => unit(squad, { powerRating, powerRatingStated: true });

testRule(
  powerRatingNotLowered,
  {},
  {
    passes: {
      'that of the datasheet': rosterOf(stating(4)),
      'a higher one': rosterOf(stating(8)),
      'a lower Power Rating that was calculated from the data': rosterOf(unit(squad, { powerRating: 0 })),
      'none stated': rosterOf(squad, unit(squad, { powerRating: null })),
      'a datasheet with an unknown Power Rating': rosterOf(unit(datasheet('Guard'), { powerRating: 1, powerRatingStated: true })),
    },
    fails: {
      'a lower one': {
        roster: rosterOf(stating(1)),
        says: ['error units/0: Squad is stated to have a Power Rating of 1; its datasheet has 4.'],
      },
      'a lower Power Rating in a list with prices from another date': {
        roster: { ...rosterOf(stating(1)), pricedUnder: '2024-01' },
        says: [
          'DATA_GAP units/0: Squad is stated to have a Power Rating of 1; its datasheet has 4 in this data, which may be from a different date.',
        ],
      },
    },
  },
);

import { datasheet, gap, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { datasheetCopiesWithinSize } from './datasheet-copies-within-size.rule.js';

const tank = datasheet('Tank', ['Vehicle']);
const squad = datasheet('Squad', ['Infantry', 'Battleline']);
const hero = datasheet('Hero', ['Epic Hero']);
const times = (count: number, sheet: ReturnType<typeof datasheet>, pointsLimit: number | null = 2000) => ({
  ...rosterOf(...Array.from({ length: count }, () => unit(sheet))),
  pointsLimit,
});

testRule(
  datasheetCopiesWithinSize,
  {
    bySize: { incursion: 1000, 'strike force': 2000 },
    copies: { incursion: 2, 'strike force': 3 },
    times: 2,
    wideKeywords: ['battleline'],
  },
  {
    passes: {
      'three in the larger battle': times(3, tank),
      'six with a wide keyword': times(6, squad),
      'four with a wide keyword in the smaller battle': times(4, squad, 1000),
      'EPIC HEROES have a rule of their own': times(4, hero),
      'a larger battle is not judged': times(9, tank, 3000),
    },
    fails: {
      'one too many': {
        roster: times(4, tank),
        says: ['error units/3: Tank is taken 4 times; at most 3 are allowed. [units/0 units/1 units/2] -> remove units/3: Remove 1 Tank.'],
      },
      'in a battle of unknown size': {
        roster: { ...times(3, tank, null), statedPoints: 1000 },
        says: [
          'LIMIT_NOT_STATED units/2: Tank is taken 3 times. The list states no battle size; for the assumed one, at most 2 are allowed.',
        ],
      },
      'perhaps with a granted keyword': {
        roster: { ...times(4, tank), gaps: [gap('detachment')] },
        says: [
          'DATA_GAP units/3: Tank is taken 4 times; that is allowed only if it gains a keyword while mustering, and the list does not say whether it does.',
        ],
      },
    },
  },
);

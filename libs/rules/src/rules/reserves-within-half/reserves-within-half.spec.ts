import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, enhancement, gap, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { reservesWithinHalf } from './reserves-within-half.rule.js';

const squad = unit(datasheet('Squad'), { points: 100 });
const tank = unit(datasheet('Tank'), { points: 250 });
const flyer = unit(datasheet('Flyer', ['Aircraft']), { points: 50 });
const three = declaring(rosterOf(squad, squad, flyer, squad), {
  reserves: [
    [0, 'deep-strike'],
    [1, 'own-rule'],
    [2, 'strategic'],
  ],
});

const pod = unit(datasheet('Pod', ['Transport'], { uncountedInReserves: true }), { points: 70 });
const pathfinder = unit(datasheet('Pathfinder'), {
  points: 100,
  enhancements: [enhancement('Early Riser', { uncountedInReserves: 'units' })],
});

testRule(
  reservesWithinHalf,
  { percent: 50 },
  {
    passes: {
      'half of them': declaring(rosterOf(squad, squad), { reserves: [[0, 'strategic']] }),
      'a unit that does not count by its own rule, with embarked units': declaring(rosterOf(squad, pod, squad, squad), {
        passengers: [[0, 1]],
        reserves: [
          [1, 'own-rule'],
          [2, 'strategic'],
        ],
      }),
      'the bearer of an Enhancement that says so, with its TRANSPORT': declaring(rosterOf(pathfinder, tank), {
        passengers: [[0, 1]],
        reserves: [[1, 'strategic']],
      }),
      'a unit that was not found may be on the table': { ...three, gaps: [gap('unit')] },
    },
    fails: {
      'more than half of the points, at prices that the list does not state': {
        roster: { ...declaring(rosterOf(tank, squad), { reserves: [[0, 'strategic']] }), pricedUnder: '2026-07' },
        says: [
          'error army: At the prices of the data release 2026-07, units worth 250 of 350 points start in Reserves; at most 50% may. The list states different prices. -> leave-out-of-reserves units/0: Remove from Reserves: Tank.',
        ],
      },
      'more than half of the units, AIRCRAFT too': {
        roster: three,
        says: [
          'error army: 3 of 4 units start in Reserves; at most 50% may. -> leave-out-of-reserves units/2: Remove from Reserves: Flyer.',
          'error army: Units worth 250 of 350 points start in Reserves; at most 50% may. -> leave-out-of-reserves units/1: Remove from Reserves: Squad.',
        ],
      },
      'a Bodyguard unit leaves Reserves with those that are attached to it': {
        roster: declaring(rosterOf(squad, flyer, tank), { attachments: [[1, 0]], reserves: [[0, 'strategic']] }),
        says: [
          'error army: 2 of 3 units start in Reserves; at most 50% may. -> leave-out-of-reserves units/0: Remove from Reserves: Squad.',
        ],
      },
      'more than half of the points': {
        roster: declaring(rosterOf(tank, squad), { reserves: [[0, 'strategic']] }),
        says: [
          'error army: Units worth 250 of 350 points start in Reserves; at most 50% may. -> leave-out-of-reserves units/0: Remove from Reserves: Tank.',
        ],
      },
      'no declarations': {
        roster: rosterOf(squad),
        says: ['NOT_CHECKED army: The list does not declare which units start the battle in Reserves.'],
      },
    },
  },
);
